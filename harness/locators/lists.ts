import type { Locator } from '@playwright/test';
import { fileNames, icons } from './annual-returns.ts';
import { fields } from './form.ts';
import { outsideScripts } from './scripts.ts';
import { groups, movements } from './header.ts';
import { linksIn, readingOf } from './page.ts';
import { headingsIn, listIn, logosIn, marksIn, passagesIn, rowsOf, sections } from './section.ts';
import { cards, panels, tabFacts } from './showcase.ts';

/** Lists everything of a kind in a part, in reading order: names, or facts by their names. */
type List = (part: Locator) => Promise<(string | Record<string, string>)[]>;

const linkFacts = async (part: Locator) =>
  (await linksIn(part)).map(({ name, address, newTab }) => ({ name, address, tab: newTab ? 'new' : 'same' }));

/** The options of the conference page with the chat that each opens; a link that opens no chat has no number. */
async function chats(part: Locator) {
  const links = await linksIn(part);
  return links.map(({ name, address, newTab }) => {
    const { origin, pathname, searchParams } = new URL(address);
    const isChat = origin === 'https://wa.me' && newTab;
    return {
      option: name,
      number: isChat ? pathname.slice(1) : '',
      message: searchParams.get('text') ?? '',
    };
  });
}

/** The lists of a part by the words that features use. */
export const lists: Record<string, List> = {
  links: linkFacts,
  groups,
  sections,
  headings: headingsIn,
  items: listIn,
  passages: passagesIn,
  rows: rowsOf,
  logos: logosIn,
  marks: marksIn,
  tabs: tabFacts,
  panels,
  cards,
  movements,
  'outside scripts': outsideScripts,
  fields,
  files: fileNames,
  icons,
  'WhatsApp chats': chats,
  characters: async (part) => [...(await readingOf(part))],
};
