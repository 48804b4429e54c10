import { type Contract, type Operation, operationsOf } from '../contracts/contract.ts';
import type { Call } from '../mocks/index.ts';
import type { Scenario } from './read/collect-scenarios.ts';
import type { UnitResults } from './read/results.ts';

/** An operation of an outside service, and the calls of it that scenarios really made. */
export type OperationResult = Pick<Operation, 'id' | 'service' | 'server' | 'method' | 'path'> & {
  summary: string;
  /** How many calls the site's pages made, and how many the provider's SDK made in scenarios. */
  byPages: number;
  bySdk: number;
  /** The scenarios and unit tests, by name, in which the provider's SDK has confirmed the mock. */
  confirmedBy: string[];
  /** The distinct statuses that the service answered. */
  statuses: number[];
  /** Recorded calls of one scenario, without duplicates. */
  example: { scenario: Scenario; calls: Call[] } | null;
};

const MOST_EXAMPLES = 3;

/** Every operation of the contracts: its calls, its statuses, and the scenarios and unit tests that confirm it. */
export function summariseOperations(
  contracts: readonly Contract[],
  scenarios: readonly Scenario[],
  units: readonly UnitResults[],
): OperationResult[] {
  const all = scenarios.flatMap((scenario) => scenario.calls.map((call) => ({ call, scenario })));
  return contracts.flatMap(operationsOf).map(({ definition, ...operation }) => {
    const made = all.filter(({ call }) => call.operation === operation.id);
    const bySdk = made.filter(({ scenario }) => scenario.tags.includes('@sdk'));
    const inScenarios = bySdk
      .filter(({ call, scenario }) => isPlain(call) && scenario.status === 'PASSED')
      .map(({ scenario }) => scenario.name);
    const statuses = new Set(made.flatMap(({ call }) => call.answer?.status ?? []));
    return {
      ...operation,
      summary: definition.summary ?? '',
      byPages: made.length - bySdk.length,
      bySdk: bySdk.length,
      confirmedBy: [...new Set([...inScenarios, ...testsOfSdk(operation.id, units)])],
      statuses: [...statuses].toSorted((a, b) => a - b),
      example: exampleOf(made),
    };
  });
}

type MadeCall = { call: Call; scenario: Scenario };

const isPlain = ({ fault, violations, answer }: Call) => !fault && !violations.length && answer !== null;

/**
 * Takes the example from the scenario with most calls of the operation: without fault or violation if there are such calls,
 * and from one that opens a page rather than one of the SDK.
 */
function exampleOf(made: MadeCall[]): OperationResult['example'] {
  const plain = made.filter(({ call }) => isPlain(call));
  const byScenario = Map.groupBy(plain.length ? plain : made, ({ scenario }) => scenario);
  const examples = [...byScenario].map(([scenario, all]) => ({
    scenario,
    calls: [...new Map(all.map(({ call }) => [call.url + call.request.body, call])).values()],
  }));
  const isSdk = ({ scenario }: (typeof examples)[number]) => Number(scenario.tags.includes('@sdk'));
  const [best] = examples.toSorted((a, b) => isSdk(a) - isSdk(b) || b.calls.length - a.calls.length);
  return best ? { ...best, calls: best.calls.slice(0, MOST_EXAMPLES) } : null;
}

/**
 * The passed unit tests in which the provider's SDK makes a call: in a folder `sdk`, with the operation's id in their
 * name.
 */
function testsOfSdk(operation: string, units: readonly UnitResults[]): string[] {
  return units
    .flatMap(({ testResults }) => testResults)
    .filter(({ name }) => /\/sdk\//.test(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => status === 'passed' && fullName.split(/\W/).includes(operation))
    .map(({ fullName }) => fullName);
}
