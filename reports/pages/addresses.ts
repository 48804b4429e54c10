import type { Scenario } from '../../harness/results/model/scenario.ts';

/** The address of a clause in the report. It stays the same from run to run, so it can be linked from elsewhere. */
export const addressOfClause = (id: string): string => `section-${id.split('.')[0]}.html#clause-${id}`;

/** The address of a scenario in the report. */
export const addressOfScenario = ({ clause, id }: Pick<Scenario, 'clause' | 'id'>): string =>
  `section-${clause.split('.')[0]}.html#${id}`;

/** The address of a step in the report, or of its scenario if `index` is negative. */
export const addressOfStep = (scenario: Scenario, index: number): string =>
  addressOfScenario(scenario) + (index < 0 ? '' : `-step-${index + 1}`);
