import { z } from 'zod';

/** What an outside service can do to a call instead of answering well and in time. */
export const faultKinds = ['refused', 'cut off', 'too late', 'malformed', 'no answer'] as const;
export type FaultKind = (typeof faultKinds)[number];

const cell = z.strictObject({
  kind: z.enum(faultKinds),
  scenarios: z.array(z.string()).describe('The ids of the scenarios that tried it'),
  reason: z.string().describe('Why none needs to, in words'),
});

/** A call that a screen makes, and what became of each fault of it (10.10). */
export const faultRowSchema = z
  .strictObject({
    page: z.string().describe('The path of the screen'),
    operation: z.string(),
    call: z.string().describe('What the call is for, in words'),
    cells: z.array(cell),
  })
  .meta({ id: 'FaultRow' });

export type FaultRow = z.infer<typeof faultRowSchema>;
