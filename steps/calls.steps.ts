import { Then, When } from '@cucumber/cucumber';
import { callsTo, untilAnswered } from './calls.ts';
import { expect } from './expect.ts';
import type { SiteWorld } from './world.ts';

type W = SiteWorld;

When('call {int} to the {service} is answered', async function (this: W, number: number, operation: string) {
  await untilAnswered(this, operation, number);
});

Then(
  'call {int} to the {service} had the body:',
  async function (this: W, number: number, operation: string, json: string) {
    await expect.poll(() => callsTo(this, operation).length).toBeGreaterThanOrEqual(number);
    expect(JSON.parse(callsTo(this, operation)[number - 1]!.request.body)).toEqual(JSON.parse(json));
  },
);

Then(
  'the answer to call {int} of the {service} was:',
  async function (this: W, number: number, operation: string, json: string) {
    await expect.poll(() => callsTo(this, operation)[number - 1]?.answer).toBeTruthy();
    const { status, body } = callsTo(this, operation)[number - 1]!.answer!;
    expect({ status, body: JSON.parse(body) }).toEqual({ status: 200, body: JSON.parse(json) });
  },
);
