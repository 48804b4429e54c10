import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { noLiteralWords } from '../no-literal-words.ts';

Object.assign(RuleTester, { describe, it });

const componentOf = (jsx: string) => ({
  code: `export const Shown = ({ words, open }) => ${jsx};`,
  languageOptions: { parserOptions: { lang: 'tsx' as const } },
});

new RuleTester().run('no-literal-words', noLiteralWords, {
  valid: [
    '<p className="note" role="alert">{words.note}</p>',
    '<p aria-label={words.label}>{words.name} {words.share}%, 1 *</p>',
    "<p>{' '}{open && <b />}{words.kind === 'long' ? words.open : words.closed}</p>",
    "<p data-kind={open ? 'open' : 'closed'}>{words.of('length')}</p>",
  ].map(componentOf),
  invalid: [
    ['<p>Open menu</p>', 'Open menu'],
    ['<>Open menu</>', 'Open menu'],
    ['<text>31 lakh</text>', '31 lakh'],
    ["<p>{'Open menu'}</p>", 'Open menu'],
    ['<p>{`Open ${words.menu}`}</p>', 'Open'],
    ["<p>{open ? words.close : 'Open menu'}</p>", 'Open menu'],
    ["<p>{open && 'Open menu'}</p>", 'Open menu'],
    ["<p>{'Open ' + words.menu}</p>", 'Open'],
    ['<nav aria-label="Main" />', 'Main'],
    ['<nav aria-label={`Main ${words.menu}`} />', 'Main'],
    ["<img alt={open ? 'A river' : ''} />", 'A river'],
    ['<input placeholder="Your name" />', 'Your name'],
    ['<Tabs label="Product groups" />', 'Product groups'],
  ].map(([jsx, word]) => ({
    ...componentOf(jsx!),
    errors: [{ message: `Move "${word}" to src/content, where all words are.` }],
  })),
});
