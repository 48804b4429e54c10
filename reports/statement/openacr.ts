import { stringify } from 'yaml';
import type { Conformance } from '../read/model/conformance.ts';
import type { Criterion, Outcome, Statement } from '../read/model/statement.ts';
import { countOutcomes } from './statement.ts';

/** OpenACR's catalogue of the criteria of WCAG 2.2, with the levels of adherence. */
const CATALOGUE = '2.5-edition-wcag-2.2-en';

/**
 * The level of adherence for each outcome. What is checked in part is not evaluated: "partially supports" would say that a
 * part of the site breaks the criterion, and no more is known than that what was checked does not.
 */
const ADHERENCE: Record<Outcome, 'supports' | 'not-applicable' | 'not-evaluated'> = {
  'decided by machine': 'supports',
  'not applicable': 'not-applicable',
  'partly checked': 'not-evaluated',
  'not evaluated': 'not-evaluated',
};

export const DRAFT =
  'A draft: a person has not evaluated it yet. No claim of conformance can be made from it before what is not evaluated has been.';

/** Writes a statement as an OpenACR file, YAML of GSA's schema 0.1.0. */
export function openAcrOf({ run }: Pick<Conformance, 'run'>, { criteria, product }: Statement): string {
  const { name, version, email } = product;
  return stringify({
    title: `${name} Accessibility Conformance Report (draft)`,
    product: { name, version },
    author: { company_name: name, email },
    vendor: { company_name: name, email },
    report_date: run.date.slice(0, 10),
    last_modified_date: run.date.slice(0, 10),
    version: 1,
    notes: `${DRAFT} ${countOutcomes(criteria)}.`,
    evaluation_methods_used: `Checks by machine alone, at commit ${run.commit}: scenarios, and gates on every screen in every state.`,
    catalog: CATALOGUE,
    chapters: {
      success_criteria_level_a: chapterOf(criteria, 'A'),
      success_criteria_level_aa: chapterOf(criteria, 'AA'),
      success_criteria_level_aaa: { disabled: true, notes: 'Level AAA is not part of this statement.' },
    },
  });
}

const chapterOf = (criteria: readonly Criterion[], level: Criterion['level']) => ({
  ...(level === 'A' && { notes: '4.1.1 is left out: WCAG 2.2 has removed it.' }),
  criteria: criteria
    .filter((one) => one.level === level)
    .map((one) => ({
      num: one.number,
      components: [
        { name: 'web', adherence: { level: ADHERENCE[one.outcome], notes: describeCriterion(one) } },
      ],
    })),
});

/** What a criterion's outcome rests on, why it is not more, and what a person has yet to judge, in sentences. */
function describeCriterion({ outcome, groups, clauses, missing, remains }: Criterion): string {
  const by = [...groups, ...(clauses.length ? [`clauses ${clauses.join(', ')}`] : [])].join('; ');
  return [
    `${outcome[0]!.toUpperCase()}${outcome.slice(1)}.`,
    ...(by && outcome !== 'not evaluated' ? [`By: ${by}.`] : []),
    ...(missing.length ? [`Not shown by this run: ${missing.join('; ')}.`] : []),
    ...(remains ? [`Remains for a person: ${remains}`] : []),
  ].join(' ');
}
