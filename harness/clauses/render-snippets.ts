import type { Meanings } from './meanings.ts';

/** The completions of VS Code, which `npm run generate -- snippets` writes. */
export const SNIPPETS_FILE = '.vscode/steps.code-snippets';

/** The language id that the Cucumber extension gives feature files. */
const SCOPE = 'cucumber';

/** A parameter of a wording, by its name. */
const PARAMETER = /\{(\w+)\}/g;

/**
 * Every step as a completion in VS Code, as JSON: the prefix, the inserted text with a placeholder for each parameter,
 * and the meanings of the step and its parameters as the description.
 */
export function renderSnippets({ steps, parameters }: Meanings): string {
  const entries = Object.values(steps).flatMap((group) =>
    Object.entries(group).map(([wording, meaning]) => {
      const described = namesOf(wording).map((name) => `{${name}}: ${parameters[name] ?? name}`);
      const description = [meaning, ...new Set(described)].join('\n');
      const prefix = shorten(wording).replaceAll(PARAMETER, '…');
      return [wording, { scope: SCOPE, prefix, body: bodyOf(wording), description }] as const;
    }),
  );
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** The step in its shortest form: the first of alternatives, and nothing that may be left out. */
const shorten = (wording: string): string =>
  wording.replaceAll(/\([^)]*\)/g, '').replaceAll(/(?<=\s|^)([^\s/]+)(?:\/[^\s/]+)+/g, '$1');

const namesOf = (wording: string): string[] => [...wording.matchAll(PARAMETER)].map(([, name]) => name!);

/** The inserted text: `${1:part}` is a placeholder, and a string is in quotes. */
function bodyOf(wording: string): string {
  let place = 0;
  return shorten(wording).replaceAll(PARAMETER, (_whole, name: string) => {
    place += 1;
    const field = `\${${place}:${name}}`;
    return name === 'string' ? `"${field}"` : field;
  });
}
