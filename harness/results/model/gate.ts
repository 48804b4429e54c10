import { z } from 'zod';
import { figureSchema } from '../figure.ts';

const check = z.strictObject({
  name: z.string().describe('Such as a screen in a state at a width'),
  status: z.enum(['passed', 'failed', 'left out']),
  figures: z.array(figureSchema),
  notes: z.array(z.string()),
});

/** A gate with its checks. */
export const gateSchema = z.strictObject({ name: z.string(), checks: z.array(check) }).meta({ id: 'Gate' });

export type Gate = z.infer<typeof gateSchema>;
export type GateCheck = z.infer<typeof check>;
