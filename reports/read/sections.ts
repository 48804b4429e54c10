import type { Conformance, Owner } from './model/conformance.ts';
import type { Scenario } from './model/scenario.ts';

/** The titles of the sections, by the owner of their clauses: the specification, or we ourselves beyond it. */
const titles: Record<Owner, readonly string[]> = {
  specification: [
    'What the product does and for whom',
    'Screens and routes',
    'Entities and their fields',
    'States and transitions',
    'Validation rules',
    'Roles and permissions',
    'The calls it makes',
    'Error catalogue',
    'Business constants and limits',
  ],
  own: ['The site in a hostile world'],
};

export const owners = Object.keys(titles) as Owner[];

/** Every section in its order. */
export const sections = owners
  .flatMap((owner) => titles[owner].map((title) => ({ owner, title })))
  .map((section, index) => ({ number: index + 1, ...section }));

/** The section of a clause. */
export const sectionOf = (id: string): (typeof sections)[number] => sections[Number.parseInt(id) - 1]!;

/** Every scenario of a report, in the specification's order. */
export const scenariosOf = ({ sections }: Conformance): Scenario[] =>
  sections.flatMap(({ clauses }) => clauses.flatMap(({ scenarios }) => scenarios));
