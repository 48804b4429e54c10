import type { Conformance } from './read/model/conformance.ts';
import { describeVerdict, figuresOf } from './verdict.ts';

/** Renders the summary of a report in Markdown, for a pull request. */
export function renderMarkdown(conformance: Conformance): string {
  const { sections, run } = conformance;
  const broken = sections.flatMap(({ clauses }) => clauses.filter(({ verdict }) => verdict === 'broken'));
  const tally = (number: number, verdict: string) =>
    sections
      .find((section) => section.number === number)!
      .clauses.filter((clause) => clause.verdict === verdict).length;
  return [
    '## Conformance',
    '',
    describeVerdict(conformance),
    '',
    ...broken.flatMap(({ id, text, scenarios }) => [
      `- **${id} is broken:** ${escapeMarkdown(text)}`,
      ...scenarios
        .filter(({ status }) => status !== 'PASSED')
        .map(({ file, line, name }) => `  - \`${file}:${line}\` ${escapeMarkdown(name)}`),
    ]),
    ...(broken.length ? [''] : []),
    '| Section | Kept | Broken | Not shown |',
    '| --- | ---: | ---: | ---: |',
    ...sections.map(
      ({ number, title, owner }) =>
        `| ${number}. ${title}${owner === 'own' ? ', our own' : ''} | ${tally(number, 'kept')} | ${tally(number, 'broken')} | ${tally(number, 'not shown')} |`,
    ),
    '',
    ...figuresOf(conformance).map(({ name, words, note }) => `- ${name}: ${words} (${note})`),
    '',
    `${run.browser || 'No browser'}, ${run.seconds} s, commit ${run.commit}, ${run.site || 'no site'}.`,
    '',
  ].join('\n');
}

/** Escapes Markdown's special characters. */
const escapeMarkdown = (words: string): string => words.replaceAll(/[\\`*_<>|[\]]/g, '\\$&');
