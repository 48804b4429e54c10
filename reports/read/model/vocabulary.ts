import { z } from 'zod';
import { count } from './amounts.ts';

const step = z
  .strictObject({
    wording: z.string().describe('As Cucumber matches it, parameters in braces'),
    meaning: z.string(),
    example: z
      .string()
      .describe("A scenario's step as a feature writes it, with its keyword and what stands below it"),
    place: z.string().describe('The feature and line of the example'),
    uses: count.describe('How many steps of the features are written with it'),
  })
  .meta({ id: 'StepWording' });

const parameter = z.strictObject({
  name: z.string(),
  meaning: z.string(),
  values: z.array(z.string()).describe('All that it may be, empty where that is no list'),
});

/** What a scenario can be written with: every step, by who acts, and every parameter. */
export const vocabularySchema = z
  .strictObject({
    groups: z.array(z.strictObject({ name: z.string(), steps: z.array(step) })),
    parameters: z.array(parameter),
  })
  .meta({ id: 'Vocabulary' });

export type Vocabulary = z.infer<typeof vocabularySchema>;
export type StepWording = z.infer<typeof step>;
