import { z } from 'zod';
import { count, seconds } from './amounts.ts';

const noticed = z.boolean().nullable();

/** Whether the scenarios of its own clause killed a mutant, on each device. */
const ownSchema = z
  .strictObject({
    desktop: noticed.describe("Null if the clause has no scenario there, or a phone's noticed it already"),
    phone: noticed.describe('Null if the clause has no scenario there'),
  })
  .meta({ id: 'OwnScenarios' });

/** The result for one mutant, which the report calls a wrong site. */
export const mutantSchema = z
  .strictObject({
    id: z.string(),
    clause: z.string().describe("The clause that it breaks; for a gate's, the kind of fault"),
    name: z.string(),
    file: z.string().describe('What it changes; two files have a comma between them'),
    status: z.enum(['killed', 'survived', 'not judged', 'equivalent']),
    by: z.string().nullable().describe('The scenario, test or gate that noticed it'),
    own: ownSchema.describe('Whether the scenarios of its own clause did'),
    reason: z.exactOptional(z.string()).describe('Why nothing can notice it'),
    seconds,
  })
  .meta({ id: 'Mutant' });

/** The results of the sensitivity run so far. */
export const sensitivitySchema = z.strictObject({
  current: z.boolean().describe('Whether the files are still those that the wrong sites were tried on'),
  commit: z.string(),
  taken: z.iso.datetime().describe('When the last wrong site was judged'),
  seconds: seconds.describe('How long the trial took'),
  catalogue: count.describe('How many wrong sites there are'),
  mutants: z.array(mutantSchema),
});

export type OwnScenarios = z.infer<typeof ownSchema>;

/** For a mutant on which no scenario of its own clause ran. */
export const NO_SCENARIOS: OwnScenarios = { desktop: null, phone: null };

export type MutantResult = z.infer<typeof mutantSchema>;
export type Sensitivity = z.infer<typeof sensitivitySchema>;
