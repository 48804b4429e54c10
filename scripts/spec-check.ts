import { mkdirSync } from 'node:fs';
import { parseCommandLine } from '../harness/command-line.ts';
import { findFeatureProblems } from '../harness/clauses/feature-problems.ts';
import { readClauses } from '../harness/clauses/clauses.ts';
import {
  countVocabulary,
  describeVocabulary,
  findVocabularyProblems,
  readWordings,
  VOCABULARY_LIMIT,
} from '../harness/clauses/vocabulary.ts';
import { RESULTS } from '../harness/results/results-folder.ts';
import { readRun } from '../harness/results/messages.ts';
import { countClauses } from '../reports/verdict.ts';
import { limits } from '../src/content/limits.ts';
import { runTool } from '../harness/run-tool.ts';

const MESSAGES = `${RESULTS}/dry-run.ndjson`;

/** Checks that clauses, features and steps agree, by a dry run of Cucumber without a browser. */
const { values } = parseCommandLine('npm run spec:check -- [--list]', {
  options: { list: { type: 'boolean' } },
});
mkdirSync(RESULTS, { recursive: true });
const code = await runTool('cucumber-js', [
  '--dry-run',
  '--parallel',
  '0',
  '--format',
  `message:${MESSAGES}`,
  '--format',
  'summary',
  'features',
]);
const clauses = readClauses();
const run = readRun(MESSAGES);
const wordings = readWordings(run);
const problems = [
  ...findFeatureProblems(run, clauses, limits),
  ...findVocabularyProblems(wordings, run.parameterTypes),
];
if (values.list) console.log(describeVocabulary(wordings, run.parameterTypes));
for (const problem of problems) console.error(problem);
console.log(
  problems.length
    ? `${problems.length} problems between ${countClauses(clauses)} and the features`
    : `The features agree with ${countClauses(clauses)}`,
);
console.log(`${countVocabulary(wordings, run.parameterTypes)} wordings, at most ${VOCABULARY_LIMIT}`);
process.exit(problems.length ? 1 : code);
