import { z } from 'zod';
import { count } from './amounts.ts';

/** How many of some generated wrong sites were noticed, in all. */
const shareSchema = z
  .strictObject({
    all: count,
    noticed: count.describe('By a scenario that compares what is shown, or by a page that ended'),
    ended: count.describe('Of those: the page did not start, or broke'),
  })
  .meta({ id: 'Share' });

/** A generated wrong site that no scenario noticed. */
const openSchema = z
  .strictObject({
    file: z.string(),
    line: count,
    mutator: z.string().describe("Stryker's name of the kind of change"),
    original: z.string(),
    replacement: z.string(),
    status: z.enum(['survived', 'not judged', 'not reached', 'equivalent']),
    clause: z.string().nullable().describe('The clause of the scenario that was likeliest to notice it'),
    looks: count.describe('How many looks come by the changed code'),
    isWords: z.boolean().describe('Whether it changes words of a page, or sample data of a product screen'),
    reason: z.exactOptional(z.string()).describe('Why nothing can notice it'),
  })
  .meta({ id: 'GeneratedMutant' });

/** What is known of the wrong sites that a machine generated from the source. */
export const generatedSchema = z.strictObject({
  all: count.describe('How many the source has'),
  code: shareSchema.describe('All but words and sample data, of those that were judged'),
  words: shareSchema.describe('Words and sample data, of those that were judged'),
  files: z.array(z.strictObject({ file: z.string(), code: shareSchema, words: shareSchema })),
  clauses: z.array(z.strictObject({ clause: z.string(), share: shareSchema })),
  open: z.array(openSchema).describe('Those that nothing noticed, what most looks come by first'),
});

export type Share = z.infer<typeof shareSchema>;
export type OpenMutant = z.infer<typeof openSchema>;
export type Generated = z.infer<typeof generatedSchema>;
