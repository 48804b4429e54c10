import { z } from 'zod';

const figure = z
  .strictObject({
    rule: z.string(),
    figure: z.number(),
    unit: z.string(),
    bound: z.enum(['at most', 'at least']),
    limit: z.number(),
  })
  .describe('What was judged, with the limit that it must keep; its check says where');

const check = z.strictObject({
  name: z.string().describe('Such as a screen in a state at a width'),
  status: z.enum(['passed', 'failed', 'left out']),
  figures: z.array(figure),
  notes: z.array(z.string()),
});

/** A gate with its checks. */
export const gateSchema = z.strictObject({ name: z.string(), checks: z.array(check) }).meta({ id: 'Gate' });

export type Gate = z.infer<typeof gateSchema>;
export type GateCheck = z.infer<typeof check>;
