import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readMetadata } from './page.ts';

/**
 * What a person approves of a page, a line each: its metadata, what it says and offers by its accessibility tree, the
 * words that assistive tools pass over, and each drawing by a checksum. Layout and colours are for pictures.
 */
export async function readApprovable(page: Page): Promise<string[]> {
  const [metadata, roles, { hidden, drawings }] = await Promise.all([
    readMetadata(page),
    page.locator('body').ariaSnapshot(),
    page.evaluate(readHidden),
  ]);
  return [
    ...JSON.stringify(metadata, null, 2).split('\n'),
    ...roles.split('\n'),
    ...hidden.map((words) => `hidden from assistive tools: ${words}`),
    ...drawings.map((markup) => `drawing ${createHash('sha256').update(markup).digest('hex').slice(0, 12)}`),
  ];
}

/** Runs in the page. Class names and ids follow from file names and from React: they are no part of a drawing. */
function readHidden(): { hidden: string[]; drawings: string[] } {
  const outermost = [...document.querySelectorAll<HTMLElement>('[aria-hidden=true]:not(svg)')].filter(
    (element) => !element.parentElement?.closest('[aria-hidden=true]') && element.checkVisibility(),
  );
  const hidden = outermost
    .map((element) => element.innerText.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '');
  const drawings = [...document.querySelectorAll('svg')].map((svg) =>
    svg.outerHTML.replace(/ (?:class|id|href|mask|clip-path|aria-[a-z]+)="[^"]*"/g, ''),
  );
  return { hidden, drawings };
}
