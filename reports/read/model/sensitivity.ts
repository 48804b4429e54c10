import { z } from 'zod';

/** The result for one mutant, which the report calls a wrong site. */
export const mutantSchema = z
  .strictObject({
    clause: z.string().describe("The clause that it breaks; for a gate's, the kind of fault"),
    name: z.string(),
    file: z.string().describe('What it changes; two files have a comma between them'),
    status: z.enum(['killed', 'survived', 'not judged', 'equivalent']),
    by: z.string().nullable().describe('The scenario, test or gate that noticed it'),
    reason: z.exactOptional(z.string()).describe('Why nothing can notice it'),
  })
  .meta({ id: 'Mutant' });

export type MutantResult = z.infer<typeof mutantSchema>;
