import { z } from 'zod';
import { clauseId, count } from './amounts.ts';

/** What a browser engine besides Chromium showed, as it stands in `reports/results/engines/`. */
export const engineRunSchema = z
  .strictObject({
    engine: z.string(),
    browser: z.string().describe('Its name and version'),
    asked: z.string().describe('Which checks it was asked, in words'),
    checks: count,
    failed: z.array(z.strictObject({ clauses: z.array(clauseId), name: z.string(), message: z.string() })),
    notAsked: z
      .array(z.strictObject({ name: z.string(), file: z.string(), line: count, reason: z.string() }))
      .describe('Scenarios that it cannot be asked, with the reason in words'),
  })
  .meta({ id: 'EngineRun' });

export type EngineRun = z.infer<typeof engineRunSchema>;
