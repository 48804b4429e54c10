import type { Conformance } from './model/conformance.ts';
import type { Scenario } from './model/scenario.ts';

/** The specification's sections. */
export const sectionTitles: Record<number, string> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
  10: 'The site in a hostile world',
};

/** Every scenario of a report, in the specification's order. */
export const scenariosOf = ({ sections }: Conformance): Scenario[] =>
  sections.flatMap(({ clauses }) => clauses.flatMap(({ scenarios }) => scenarios));
