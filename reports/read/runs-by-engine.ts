import { type Engine, engines, MAIN_ENGINE } from '../../harness/browsers/engine.ts';
import type { TestEnvironment } from '../../harness/evidence/attach-evidence.ts';
import { readRun, type Run } from '../../harness/messages/messages.ts';
import { readAttachment } from '../../harness/messages/read-attachment.ts';

/** Reads message files: those of one engine, such as its shards, as one run. A run without pages counts for the main one. */
export function readRunsByEngine(files: readonly string[]): Map<Engine, Run> {
  const read = files.map((file) => ({ file, run: readRun(file) }));
  const groups = Map.groupBy(read, ({ run }) => engineOf(run));
  return new Map(
    [...groups].map(([engine, own]) => [
      engine,
      own.length === 1 ? own[0]!.run : readRun(...own.map(({ file }) => file)),
    ]),
  );
}

/** The run that the report is about: the main engine's where it ran, else the first. */
export const mainOf = (runs: ReadonlyMap<Engine, Run>): Run =>
  runs.get(MAIN_ENGINE) ?? runs.values().next().value!;

function engineOf({ runs }: Run): Engine {
  const environments = runs.map(({ attachments }) =>
    readAttachment<TestEnvironment>(attachments, 'environment'),
  );
  const browser = environments.find((one) => one !== null)?.browser ?? '';
  return engines.find((engine) => browser.startsWith(`${engine} `)) ?? MAIN_ENGINE;
}
