import { callingScreenOf } from './read/screens.ts';
import type { Scenario } from './read/collect-scenarios.ts';
import { operationsByService } from '../harness/services.ts';
import type { Call } from '../mocks/index.ts';

/** The kinds of faults of a call: the ways in which an outside service fails or answers too late. */
const faultKinds = ['refused', 'cut off', 'too late', 'malformed', 'no answer'] as const;
type FaultKind = (typeof faultKinds)[number];

/** A call that a screen makes, with each of its faults (10.10). */
export type FaultsOfCall = {
  /** The path of the screen; the product pages count as one. */
  page: string;
  /** The purpose of the call, as text. */
  call: string;
  /** For each kind of fault, the ids of the scenarios that tried it, or the reason why no scenario needs to try it. */
  cells: { kind: FaultKind; scenarios: string[]; reason: string }[];
};

/** Faults that no scenario needs to try, by operation and kind of fault, each with the reason. */
const exemptFaults: Record<string, Partial<Record<FaultKind, string>>> = {
  getFile: { malformed: 'A file may hold any bytes: the browser saves what comes.' },
};

/** Settings of the site's calls: the recipient of enquiries, and the time limits in ms for answers and downloads. */
export type CallSettings = { inbox: string; answerMs: number; downloadMs: number };

/** Lists every call that a screen made in a passed scenario, with the scenarios that tried each of its faults. */
export function judgeFaults(scenarios: readonly Scenario[], settings: CallSettings): FaultsOfCall[] {
  const made = scenarios
    .filter(({ status }) => status === 'PASSED')
    .flatMap(({ id, calls }) => callsOfScreens(calls, settings).map((call) => ({ call, scenario: id })));
  const rows = Map.groupBy(made, ({ call }) => `${call.page} ${call.operation} ${purposeOf(call, settings)}`);
  return [...rows.values()]
    .map((calls) => collectFaultsOfCall(calls, settings))
    .toSorted((a, b) => a.page.localeCompare(b.page) || a.call.localeCompare(b.call));
}

/** Describes the faults that a scenario must try but none has tried. */
export const findUntriedFaults = (rows: readonly FaultsOfCall[]): string[] =>
  rows.flatMap(({ page, call, cells }) =>
    cells
      .filter(({ scenarios, reason }) => scenarios.length === 0 && !reason)
      .map(({ kind }) => `${page}, ${call}: ${kind}`),
  );

/**
 * The calls that screens made. A follow-up call is assigned to the screen that made the first call, because the visitor
 * may have left that screen meanwhile.
 */
function callsOfScreens(calls: readonly Call[], { inbox }: CallSettings): Call[] {
  const made: Call[] = [];
  for (const call of calls) {
    if (!call.page.startsWith('/') || call.operation === null) continue;
    const first = findFollowedOperation(call, inbox);
    const former = made.findLast(({ operation }) => operation === first);
    made.push({ ...call, page: former?.page ?? callingScreenOf(call.page) });
  }
  return made;
}

/**
 * The operation of the first call if this call is a follow-up: the second e-mail of an enquiry, a further page of a
 * list, or the utilities of the phone field's country picker. Otherwise undefined.
 */
function findFollowedOperation(call: Call, inbox: string): string | null | undefined {
  if (call.operation === 'getPickerUtilities') return 'getPicker';
  const isFollowUp =
    (call.operation === 'sendEmail' && !isSentToCompany(call, inbox)) ||
    /"offset":[1-9]/.test(call.request.body);
  return isFollowUp ? call.operation : undefined;
}

const isSentToCompany = ({ request }: Call, inbox: string): boolean =>
  (/"to":\[[^\]]*/.exec(request.body)?.[0] ?? '').includes(inbox);

type CallOfScenario = { call: Call; scenario: string };

function collectFaultsOfCall(made: readonly CallOfScenario[], settings: CallSettings): FaultsOfCall {
  const [{ call }] = made as [CallOfScenario];
  const operation = call.operation!;
  const cells = faultKinds.map((kind) => ({
    kind,
    scenarios: [
      ...new Set(
        made.filter((one) => faultKindOf(one.call, settings) === kind).map(({ scenario }) => scenario),
      ),
    ],
    reason: exemptFaults[operation]?.[kind] ?? '',
  }));
  return { page: call.page, call: purposeOf(call, settings), cells };
}

/** The purpose of a call; the two e-mails of an enquiry are distinguished by their recipient. */
function purposeOf(call: Call, { inbox }: CallSettings): string {
  const { operation } = call;
  const [name = operation!] = Object.entries(operationsByService).find(([, id]) => id === operation) ?? [];
  if (operation !== 'sendEmail') return name;
  return `${name}, to ${isSentToCompany(call, inbox) ? 'the company' : 'the visitor'}`;
}

/** The kind of a call's fault. A slow answer counts only if it exceeds the time limit of the call (10.11). */
function faultKindOf(
  { fault, operation, answer }: Call,
  { answerMs, downloadMs }: CallSettings,
): FaultKind | undefined {
  if (fault?.kind === 'wrong status') return undefined;
  if (fault?.kind !== 'slow') return fault?.kind;
  if (answer === null) return 'no answer';
  return fault.ms > (operation === 'getFile' ? downloadMs : answerMs) ? 'too late' : undefined;
}
