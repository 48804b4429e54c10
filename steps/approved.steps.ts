import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readApprovable } from '../harness/locators/approvable.ts';
import { readSettledScreen } from './memory.ts';
import { expect, Then, UNTIL_TRUE } from './world.ts';

/**
 * Compares with the approved lines of the scenario and device, in `features/approved`. With APPROVE set they are written
 * anew, and what changed is reviewed like code.
 */
Then('the page says, offers and draws what was approved', async function () {
  const [subject = ''] = this.scenario.split(' says, ');
  const name = subject.toLowerCase().replaceAll(' ', '-');
  const folder = `features/approved/${this.conditions.phone ? 'phone' : 'desktop'}`;
  const file = `${folder}/${name}.txt`;
  if (process.env.APPROVE) {
    await readSettledScreen(this);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${(await readApprovable(this.page)).join('\n')}\n`);
  }
  const approved = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  await expect(async () => expect(await readApprovable(this.page)).toEqual(approved)).toPass(UNTIL_TRUE);
});
