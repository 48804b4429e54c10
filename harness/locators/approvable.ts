import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readMetadata } from './page.ts';

/**
 * What a person approves of a page, a line each: its metadata, what it says and offers by its accessibility tree, the
 * words that assistive tools pass over, what elements ask of the browser, such as the kind of a field or a tab of its
 * own, and each drawing by a checksum. Layout and colours are for pictures.
 */
export async function readApprovable(page: Page): Promise<string[]> {
  const [metadata, roles, { hidden, attributes, drawings }] = await Promise.all([
    readMetadata(page),
    page.locator('body').ariaSnapshot(),
    page.evaluate(readMarkup),
  ]);
  return [
    ...JSON.stringify(metadata, null, 2).split('\n'),
    ...roles.split('\n'),
    ...hidden.map((words) => `hidden from assistive tools: ${words}`),
    ...attributes,
    ...drawings.map((markup) => `drawing ${createHash('sha256').update(markup).digest('hex').slice(0, 12)}`),
  ];
}

/**
 * Runs in the page. Class names and ids follow from file names and from React, and addresses of files from their
 * content: they are no part of what is approved. The policy names checksums of scripts.
 */
function readMarkup(): { hidden: string[]; attributes: string[]; drawings: string[] } {
  const outermost = [...document.querySelectorAll<HTMLElement>('[aria-hidden=true]:not(svg)')].filter(
    (element) => !element.parentElement?.closest('[aria-hidden=true]') && element.checkVisibility(),
  );
  const hidden = outermost
    .map((element) => element.innerText.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '');
  const drawings = [...document.querySelectorAll('svg')].map((svg) =>
    svg.outerHTML.replace(/ (?:class|id|href|mask|clip-path|aria-[a-z]+)="[^"]*"/g, ''),
  );
  const unseen =
    /^(?:class|style|id|for|src|data-.*|aria-(?:controls|labelledby|describedby|owns|activedescendant))$/;
  // The metadata have their own lines, and the picker's list of countries is not ours.
  const meta = 'meta:not([http-equiv], [property], [name^=twitter], [name=description])';
  const elements = document.querySelectorAll(`html, ${meta}, body *:not(svg, svg *, [role=option])`);
  const attributes = [...elements].flatMap((element) => {
    const own = [...element.attributes].filter(({ name }) => !unseen.test(name));
    const parts = own.map(({ name, value }) => (value ? `${name}="${value}"` : name));
    return parts.length ? [`${element.localName}: ${parts.join(' ')}`] : [];
  });
  return { hidden, attributes, drawings };
}
