import { z } from 'zod';
import { count } from './amounts.ts';
import type { Call } from '../../../mocks/index.ts';

const recorded = z.strictObject({ headers: z.record(z.string(), z.string()), body: z.string() });

const fault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('refused'), status: count }),
  z.strictObject({ kind: z.literal('cut off') }),
  z.strictObject({ kind: z.literal('slow'), ms: z.number().nonnegative() }),
  z.strictObject({ kind: z.literal('malformed'), body: z.string() }),
  z.strictObject({ kind: z.literal('wrong status'), status: count }),
]);

/** A call to an outside service as the mocks record it, with secrets masked. */
export const callSchema = z
  .strictObject({
    service: z.string(),
    operation: z.string().nullable().describe("The contract's operation, or null if none declares the call"),
    page: z.string().describe('The path of the page that made it; empty where no page did'),
    method: z.string(),
    url: z.string(),
    request: recorded,
    answer: recorded.extend({ status: count }).nullable(),
    fault: fault.nullable().describe('What the service did on purpose instead of answering well'),
    violations: z.array(z.string()).describe('What the call broke of its contract, in words'),
  })
  .meta({ id: 'Call' }) satisfies z.ZodType<Call>;
