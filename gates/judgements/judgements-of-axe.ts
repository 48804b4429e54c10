import { conference } from '../../src/content/conference.ts';
import { contact } from '../../src/content/contact.ts';
import { navigation } from '../../src/content/navigation.ts';
import type { Judgement } from './judgement.ts';

/** Matches elements by their texts, because shortened class names change when files are renamed (vite.config.ts). */
const patternOfTexts = (...texts: string[]) => new RegExp(`>(${texts.map(RegExp.escape).join('|')})`);

const menuSentences = navigation
  .flatMap(({ dropdown = [] }) => dropdown)
  .flatMap(({ para, details = [] }) => [para, ...details.map(({ subPara }) => subPara)]);

const patternOfTextsBehindMenu = patternOfTexts(
  contact.banner,
  contact.heading.onContactPage,
  contact.intro,
  conference.heading,
  conference.question,
  conference.howItWorks,
  conference.para,
  ...conference.options.map(({ label }) => label),
  ...conference.benefits,
);

/** Judgements of the elements that axe could not decide about. */
export const axeJudgements: readonly Judgement[] = [
  {
    rule: 'aria-required-children',
    element: /^<ul class="iti__country-list/,
    reason: 'A search without a match leaves the list empty while its words are in the field.',
    madeOn: ['desktop', 'country list without a match'],
  },
  {
    rule: 'color-contrast',
    element: /class="iti__(dial-code|country-name)"/,
    reason: 'Scrolled out of the open list, at least in part; ink on white as the countries in view.',
    madeOn: ['desktop', 'country list'],
  },
  {
    rule: 'color-contrast',
    element: /(id|for)="(full_name|email_id|contact_number|company_name|text)(-hint)?"|>\* Still needed/,
    reason: 'Behind the open list of countries or menu; the state "contact" is scanned without them.',
    madeOn: ['desktop', 'country list'],
  },
  {
    rule: 'color-contrast',
    // The assistant's icon has no text: match it by its drawing.
    element: new RegExp(`${patternOfTextsBehindMenu.source}|^<p[^>]*><svg[^>]*viewBox="0 0 48 48"`),
    reason: 'Behind the open Products menu; "contact" and "conference" are scanned without the menu.',
    madeOn: ['desktop', 'Products menu on a dark screen'],
  },
  {
    rule: 'color-contrast',
    element: patternOfTexts(...menuSentences),
    reason: 'A sentence of the Products menu: ink on the white of its panel, which is over the page.',
    madeOn: ['desktop', 'Products menu, Data Connect'],
  },
  {
    rule: 'color-contrast',
    element: /^<(pre|div) class="[^"]*" aria-hidden="true">/,
    reason: 'The pale copy of the request below the typed one, and its line numbers: 5.7:1.',
    madeOn: ['phone', 'home'],
  },
  {
    rule: 'color-contrast',
    element: />March</,
    reason: 'A month: light river on ink 10.2:1.',
    madeOn: ['phone', 'lendscape'],
  },
];
