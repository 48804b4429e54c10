import { z } from 'zod';
import { clauseId, count, seconds } from './amounts.ts';
import { engineRunSchema } from './engine-run.ts';
import { faultRowSchema } from './faults.ts';
import { gateSchema } from './gate.ts';
import { scenarioSchema } from './scenario.ts';
import { sensitivitySchema } from './sensitivity.ts';
import { serviceSchema } from './service.ts';
import { statementSchema } from './statement.ts';
import { vocabularySchema } from './vocabulary.ts';

const verdict = z
  .enum(['kept', 'broken', 'not shown'])
  .describe('Broken if one scenario fails, not shown if none ran');

const onDevice = z.strictObject({
  scenarios: count.describe('For how many of its scenarios a page was visited there'),
  reason: z.string().describe('Why for none, in words'),
});

const clause = z
  .strictObject({
    id: clauseId,
    text: z.string(),
    verdict,
    reason: z.string().describe('Why it is not shown, in words'),
    devices: z.strictObject({ desktop: onDevice, phone: onDevice }),
    scenarios: z.array(scenarioSchema),
  })
  .meta({ id: 'Clause', description: 'A sentence that binds, with its verdict' });

const owner = z
  .enum(['specification', 'own'])
  .describe("Whose clauses they are: the specification's, or our own beyond it");

const tally = z.strictObject({ kept: count, broken: count, 'not shown': count });

const section = z
  .strictObject({ number: z.int().positive(), title: z.string(), owner, clauses: z.array(clause) })
  .meta({ id: 'Section' });

const leftOut = z.strictObject({ name: z.string(), file: z.string(), line: count, reason: z.string() });

const run = z
  .strictObject({
    date: z.iso.datetime(),
    commit: z.string(),
    site: z.string(),
    browser: z.string(),
    viewports: z.record(z.string(), z.string()),
    seconds,
    leftOut: z
      .array(leftOut)
      .describe('Scenarios that the features have and this run left out, with the reason in words'),
  })
  .meta({ id: 'Run' });

/**
 * The schema of `reports/conformance.json`. The types of its parts are inferred from it, and the published
 * `reports/conformance.schema.json` is written from it.
 */
export const conformanceSchema = z
  .strictObject({
    version: z.literal(5),
    run,
    totals: z.strictObject({
      specification: tally.describe('Of its clauses'),
      own: tally.describe('Of our own clauses'),
      scenarios: count,
      failed: count,
    }),
    sections: z.array(section),
    engines: z.array(engineRunSchema).describe('One for each browser engine that ran besides Chromium'),
    contracts: z.array(serviceSchema),
    faults: z
      .array(faultRowSchema)
      .describe('Every call that a screen makes, and what was tried of each fault'),
    gates: z.array(gateSchema).nullable().describe('Null if they have not run'),
    units: z.strictObject({ passed: count, failed: count }).nullable().describe('Null if they have not run'),
    sensitivity: sensitivitySchema.nullable().describe('Null if no wrong site has been tried'),
    statement: statementSchema
      .nullable()
      .describe('What the run says of WCAG 2.2; null if no claims were given'),
    vocabulary: vocabularySchema.nullable().describe('Null if the features were not read'),
  })
  .meta({
    $id: 'https://www.sangam.example/conformance.schema.json',
    title: 'Conformance report',
    description:
      'Whether a running site keeps each clause of its specification and of our own, and how that is known.',
  });

export type Conformance = z.infer<typeof conformanceSchema>;
export type ClauseResult = z.infer<typeof clause>;
export type Owner = z.infer<typeof owner>;
export type Section = z.infer<typeof section>;
export type Verdict = z.infer<typeof verdict>;
export type RunFacts = z.infer<typeof run>;
