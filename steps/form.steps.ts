import { form } from '../harness/locators/form.ts';
import { When } from './world.ts';

When('a script submits the form {int} time(s)( at once)', async function (times: number) {
  await form(this.page).evaluate((element, count) => {
    for (let time = 0; time < count; time++) (element as HTMLFormElement).requestSubmit();
  }, times);
});
