import { Then, When } from '@cucumber/cucumber';
import { expect } from './expect.ts';
import { form } from './screens/form.ts';
import type { SiteWorld } from './world.ts';

/** The fields of the form that no person sees. */
const unseen = (world: SiteWorld) => form(world.page).locator('input[hidden]');

Then(
  'a field is there that is neither shown, spoken, reached by the keyboard nor filled in by a browser',
  async function (this: SiteWorld) {
    await expect(unseen(this)).toHaveCount(1);
    await expect(unseen(this)).toHaveAttribute('hidden');
    await expect(unseen(this)).toHaveAttribute('tabindex', '-1');
    await expect(unseen(this)).toHaveAttribute('autocomplete', 'off');
    await expect(form(this.page).getByRole('textbox')).toHaveCount(5);
  },
);

When('a robot fills in the field that no person meets', async function (this: SiteWorld) {
  await unseen(this).evaluate((input) => {
    (input as HTMLInputElement).value = 'https://robot.example';
  });
});
