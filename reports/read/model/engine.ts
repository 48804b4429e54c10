import { z } from 'zod';
import { engines } from '../../../harness/browsers/engine.ts';
import { clauseId, count } from './amounts.ts';

/** What an engine says of a clause. */
export const onEngineSchema = z
  .strictObject({
    verdict: z
      .enum(['kept', 'broken', 'not known', 'not asked'])
      .describe('Not known where none of its checks ran; not asked where the engine has none for it'),
    checks: count.describe('How many looks at its scenarios, or checks of a walk, ran there'),
    reason: z.string().describe('Why none ran, in words'),
  })
  .meta({ id: 'OnEngine' });

const unasked = z.strictObject({
  clause: z.string(),
  name: z.string(),
  file: z.string(),
  line: count,
  reason: z.string(),
});

const failedCheck = z.strictObject({ clauses: z.array(clauseId), name: z.string(), message: z.string() });

/** A run on one engine, as far as the report tells of each of them. */
export const engineRunSchema = z
  .strictObject({
    engine: z.enum(engines),
    browser: z.string().describe('Its name and version; empty where it did not run'),
    looksAt: z.string().describe('Which site it looked at, and how'),
    checks: count,
    failed: z.array(failedCheck),
    notAsked: z
      .array(unasked)
      .describe('Scenarios that open a page and that it was not asked, with the reason in words'),
  })
  .meta({ id: 'EngineRun' });

export type OnEngine = z.infer<typeof onEngineSchema>;
export type EngineRun = z.infer<typeof engineRunSchema>;
