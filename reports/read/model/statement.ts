import { z } from 'zod';

const outcome = z
  .enum(['decided by machine', 'not applicable', 'partly checked', 'not evaluated'])
  .describe('What this run allows to say; what was claimed and is not shown by it is not evaluated');

const criterion = z
  .strictObject({
    number: z.string().regex(/^\d\.\d\.\d+$/),
    name: z.string(),
    level: z.enum(['A', 'AA']),
    en301549: z.string().nullable().describe('Its clause in EN 301 549 V3.2.1, null where that has none'),
    claimed: outcome,
    outcome,
    groups: z.array(z.string()).describe('The groups of checks that carry the claim, by name'),
    clauses: z.array(z.string()).describe('The clauses of this report that carry the claim too'),
    missing: z.array(z.string()).describe('Why it is not what was claimed: what did not pass, in words'),
    remains: z.string().describe('What a person has yet to judge, in words'),
  })
  .meta({ id: 'Criterion', description: 'A success criterion of WCAG 2.2 with what this run says of it' });

const group = z
  .strictObject({
    name: z.string(),
    words: z.string(),
    gate: z.string(),
    rule: z.string().nullable().describe('The rule of the gate that the checks must have judged'),
    checks: z.array(
      z.strictObject({ name: z.string(), status: z.enum(['passed', 'failed', 'left out', 'missing']) }),
    ),
  })
  .meta({ id: 'CheckGroup', description: 'Checks of a gate that show one thing together' });

/** A draft of a statement of accessibility, in which each claim is carried by checks of this run. */
export const statementSchema = z
  .strictObject({
    product: z.strictObject({ name: z.string(), version: z.string(), email: z.string() }),
    criteria: z.array(criterion),
    groups: z.array(group),
  })
  .meta({ id: 'Statement' });

export type Statement = z.infer<typeof statementSchema>;
export type Criterion = z.infer<typeof criterion>;
export type CheckGroup = z.infer<typeof group>;
export type Outcome = z.infer<typeof outcome>;
