import type { Locator } from '@playwright/test';
import { listFileNames, listFilesWithIcon } from './annual-returns-list.ts';
import { listFieldValues, listSeenFields } from './form.ts';
import { listOutsideScripts } from './scripts.ts';
import { listMenuGroups, listPanelMovements } from './header.ts';
import { listLinks, readText } from './page.ts';
import {
  listSubheadings,
  listItems,
  listLogos,
  listMarkPerLogo,
  listPassages,
  listTableRows,
  listSections,
} from './section.ts';
import { listProductCards, listTabPanels, listTabs } from './showcase.ts';

/** Lists all elements of one kind in a part, in reading order: the name of each, or a record of its facts. */
type ElementLister = (part: Locator) => Promise<(string | Record<string, string>)[]>;

const listLinkFacts = async (part: Locator) =>
  (await listLinks(part)).map(({ name, address, newTab }) => ({
    name,
    address,
    tab: newTab ? 'new' : 'same',
  }));

/** The options of the conference page, each with the number and message of the WhatsApp chat that it opens, if any. */
async function listWhatsAppChats(part: Locator) {
  const links = await listLinks(part);
  return links.map(({ name, address, newTab }) => {
    const { origin, pathname, searchParams } = new URL(address, part.page().url());
    const isChat = origin === 'https://wa.me' && newTab;
    return {
      option: name,
      number: isChat ? pathname.slice(1) : '',
      message: searchParams.get('text') ?? '',
    };
  });
}

/** The functions that list elements of a part, each by the word that features use for its list. */
export const elementListers: Record<string, ElementLister> = {
  links: listLinkFacts,
  groups: listMenuGroups,
  sections: listSections,
  headings: listSubheadings,
  items: listItems,
  passages: listPassages,
  rows: listTableRows,
  logos: listLogos,
  marks: listMarkPerLogo,
  tabs: listTabs,
  panels: listTabPanels,
  cards: listProductCards,
  movements: listPanelMovements,
  'outside scripts': listOutsideScripts,
  fields: listSeenFields,
  entries: listFieldValues,
  files: listFileNames,
  icons: listFilesWithIcon,
  'WhatsApp chats': listWhatsAppChats,
  characters: async (part) => [...(await readText(part))],
};
