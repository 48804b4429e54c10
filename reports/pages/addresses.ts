import type { Scenario } from '../read/model/scenario.ts';

/** The address of a clause in the report. It stays the same from run to run, so it can be linked from elsewhere. */
export const addressOfClause = (id: string): string => `section-${id.split('.')[0]}.html#clause-${id}`;

/** The anchor of a check on the page of gates: the same as long as gate and check keep their names. */
export const anchorOfCheck = (gate: string, check: string): string =>
  `${gate}-${check}`.replaceAll(/[^a-zA-Z0-9.]+/g, '-');

/** The address of a scenario in the report. */
export const addressOfScenario = ({ clause, id }: Pick<Scenario, 'clause' | 'id'>): string =>
  `section-${clause.split('.')[0]}.html#${id}`;

/** The address of a step in the report, or of its scenario if `index` is negative. */
export const addressOfStep = (scenario: Scenario, index: number): string =>
  addressOfScenario(scenario) + (index < 0 ? '' : `-step-${index + 1}`);
