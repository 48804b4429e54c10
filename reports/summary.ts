import type { Conformance } from '../harness/results/model/conformance.ts';
import { figuresOf, verdictOf } from './verdict.ts';

/** The report in Markdown, for a pull request. */
export function summaryOf(conformance: Conformance): string {
  const { sections, run } = conformance;
  const broken = sections.flatMap(({ clauses }) => clauses.filter(({ verdict }) => verdict === 'broken'));
  const tally = (number: number, verdict: string) =>
    sections
      .find((section) => section.number === number)!
      .clauses.filter((clause) => clause.verdict === verdict).length;
  return [
    '## Conformance',
    '',
    verdictOf(conformance),
    '',
    ...broken.flatMap(({ id, text, scenarios }) => [
      `- **${id} is broken:** ${escaped(text)}`,
      ...scenarios
        .filter(({ status }) => status !== 'PASSED')
        .map(({ file, line, name }) => `  - \`${file}:${line}\` ${escaped(name)}`),
    ]),
    ...(broken.length ? [''] : []),
    '| Section | Kept | Broken | Not shown |',
    '| --- | ---: | ---: | ---: |',
    ...sections.map(
      ({ number, title, owner }) =>
        `| ${number}. ${title}${owner === 'house' ? ', the house’s own' : ''} | ${tally(number, 'kept')} | ${tally(number, 'broken')} | ${tally(number, 'not shown')} |`,
    ),
    '',
    ...figuresOf(conformance).map(({ name, words, note }) => `- ${name}: ${words} (${note})`),
    '',
    `${run.browser || 'No browser'}, ${run.seconds} s, commit ${run.commit}, ${run.site || 'no site'}.`,
    '',
  ].join('\n');
}

const escaped = (words: string): string => words.replaceAll(/[\\`*_<>|[\]]/g, '\\$&');
