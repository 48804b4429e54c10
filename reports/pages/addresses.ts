import type { Scenario } from '../../harness/results/model/scenario.ts';

/** Where a clause stands in the report: stable, to be pasted into a ticket. */
export const addressOfClause = (id: string): string => `section-${id.split('.')[0]}.html#clause-${id}`;

/** Where a scenario stands in the report. */
export const addressOfScenario = ({ clause, id }: Pick<Scenario, 'clause' | 'id'>): string =>
  `section-${clause.split('.')[0]}.html#${id}`;

/** Where a step of a scenario stands; less than 0 is the scenario itself. */
export const addressOfStep = (scenario: Scenario, index: number): string =>
  addressOfScenario(scenario) + (index < 0 ? '' : `-step-${index + 1}`);
