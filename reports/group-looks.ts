import type { ScenarioLook, Scenario } from './read/model/scenario.ts';
import { STATUSES } from '../harness/messages/status.ts';

/** Groups the looks at a scenario by equal step results, the worst first: the report shows each group once. */
export function groupByStepResults({ looks }: Scenario): ScenarioLook[][] {
  const rank = ([look]: ScenarioLook[]) => STATUSES.indexOf(look!.status);
  return groupLooks(looks, ({ steps }) => steps.map(({ status }) => status)).toSorted(
    (a, b) => rank(a) - rank(b),
  );
}

/** Groups the looks at a scenario with the same console lines and calls, by address, request body, status and fault. */
export function groupByJournal({ looks }: Scenario): ScenarioLook[][] {
  return groupLooks(looks, (look) => [
    look.calls.map(({ method, url, request, answer, fault }) => [
      method,
      url,
      request.body,
      answer?.status,
      fault,
    ]),
    look.console,
  ]);
}

const groupLooks = (looks: ScenarioLook[], key: (look: ScenarioLook) => unknown): ScenarioLook[][] => [
  ...Map.groupBy(looks, (look) => JSON.stringify(key(look))).values(),
];

/** The devices of some looks in words: `on a desktop and on a phone`. */
export const describeDevices = (looks: readonly ScenarioLook[]): string =>
  looks.map(({ device }) => (device ? `on a ${device}` : 'without a page')).join(' and ');
