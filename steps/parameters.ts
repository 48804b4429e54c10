import { defineParameterType } from '@cucumber/cucumber';
import { elementListers } from '../harness/locators/lists.ts';
import { PART_PATTERN, parsePart } from '../harness/locators/parts.ts';
import { operationsByService } from '../harness/services.ts';
import { outsideAddresses, readAddress, screenAddresses } from './support/addresses.ts';
import { browserConditions } from './support/browser-conditions.ts';
import { pageEvents } from './support/page-events.ts';
import { expectedRequestsByProgress, siteFiles } from './support/site-files.ts';
import { partStates } from './support/states.ts';

const matchOneOf = (names: readonly string[]) =>
  new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'));

/** Defines a parameter: features write a key of `values`, and the step gets the key's value. */
const defineWordParameter = (name: string, values: Readonly<Record<string, unknown>>): void =>
  defineParameterType({
    name,
    regexp: matchOneOf(Object.keys(values)),
    transformer: (words: string) => values[words],
  });

/** An address of the site, by the name of its screen or in quotation marks, or a place outside the site. */
defineParameterType({
  name: 'address',
  regexp: new RegExp(
    `${matchOneOf([...Object.keys(screenAddresses), ...Object.keys(outsideAddresses)]).source}|the [A-Z]\\w+ page|"[^"]*"`,
  ),
  transformer: readAddress,
});

/** A direction in the history of the tab; the step gets -1 or 1. */
defineParameterType({
  name: 'direction',
  regexp: /back|forward/,
  transformer: (name: string) => (name === 'back' ? -1 : 1),
});

defineWordParameter('service', operationsByService);
defineWordParameter('file', siteFiles);
defineWordParameter('progress', expectedRequestsByProgress);
defineWordParameter('condition', browserConditions);
defineWordParameter('event', pageEvents);

/** The services that a fault applies to. */
defineParameterType({
  name: 'services',
  regexp: new RegExp(`the (?:${matchOneOf(Object.keys(operationsByService)).source})|every outside service`),
  transformer: (words: string) =>
    words === 'every outside service'
      ? Object.values(operationsByService)
      : [operationsByService[words.slice('the '.length)]!],
});

/** The call that a fault applies to: 1 for the next one, 2 for the one after it, ...; undefined for `every call`. */
defineParameterType({
  name: 'which',
  regexp: /every call|call (\d+)/,
  transformer: (number?: string) => (number ? Number(number) : undefined),
});

/** A part of the page: a landmark, or a name with its kind and surrounding part (harness/locators/parts.ts). */
defineParameterType({ name: 'part', regexp: PART_PATTERN, transformer: parsePart });

/** Things that a visitor can remember (steps/support/memory.ts). */
defineParameterType({
  name: 'memory',
  regexp: /the screen|the metadata|the place of the [\w ]+?/,
  transformer: (words: string) => words,
});

/** A kind of elements in a part of the page; the step gets the plural, such as `links`. */
defineParameterType({
  name: 'things',
  regexp: new RegExp(`(?:${matchOneOf(Object.keys(elementListers)).source})|link|character`),
  transformer: (name: string) => (name in elementListers ? name : `${name}s`),
});

/** States of parts of the page, written after "is" (steps/support/states.ts). */
defineParameterType({
  name: 'state',
  regexp: matchOneOf(Object.keys(partStates)),
  transformer: (name: string) => name,
});

const WHITESPACE_BY_NAME: Record<string, string> = { blank: ' ', newline: '\n' };

/** A text of a given length: only letters x, or with a blank or a newline at one end. */
defineParameterType({
  name: 'text',
  regexp: /(\d+) characters(?:, the (first|last) of them a (blank|newline),)?/,
  transformer(length: string, place: string | undefined, name = '') {
    const one = WHITESPACE_BY_NAME[name] ?? '';
    const others = 'x'.repeat(Number(length) - one.length);
    return place === 'first' ? one + others : others + one;
  },
});

/** A place for the pointer: one end of a button, or undefined for a place that does not react to the pointer. */
export type PointerSpot = { end: string; button: string } | undefined;

defineParameterType({
  name: 'spot',
  regexp: /away|to the (beginning|end) of "([^"]*)"/,
  transformer: (end?: string, button = ''): PointerSpot => (end === undefined ? undefined : { end, button }),
});

/** Distances from the top of the page in px, one after the other. */
defineParameterType({
  name: 'positions',
  regexp: /\d+ px(?: and then to \d+ px)*/,
  transformer: (words: string) =>
    words.split(' and then to ').map((position) => Number.parseInt(position, 10)),
});

/** The size of a window in px; without a height, the height is kept. */
defineParameterType({
  name: 'size',
  regexp: /(\d+) px wide(?: and (\d+) px high)?/,
  transformer: (width: string, height?: string) => ({
    width: Number(width),
    ...(height && { height: Number(height) }),
  }),
});

/** A duration; the step gets it in ms. */
defineParameterType({
  name: 'time',
  regexp: /(\d+) (ms|seconds?)/,
  transformer: (amount: string, unit: string) => Number(amount) * (unit === 'ms' ? 1 : 1000),
});
