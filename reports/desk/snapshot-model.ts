import { z } from 'zod';

const table = z.array(z.array(z.string()));

const writtenScenario = z.strictObject({
  name: z.string(),
  tags: z.array(z.string()),
  steps: z.array(z.strictObject({ words: z.string(), table, text: z.string().nullable() })),
  examples: z.array(z.strictObject({ name: z.string(), tags: z.array(z.string()), table })),
});

const callShape = z.strictObject({
  address: z.string().describe('Method, host and path as the contract writes them'),
  lines: z.array(z.string()).describe('One for each header, parameter and field of request and answers'),
});

const writtenClause = z.strictObject({
  id: z.string(),
  text: z.string(),
  scenarios: z.array(writtenScenario),
  operations: z.array(z.string()).describe('Ids of the operations that the scenarios name'),
});

/**
 * What a product owner approves, at one moment: all of it comes from files, so the snapshot of a tag can be made at any
 * time. `run` is what a run of that moment showed, null where none is known.
 */
export const snapshotSchema = z.strictObject({
  version: z.literal(1),
  clauses: z.array(writtenClause),
  calls: z.record(z.string(), callShape).describe('By the id of the operation'),
  screens: z
    .record(z.string(), z.string())
    .describe("Git's blob id of each approved picture or text, by path"),
  run: z
    .strictObject({
      date: z.iso.datetime(),
      commit: z.string(),
      verdicts: z
        .record(z.string(), z.enum(['kept', 'broken', 'not shown']))
        .describe('By the id of the clause'),
      seconds: z.record(z.string(), z.number()).describe('Of each scenario by its id in the report'),
    })
    .nullable(),
});

export type Snapshot = z.infer<typeof snapshotSchema>;
export type WrittenClause = z.infer<typeof writtenClause>;
export type WrittenScenario = z.infer<typeof writtenScenario>;
export type CallShape = z.infer<typeof callShape>;
