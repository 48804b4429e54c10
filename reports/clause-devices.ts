import type { Clause } from '../harness/clauses/clauses.ts';
import type { ClauseResult } from './read/model/conformance.ts';
import type { Scenario } from './read/model/scenario.ts';
import { type Device, devices } from '../harness/viewports.ts';
import { pluralise } from './pluralise.ts';

/** The number of a clause's scenarios that visited a page on each device, with the reason where it is 0. */
export function devicesOf(clause: Clause, scenarios: readonly Scenario[]): ClauseResult['devices'] {
  const visits = (device: Device) =>
    scenarios.filter(({ looks }) => looks.some((look) => look.device === device && look.visited.length > 0))
      .length;
  const [desktop, phone] = [visits('desktop'), visits('phone')];
  const reason = (other: Device) =>
    desktop + phone === 0
      ? 'no scenario of it opens a page'
      : (clause[other] ?? 'no scenario of this run opened a page there');
  return {
    desktop: { scenarios: desktop, reason: desktop ? '' : reason('phone') },
    phone: { scenarios: phone, reason: phone ? '' : reason('desktop') },
  };
}

/** The scenarios behind a verdict: `3 scenarios: 3 on a desktop; none on a phone, as a finger does not hover`. */
export function sourceOf(clause: ClauseResult): string {
  const { scenarios, devices: seen } = clause;
  const all = pluralise(scenarios.length, 'scenario');
  if (isWithoutPage(clause)) return `${all}, none of which opens a page`;
  const parts = devices.map((device) => {
    const { scenarios: count, reason } = seen[device];
    return count ? `${count} on a ${device}` : `none on a ${device}, as ${reason}`;
  });
  return `${all}: ${parts.join('; ')}`;
}

/** The device on which a clause is not checked, and why; '' if it is checked on both. */
export function gapOf(clause: ClauseResult): string {
  if (isWithoutPage(clause)) return 'On neither, as no scenario opens a page';
  const missing = devices.find((device) => clause.devices[device].scenarios === 0);
  return missing ? `Not on a ${missing}, as ${clause.devices[missing].reason}` : '';
}

/** Whether a clause's scenarios open no page. */
const isWithoutPage = ({ devices: seen }: Pick<ClauseResult, 'devices'>): boolean =>
  devices.every((device) => seen[device].scenarios === 0);
