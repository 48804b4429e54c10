import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readMetadata } from './page.ts';

/**
 * What a person approves of a page, a line each: its metadata, what it says and offers by its accessibility tree, the
 * words that assistive tools pass over, what elements ask of the browser, such as the kind of a field or a tab of its
 * own, from where to where each line stands across the window, the headings' font, and each drawing by a checksum.
 * Heights and colours are for pictures.
 */
export async function readApprovable(page: Page): Promise<string[]> {
  const [metadata, roles, { hidden, attributes, drawings }, places] = await Promise.all([
    readMetadata(page),
    page.locator('body').ariaSnapshot(),
    page.evaluate(readMarkup),
    page.evaluate(readPlaces),
  ]);
  return [
    ...JSON.stringify(metadata, null, 2).split('\n'),
    ...roles.split('\n'),
    ...hidden.map((words) => `hidden from assistive tools: ${words}`),
    ...attributes,
    ...places,
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
  const unseen = /^(?:class|style|id|for|src|data-.*)$/;
  const references = /^aria-(?:controls|labelledby|describedby|owns|activedescendant)$/;
  // The metadata have their own lines, and the picker's list of countries is not ours.
  const meta = 'meta:not([http-equiv], [property], [name^=twitter], [name=description])';
  const elements = document.querySelectorAll(`html, ${meta}, body *:not(svg, svg *, [role=option])`);
  const attributes = [...elements].flatMap((element) => {
    const own = [...element.attributes].filter(({ name }) => !unseen.test(name));
    const parts = own.map(({ name, value }) => {
      const said = references.test(name) ? value.split(' ').map(textOf).join('; ') : value;
      return said ? `${name}="${said}"` : name;
    });
    return parts.length ? [`${element.localName}: ${parts.join(' ')}`] : [];
  });
  return { hidden, attributes, drawings };

  function textOf(id: string): string {
    const text = document.getElementById(id)?.textContent ?? 'nothing';
    return text.replace(/\s+/g, ' ').trim().slice(0, 40);
  }
}

/** Runs in the page. Reads from where to where, in px, each block with words stands, and each control with its height. */
function readPlaces(): string[] {
  const lines: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last: Element | undefined;
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent!.replace(/\s+/g, ' ').trim();
    let box = walker.currentNode.parentElement!;
    if (
      words === '' ||
      box.closest('svg, script, [role=option]') ||
      !box.checkVisibility({ visibilityProperty: true })
    )
      continue;
    while (getComputedStyle(box).display === 'inline') box = box.parentElement!;
    if (box === last) continue;
    last = box;
    const { left, right, height } = box.getBoundingClientRect();
    const size = box.matches('a, button') ? `, ${Math.round(height)} high` : '';
    lines.push(`from ${Math.round(left)} to ${Math.round(right)}${size}: ${words.slice(0, 40)}`);
  }
  const faces = [...document.fonts].filter(({ family }) => family.includes('Sangam Display'));
  const fonts = faces.map(
    ({ weight, status, ascentOverride, descentOverride, lineGapOverride }) =>
      `headings: ${status} ${[weight, ascentOverride, descentOverride, lineGapOverride].join(' ')}`,
  );
  return [...lines, ...fonts];
}
