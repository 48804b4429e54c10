import type { Generated, OpenMutant, Share } from '../../harness/results/model/generated.ts';
import { type Equivalents, readEquivalents, reasonOf } from './equivalents.ts';
import {
  isNoticed,
  type GeneratedRecord,
  type GeneratedStatus,
  readRecord,
  type RecordedMutant,
} from './record.ts';

type Judged = RecordedMutant & { file: string };

const LONGEST = 400;

/** Reads the record for the report; undefined when nothing was judged. */
export function readGenerated(): Generated | undefined {
  const record = readRecord();
  return Object.keys(record.files).length ? summarise(record, readEquivalents()) : undefined;
}

/** Sums up a record for the report. */
export function summarise({ all, files }: GeneratedRecord, equivalents: Equivalents): Generated {
  const judged = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant): Judged => ({ ...mutant, file })),
  );
  const words = judged.filter(isWords);
  const code = judged.filter((mutant) => !isWords(mutant));
  return {
    all,
    code: shareOf(code),
    words: shareOf(words),
    files: [...Map.groupBy(judged, ({ file }) => file)].map(([file, own]) => ({
      file,
      code: shareOf(own.filter((mutant) => !isWords(mutant))),
      words: shareOf(own.filter(isWords)),
    })),
    clauses: [...Map.groupBy(code, ({ clause }) => clause)].flatMap(([clause, own]) =>
      clause ? [{ clause, share: shareOf(own) }] : [],
    ),
    open: judged
      .filter(({ status }) => !isNoticed(status))
      .map((mutant) => describeOpen(mutant, equivalents))
      .toSorted((a, b) => Number(a.isWords) - Number(b.isWords) || b.looks - a.looks),
  };
}

/** Whether a mutant changes words of a page, or sample data of a product's screen; addresses are no words. */
const isWords = ({ file, mutator, original }: Pick<Judged, 'file' | 'mutator' | 'original'>): boolean =>
  file.startsWith('src/content/scenes/') ||
  (file.startsWith('src/content/') &&
    mutator === 'StringLiteral' &&
    !/^['"`](?:\/|#|https?:|mailto:|tel:)/.test(original));

const shareOf = (mutants: readonly Judged[]): Share => ({
  all: mutants.length,
  noticed: mutants.filter(({ status }) => isNoticed(status)).length,
  ended: mutants.filter(({ status }) => status === 'ended').length,
});

function describeOpen(mutant: Judged, equivalents: Equivalents): OpenMutant {
  const { file, start, mutator, original, replacement, status, clause, looks } = mutant;
  const reason = reasonOf(equivalents, mutant);
  return {
    file,
    line: start.line,
    mutator,
    original: original.slice(0, LONGEST),
    replacement: replacement.slice(0, LONGEST),
    status: reason ? 'equivalent' : (status as Exclude<GeneratedStatus, 'killed' | 'ended'>),
    clause,
    looks,
    isWords: isWords(mutant),
    ...(reason && { reason }),
  };
}
