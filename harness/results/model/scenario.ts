import { z } from 'zod';
import { callSchema } from './call.ts';
import { count, seconds } from './amounts.ts';
import { STATUSES } from '../status.ts';
import type { State } from '../../signature.ts';

const status = z.enum(STATUSES).meta({ id: 'Status' });

const step = z
  .strictObject({
    keyword: z.string(),
    text: z.string(),
    table: z.array(z.array(z.string())),
    status,
    seconds,
    message: z.string(),
  })
  .meta({ id: 'Step', description: 'A step as it ran; what a hook did unseen has no keyword' });

const width = z
  .enum(['phone', 'desktop'])
  .describe('The window that a scenario looks through; its sizes stand in harness/viewports.ts');

const picture = z
  .strictObject({
    file: z.string(),
    top: z.number().describe('How far down the page the window stood, in px'),
    marks: z.array(z.string()).describe('The marks of the state that it shows'),
  })
  .meta({ id: 'Picture' });

const pictures = z.strictObject({
  own: picture.nullable().describe("The screen at the scenario's end"),
  other: picture.nullable().describe('The same moment after the window took the other width'),
});

const state = z
  .strictObject({ route: z.string(), marks: z.array(z.string()), width })
  .meta({ id: 'State' }) satisfies z.ZodType<State>;

/** A scenario as it ran, with the evidence that it left. */
export const scenarioSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[0-9a-z.-]+$/)
      .describe(
        "Its address on the report's pages, stable as long as clause and name are: `5.4-a-message-is-not-needed`",
      ),
    name: z.string(),
    clause: z.string(),
    file: z.string(),
    line: count,
    tags: z.array(z.string()),
    status,
    seconds,
    steps: z.array(step),
    pictures,
    state: state.nullable(),
    calls: z.array(callSchema),
    console: z.array(z.strictObject({ type: z.string(), text: z.string() })),
  })
  .meta({ id: 'Scenario' });

export type Scenario = z.infer<typeof scenarioSchema>;
export type Step = z.infer<typeof step>;
export type Width = z.infer<typeof width>;
export type Picture = z.infer<typeof picture>;
export type Pictures = z.infer<typeof pictures>;
