import type { Look, Scenario } from '../harness/results/model/scenario.ts';
import { STATUSES } from '../harness/results/status.ts';

/** Looks at one scenario that ended alike, step for step, the worst first: a report tells them once. */
export function groupByEnd({ looks }: Scenario): Look[][] {
  const rank = ([look]: Look[]) => STATUSES.indexOf(look!.status);
  return groupLooks(looks, ({ steps }) => steps.map(({ status }) => status)).toSorted(
    (a, b) => rank(a) - rank(b),
  );
}

/** Looks at one scenario of which the same happened unseen. */
export function groupByJournal({ looks }: Scenario): Look[][] {
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

const groupLooks = (looks: Look[], key: (look: Look) => unknown): Look[][] => [
  ...Map.groupBy(looks, (look) => JSON.stringify(key(look))).values(),
];

/** With what some looks were had: `on a desktop and on a phone`. */
export const describeDevices = (looks: readonly Look[]): string =>
  looks.map(({ device }) => (device ? `on a ${device}` : 'without a page')).join(' and ');
