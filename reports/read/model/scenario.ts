import { z } from 'zod';
import { callSchema } from './call.ts';
import { count, seconds } from './amounts.ts';
import { STATUSES } from '../../../harness/messages/status.ts';
import type { ScreenState } from '../../../harness/screen-state.ts';
import { devices } from '../../../harness/viewports.ts';

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
  .meta({
    id: 'Step',
    description: 'A step as it ran; a hook, which the feature does not show, has no keyword',
  });

const device = z
  .enum(devices)
  .describe("A desktop's window, or a phone; their sizes stand in harness/viewports.ts");

const picture = z
  .strictObject({
    file: z.string(),
    top: z.number().describe('How far down the page the window stood, in px'),
  })
  .meta({ id: 'Picture' });

const state = z
  .strictObject({ route: z.string(), screen: z.string(), differences: z.array(z.string()) })
  .meta({
    id: 'ScreenState',
    description:
      'What a visitor had brought a screen to: `route` is the address, `screen` the path of the screen that was shown, `differences` is what differs from the screen as it opens',
  }) satisfies z.ZodType<ScreenState>;

const look = z
  .strictObject({
    device: device.nullable().describe('Null where no window was opened'),
    status,
    seconds,
    steps: z.array(step),
    visited: z
      .array(state)
      .describe('The states of screens that the visitor visited, each once, the last at the end'),
    picture: picture.nullable().describe('The screen at the end'),
    calls: z.array(callSchema),
    console: z.array(z.strictObject({ type: z.string(), text: z.string() })),
  })
  .meta({ id: 'Look', description: 'A scenario as it ran once, with the evidence that it left' });

/** A scenario with each look at it: on a desktop, on a phone, or one without a window. */
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
    status: status.describe('The worst of its looks'),
    seconds: seconds.describe('Of the longest of its looks'),
    looks: z.array(look).min(1).describe('One for each device, the desktop first'),
  })
  .meta({ id: 'Scenario' });

export type Scenario = z.infer<typeof scenarioSchema>;
export type Look = z.infer<typeof look>;
export type Step = z.infer<typeof step>;
export type Picture = z.infer<typeof picture>;
