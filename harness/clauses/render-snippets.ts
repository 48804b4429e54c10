import type { Meanings } from './meanings.ts';

/** The completions of VS Code, which `npm run snippets` writes. */
export const SNIPPETS_FILE = '.vscode/steps.code-snippets';

/** The language id that the Cucumber extension gives feature files. */
const SCOPE = 'cucumber';

/** A parameter of a wording, by its name. */
const PARAMETER = /\{(\w+)\}/g;

/**
 * Every step as a completion in VS Code: what is typed, what it becomes with a place to fill in for each parameter, and
 * beside it what the step and its parameters mean. As JSON.
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

/** The text that is put into the feature: `${1:part}` is a place to fill in, and a string stands in quotes. */
function bodyOf(wording: string): string {
  let place = 0;
  return shorten(wording).replaceAll(PARAMETER, (_whole, name: string) => {
    place += 1;
    const field = `\${${place}:${name}}`;
    return name === 'string' ? `"${field}"` : field;
  });
}
