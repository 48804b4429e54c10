import type { Conformance, Verdict } from './read/model/conformance.ts';

const OUTCOMES: Record<Verdict, string> = {
  kept: 'earl:passed',
  broken: 'earl:failed',
  'not shown': 'earl:untested',
};

/** The report in W3C EARL 1.0 as JSON-LD, with one assertion for each clause. */
export function earlOf({ run, sections }: Conformance) {
  const clauses = sections.flatMap((section) => section.clauses);
  return {
    '@context': {
      earl: 'http://www.w3.org/ns/earl#',
      dct: 'http://purl.org/dc/terms/',
      doap: 'http://usefulinc.com/ns/doap#',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@graph': [
      {
        '@id': '#suite',
        '@type': ['earl:Assertor', 'earl:Software'],
        'dct:title': 'The executable specification',
      },
      {
        '@id': '#site',
        '@type': ['earl:TestSubject', 'doap:Project'],
        'dct:title': run.site,
        'doap:revision': run.commit,
      },
      ...clauses.map(({ id, text }) => ({
        '@id': `#clause-${id}`,
        '@type': ['earl:TestCriterion', 'earl:TestRequirement'],
        'dct:identifier': id,
        'dct:title': text,
      })),
      ...clauses.map(({ id, verdict, reason, scenarios }) => ({
        '@id': `#assertion-${id}`,
        '@type': 'earl:Assertion',
        'earl:assertedBy': { '@id': '#suite' },
        'earl:subject': { '@id': '#site' },
        'earl:test': { '@id': `#clause-${id}` },
        'earl:mode': { '@id': 'earl:automatic' },
        'earl:result': {
          '@type': 'earl:TestResult',
          'earl:outcome': { '@id': OUTCOMES[verdict] },
          'dct:date': { '@type': 'xsd:dateTime', '@value': run.date },
          'earl:info': reason || scenarios.map(({ name, status }) => `${status}: ${name}`).join('; '),
        },
      })),
    ],
  };
}
