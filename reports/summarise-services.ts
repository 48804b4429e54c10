import { type Contract, type Operation, operationsOf } from '../contracts/contract.ts';
import type { Call } from '../mocks/index.ts';
import type { Scenario } from './read/model/scenario.ts';
import type { OperationResult, ServiceResult } from './read/model/service.ts';
import type { UnitResults } from './read/results.ts';

const MOST_EXAMPLES = 3;

/**
 * Each outside service with the operations of its contract: how often scenarios called each, with which faults and
 * statuses, some calls as examples, and the scenarios and unit tests that confirm it.
 */
export function summariseServices(
  contracts: readonly Contract[],
  scenarios: readonly Scenario[],
  units: UnitResults | undefined,
): ServiceResult[] {
  const made = scenarios.flatMap((scenario) => scenario.calls.map((call) => ({ call, scenario })));
  return contracts.map((contract) => ({
    service: contract.info.title,
    server: contract.servers[0]!.url,
    operations: operationsOf(contract).map((operation) =>
      summariseOperation(
        operation,
        made.filter(({ call }) => call.operation === operation.id),
        units,
      ),
    ),
  }));
}

type MadeCall = { call: Call; scenario: Scenario };

function summariseOperation(
  { id, method, path, definition }: Operation,
  made: MadeCall[],
  units?: UnitResults,
) {
  const bySdk = made.filter(({ scenario }) => scenario.tags.includes('@sdk'));
  const inScenarios = bySdk
    .filter(({ call, scenario }) => isPlain(call) && scenario.status === 'PASSED')
    .map(({ scenario }) => scenario.name);
  return {
    id,
    method,
    path,
    summary: definition.summary ?? '',
    byPages: made.length - bySdk.length,
    bySdk: bySdk.length,
    confirmedBy: [...new Set([...inScenarios, ...testsOfSdk(id, units)])],
    faults: faultsOf(made),
    statuses: [...new Set(made.flatMap(({ call }) => call.answer?.status ?? []))].toSorted((a, b) => a - b),
    example: exampleOf(made),
  } satisfies OperationResult;
}

const isPlain = ({ fault, violations, answer }: Call) => !fault && !violations.length && answer !== null;

/**
 * Takes the example from the scenario with most calls of the operation: without fault or violation if there are such calls,
 * and from one that opens a page rather than one of the SDK.
 */
function exampleOf(made: MadeCall[]): OperationResult['example'] {
  const plain = made.filter(({ call }) => isPlain(call));
  const byScenario = Map.groupBy(plain.length ? plain : made, ({ scenario }) => scenario);
  const examples = [...byScenario].map(([{ id, tags }, all]) => ({
    scenario: id,
    calls: [...new Map(all.map(({ call }) => [call.url + call.request.body, call])).values()],
    bySdk: tags.includes('@sdk'),
  }));
  const best = examples.toSorted(
    (a, b) => Number(a.bySdk) - Number(b.bySdk) || b.calls.length - a.calls.length,
  )[0];
  return best ? { scenario: best.scenario, calls: best.calls.slice(0, MOST_EXAMPLES) } : null;
}

function faultsOf(made: MadeCall[]): OperationResult['faults'] {
  const tried = made.flatMap(({ call: { fault }, scenario }) =>
    fault ? [{ words: describeFault(fault), id: scenario.id }] : [],
  );
  return [...Map.groupBy(tried, ({ words }) => words)].map(([words, all]) => ({
    words,
    scenarios: [...new Set(all.map(({ id }) => id))],
  }));
}

/**
 * The passed unit tests in which the provider's SDK makes a call: in a folder `sdk`, with the operation's id in their
 * name.
 */
function testsOfSdk(operation: string, units?: UnitResults): string[] {
  return (units?.testResults ?? [])
    .filter(({ name }) => /\/sdk\//.test(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => status === 'passed' && fullName.split(/\W/).includes(operation))
    .map(({ fullName }) => fullName);
}

/** A fault in words. */
function describeFault(fault: NonNullable<Call['fault']>): string {
  if (fault.kind === 'refused') return `refused with status ${fault.status}`;
  if (fault.kind === 'slow') return `answered after ${fault.ms} ms`;
  if (fault.kind === 'wrong status') return `answered well, but with status ${fault.status}`;
  if (fault.kind === 'malformed') return 'answered what makes no sense';
  return fault.kind;
}
