import type { Conformance } from '../read/model/conformance.ts';
import { escapeMarkdown } from '../render-markdown.ts';
import { pluralise } from '../pluralise.ts';
import { countClauses, describeVerdict } from '../verdict.ts';
import { isByCallsOnly, type WrittenChange } from './compare-clauses.ts';
import type { ScreenChange } from './compare-screens.ts';
import type { Changes, Desk } from './desk.ts';
import { describeScreen } from './screens.ts';
import { askGit } from './sources.ts';

/** The most characters that GitHub takes as a comment. */
export const MOST_CHARACTERS = 65_536;
/** Room for the sentence that counts what is left out. */
const RESERVE = 200;
/** By this line the workflow finds its own comment, to write it anew. */
const MARK = '<!-- conformance -->';

/** The comment of a pull request in Markdown: the verdict, the clauses that change, and links to the pictures. */
export function renderComment(conformance: Conformance, desk: Desk): string {
  const { changes, approvals } = desk;
  const all = [...Object.values(approvals.clauses), ...Object.values(approvals.screens)];
  const stale = all.filter(({ state }) => state === 'changed').length;
  const head = [
    MARK,
    '## Conformance',
    describeVerdict(conformance),
    ...conformance.sections
      .flatMap(({ clauses }) => clauses.filter(({ verdict }) => verdict === 'broken'))
      .map(({ id, text }) => `- **${id} is broken:** ${escapeMarkdown(text)}`),
    ...(stale ? [`\n${pluralise(stale, 'approval')} no longer fit what stands there.`] : []),
  ];
  if (typeof changes === 'string') return join([...head, `\n${changes}`]);
  const { since, clauses, screens } = changes;
  const title = `\n### Since ${escapeMarkdown(since.name)}: ${countClauses(clauses)} and ${pluralise(screens.length, 'screen')}\n`;
  return join([
    ...head,
    title,
    ...clauses.filter((change) => !isByCallsOnly(change)).map(describeClause),
    ...describeCallsOnly(clauses.filter(isByCallsOnly)),
    ...screens.map((change) => describeChangedScreen(change, desk, changes)),
  ]);
}

/** Joins lines up to GitHub's limit and counts those that are left out. */
function join(lines: readonly string[]): string {
  let length = 0;
  const fitting = lines.filter((line) => (length += line.length + 1) < MOST_CHARACTERS - RESERVE);
  const left = lines.length - fitting.length;
  const more = left ? [`\nAnd ${left} more, which the report's page of changes has.`] : [];
  return [...fitting, ...more, ''].join('\n');
}

function describeClause({ id, text, kind, wordsBefore, scenarios, calls }: WrittenChange): string {
  const parts = [
    ...(kind === 'changed' ? [] : [kind === 'added' ? 'new' : 'gone']),
    ...(wordsBefore === null ? [] : [`words before: “${escapeMarkdown(wordsBefore)}”`]),
    ...scenarios.map((part) => `scenario ${part.kind}: ${escapeMarkdown(part.name)}`),
    ...calls.map((part) => `call ${part.kind}: ${escapeMarkdown(part.name)}`),
  ];
  return [`- **${id}** ${escapeMarkdown(text)}`, ...parts.map((words) => `  - ${words}`)].join('\n');
}

/** One line for all clauses of which the same calls have changed, and nothing else. */
function describeCallsOnly(changes: readonly WrittenChange[]): string[] {
  const callsOf = ({ calls }: WrittenChange) => calls.map(({ name }) => name).join(', ');
  return [...Map.groupBy(changes, callsOf)].map(
    ([calls, all]) => `- **${all.map(({ id }) => id).join(', ')}** call changed: ${escapeMarkdown(calls)}`,
  );
}

function describeChangedScreen({ file, kind }: ScreenChange, { states }: Desk, { since }: Changes): string {
  const before = kind !== 'added' && `[before](${addressOf(since.revision, file)})`;
  const now = kind !== 'removed' && `[now](${addressOf(currentRevision(), file)})`;
  return `- ${escapeMarkdown(describeScreen(file, states))}, ${kind}: ${[before, now].filter(Boolean).join(', ')}`;
}

const currentRevision = (): string =>
  process.env.GITHUB_SHA ?? askGit(['rev-parse', 'HEAD']).toString().trim();

/** The page of the file at GitHub where the workflow runs; elsewhere the file's path. */
function addressOf(revision: string, file: string): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  return server && repository ? `${server}/${repository}/blob/${revision}/${file}` : file;
}
