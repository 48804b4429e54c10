import { z } from 'zod';
import { count } from './amounts.ts';
import { callSchema } from './call.ts';

const operation = z
  .strictObject({
    id: z.string(),
    method: z.string(),
    path: z.string(),
    summary: z.string(),
    byPages: count.describe("How many calls the site's pages made"),
    bySdk: count.describe("How many calls the provider's SDK made in scenarios"),
    confirmedBy: z
      .array(z.string())
      .describe("Who of the provider's SDK has confirmed the mock: scenarios and unit tests by name"),
    faults: z
      .array(z.strictObject({ words: z.string(), scenarios: z.array(z.string()) }))
      .describe('What the service did instead of answering well, and the ids of the scenarios that tried it'),
    statuses: z.array(count).describe('The distinct statuses that the service answered'),
    example: z
      .strictObject({ scenario: z.string(), calls: z.array(callSchema) })
      .nullable()
      .describe('Calls as they really went in one scenario, each with a content of its own'),
  })
  .meta({ id: 'Operation' });

/** An outside service: what its contract declares, and the calls to it that scenarios really made. */
export const serviceSchema = z
  .strictObject({ service: z.string(), server: z.string(), operations: z.array(operation) })
  .meta({ id: 'Service' });

export type OperationResult = z.infer<typeof operation>;
export type ServiceResult = z.infer<typeof serviceSchema>;
