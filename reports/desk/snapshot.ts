import { parse } from 'yaml';
import { type Contract, operationsOf } from '../../contracts/contract.ts';
import { CLAUSES_FILE, type Clause } from '../../harness/clauses/clauses.ts';
import { shapeOf } from './call-shape.ts';
import { findNamedOperations } from './named-operations.ts';
import type { Snapshot } from './snapshot-model.ts';
import { blobIdOf, type Sources } from './sources.ts';
import { readWrittenScenarios } from './written-scenarios.ts';

/** Makes the snapshot of these files. */
export function snapshotOf(sources: Sources, run: Snapshot['run'] = null): Snapshot {
  const textsOf = (pattern: RegExp) =>
    [...sources].filter(([path]) => pattern.test(path)).map(([, content]) => content.toString());
  const scenarios = new Map(
    textsOf(/^features\/.*\.feature$/).flatMap((text) => [...readWrittenScenarios(text)]),
  );
  const operations = textsOf(/^contracts\/[^/]+\.json$/).flatMap((text) =>
    operationsOf(JSON.parse(text) as Contract),
  );
  const clauses = parse(sources.get(CLAUSES_FILE)?.toString() ?? '[]') as Clause[];
  return {
    version: 1,
    clauses: clauses.map(({ id, text }) => {
      const own = scenarios.get(id) ?? [];
      return {
        id,
        text,
        scenarios: own,
        operations: findNamedOperations({ text, scenarios: own }, operations),
      };
    }),
    calls: Object.fromEntries(operations.map((operation) => [operation.id, shapeOf(operation)])),
    screens: Object.fromEntries(
      [...sources]
        .filter(([path]) => /^(?:gates\/pictures|features\/approved)\//.test(path))
        .map(([path, content]) => [path, blobIdOf(content)]),
    ),
    run,
  };
}
