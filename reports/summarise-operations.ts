import { type Contract, type Operation, listOperations } from '../contracts/contract.ts';
import type { Call } from '../mocks/index.ts';
import type { Scenario } from './read/collect-scenarios.ts';
import type { UnitResults } from './read/results.ts';

/** An operation of an outside service, with facts about its calls in scenarios. */
export type OperationResult = Pick<Operation, 'id' | 'service' | 'server' | 'method' | 'path'> & {
  summary: string;
  /** The number of calls that the site's pages made; `bySdk` counts those that the provider's SDK made in scenarios. */
  byPages: number;
  bySdk: number;
  /** The names of the scenarios and unit tests in which the provider's SDK accepted the mock's answers. */
  confirmedBy: string[];
  /** The distinct statuses that the service answered. */
  statuses: number[];
  /** An example scenario that calls the operation, if possible from a page and without a failure of the service. */
  example: Scenario | undefined;
};

/** Summarises each operation of the contracts: its calls, statuses, and the tests that confirm its mock. */
export function summariseOperations(
  contracts: readonly Contract[],
  scenarios: readonly Scenario[],
  units: readonly UnitResults[],
): OperationResult[] {
  const calls = scenarios.flatMap((scenario) => scenario.calls.map((call) => ({ call, scenario })));
  return contracts.flatMap(listOperations).map(({ definition, ...operation }) => {
    const made = calls.filter(({ call }) => call.operation === operation.id);
    const bySdk = made.filter(({ scenario }) => scenario.tags.includes('@sdk'));
    const inScenarios = bySdk
      .filter(({ call, scenario }) => isGoodCall(call) && scenario.status === 'PASSED')
      .map(({ scenario }) => scenario.name);
    const statuses = new Set(made.flatMap(({ call }) => call.answer?.status ?? []));
    return {
      ...operation,
      summary: definition.summary ?? '',
      byPages: made.length - bySdk.length,
      bySdk: bySdk.length,
      confirmedBy: [...new Set([...inScenarios, ...sdkTestsOf(operation.id, units)])],
      statuses: [...statuses].toSorted((a, b) => a - b),
      example: made.toSorted((a, b) => exampleRankOf(a) - exampleRankOf(b))[0]?.scenario,
    };
  });
}

type CallOfScenario = { call: Call; scenario: Scenario };

const isGoodCall = ({ fault, violations, answer }: Call) => !fault && !violations.length && answer !== null;

/** The rank of a call as an example: 0 for a good call of a page, 1 for a good one of the SDK, 2 for any other. */
const exampleRankOf = ({ call, scenario }: CallOfScenario): number =>
  isGoodCall(call) ? Number(scenario.tags.includes('@sdk')) : 2;

/** The passed unit tests in which the SDK calls an operation: tests in a folder `sdk` whose names contain its id. */
function sdkTestsOf(operation: string, units: readonly UnitResults[]): string[] {
  return units
    .flatMap(({ testResults }) => testResults)
    .filter(({ name }) => /\/sdk\//.test(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => status === 'passed' && fullName.split(/\W/).includes(operation))
    .map(({ fullName }) => fullName);
}
