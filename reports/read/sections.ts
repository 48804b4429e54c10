/** The source of a clause: the specification, or our own additions to it. */
export type ClauseSource = 'specification' | 'own';

/** The titles of the sections, by the source of their clauses. */
const sectionTitles: Record<ClauseSource, readonly string[]> = {
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

export const clauseSources = Object.keys(sectionTitles) as ClauseSource[];

/** All sections in the order of their numbers. */
export const sections = clauseSources
  .flatMap((source) => sectionTitles[source].map((title) => ({ source, title })))
  .map((section, index) => ({ number: index + 1, ...section }));

/** The section of a clause. */
export const sectionOf = (id: string): (typeof sections)[number] => sections[Number.parseInt(id) - 1]!;
