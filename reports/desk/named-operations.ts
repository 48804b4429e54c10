import type { Operation } from '../../contracts/contract.ts';
import { services } from '../../harness/services.ts';
import type { WrittenScenario } from './snapshot-model.ts';

/**
 * The ids of the operations that the words of a clause and its scenarios name: by a service's name (`the e-mail
 * service`), by method and path (`POST /v2/login`), or as a function of the provider's SDK. A call that a scenario makes
 * by the way is not named: the picker's files come with every form, and no clause about the message is about them. Words
 * also depend on no run.
 */
export function findNamedOperations(
  clause: { text: string; scenarios: readonly WrittenScenario[] },
  operations: readonly Operation[],
): string[] {
  const words = [...new Set([clause.text, ...clause.scenarios.flatMap(wordsOf)])].join('\n');
  const byService = Object.entries(services).filter(
    ([name]) => words.includes(name) || words.includes('every outside service'),
  );
  const byPath = [...words.matchAll(/\b([A-Z]+) (\/\S+)/g)].map(([, method, path]) => ({
    method,
    path: path!,
  }));
  const named = new Set([
    ...byService.map(([, id]) => id),
    ...[...words.matchAll(/\bthe SDK calls (\w+)/g)].map(([, id]) => id),
  ]);
  return operations
    .filter(
      ({ id, method, path }) =>
        named.has(id) || byPath.some((one) => one.method === method && path.endsWith(one.path)),
    )
    .map(({ id }) => id)
    .toSorted();
}

/** All that a scenario says, step by step; one of an outline once for each row of its examples. */
function wordsOf({ steps, examples }: WrittenScenario): string[] {
  const lines = steps.flatMap(({ words, table }) => [words, ...table.flat()]);
  const rows = examples.flatMap(({ table: [head = [], ...body] }) =>
    body.map((cells) => head.map((name, index) => [`<${name}>`, cells[index]!] as const)),
  );
  if (!rows.length) return lines;
  return rows.flatMap((row) =>
    lines.map((line) => row.reduce((text, [name, value]) => text.replaceAll(name, value), line)),
  );
}
