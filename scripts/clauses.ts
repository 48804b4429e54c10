import { parseCommandLine } from '../harness/commands/command-line.ts';
import { dryRunFeatures } from '../harness/clauses/dry-run.ts';
import { findFeatureProblems } from '../harness/clauses/feature-problems.ts';
import { readClauses } from '../harness/clauses/clauses.ts';
import { findMeaningProblems, readVocabularyMeanings } from '../harness/clauses/meanings.ts';
import {
  countVocabulary,
  describeVocabulary,
  findVocabularyProblems,
  readWordings,
  MAX_VOCABULARY,
} from '../harness/clauses/vocabulary.ts';
import { RESULTS_FOLDER } from '../harness/commands/results-folder.ts';
import { pluralise } from '../reports/pluralise.ts';
import { countClauses } from '../reports/verdict.ts';

/** Checks by a dry run of Cucumber, without a browser, that clauses, features and steps agree. */
const { values } = parseCommandLine('npm run check -- clauses [--list]', {
  options: { list: { type: 'boolean' } },
});
if (/[()]/.test(process.cwd())) {
  console.error(`Rename a folder: Cucumber finds no step below ( or ), as in ${process.cwd()}.`);
  process.exit(1);
}
const { code, run } = await dryRunFeatures(`${RESULTS_FOLDER}/dry-run.ndjson`);
const clauses = readClauses();
const wordings = readWordings(run);
const problems = [
  ...findFeatureProblems(run, clauses),
  ...findVocabularyProblems(wordings, run.parameterTypes),
  ...findMeaningProblems(wordings, run.parameterTypes, run.pickles, readVocabularyMeanings()),
];
if (values.list) console.log(describeVocabulary(wordings, run.parameterTypes));
for (const problem of problems) console.error(problem);
console.log(
  problems.length
    ? `${pluralise(problems.length, 'problem')} between ${countClauses(clauses)} and the features`
    : `The features agree with ${countClauses(clauses)}`,
);
console.log(`${countVocabulary(wordings, run.parameterTypes)} wordings, at most ${MAX_VOCABULARY}`);
process.exit(problems.length ? 1 : code);
