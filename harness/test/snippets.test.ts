import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMeanings } from '../clauses/meanings.ts';
import { renderSnippets, SNIPPETS_FILE } from '../clauses/render-snippets.ts';

const snippetOf = (wording: string) => {
  const steps = { 'Who acts': { [wording]: 'What it means.' } };
  const parameters = { part: 'A part.', int: 'A number.' };
  return JSON.parse(renderSnippets({ steps, parameters }))[wording] as Record<string, string>;
};

it('a step completes with a place for each parameter, and says what all of it means', () => {
  expect(snippetOf('{int} percent of {part} is in view')).toEqual({
    scope: 'cucumber',
    prefix: '… percent of … is in view',
    body: '${1:int} percent of ${2:part} is in view',
    description: 'What it means.\n{int}: A number.\n{part}: A part.',
  });
});

it.each([
  ['they type {string} into {part}', 'they type "${1:string}" into ${2:part}'],
  ['the page has been loaded {int} time(s)', 'the page has been loaded ${1:int} time'],
  ['a script submits it {int} time(s)( at once)', 'a script submits it ${1:int} time'],
  ['they are/become sent to {part}', 'they are sent to ${1:part}'],
])('"%s" becomes %s', (wording, body) => {
  expect(snippetOf(wording).body).toBe(body);
});

it('the completions of VS Code are those of all steps, written by "npm run generate -- snippets"', () => {
  const meanings = readMeanings();
  expect(readFileSync(SNIPPETS_FILE, 'utf8')).toBe(renderSnippets(meanings));
  expect(Object.keys(JSON.parse(renderSnippets(meanings)))).toHaveLength(
    Object.values(meanings.steps).flatMap((group) => Object.keys(group)).length,
  );
});
