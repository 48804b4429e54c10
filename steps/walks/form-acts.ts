import fc from 'fast-check';
import { type Act, onForm } from './act.ts';
import { COUNTRIES, errorOf, type Field, FIELDS, isValid } from './form.ts';
import { change, choose, lookAgain, send, sendSlowly, submit } from './model.ts';
import { texts } from './texts.ts';

/** Fills in the whole form with any texts that may be sent. Gherkin trims the cells of a table. */
export const fillInForm: fc.Arbitrary<Act> = fc
  .record({ ...texts, Message: fc.oneof(texts.Message, fc.constant('')) })
  .filter((entry) =>
    FIELDS.every((field) => !errorOf(field, entry[field]) && entry[field] === entry[field].trim()),
  )
  .map((entry) => {
    const rows = FIELDS.map((field) => `  | ${field} | ${entry[field].replaceAll('|', '\\|')} |`);
    return onForm([['they fill in the form with:', ...rows].join('\n')], (model) =>
      lookAgain(FIELDS.reduce((former, field) => change(former, field, entry[field]), model)),
    );
  });
export const comeToForm = onForm(['they come to the form'], (model) => choose(model, model.form.country));

const typeText = (field: Field, text: string) =>
  onForm([`they type "${text}" into "${field}"`], (model) => change(model, field, text));
export const clearFields = FIELDS.map((field) =>
  onForm([`they clear "${field}"`], (model) => change(model, field, '')),
);
export const chooseCountries = Object.keys(COUNTRIES).map((country) =>
  onForm([`they choose the country "${country}"`], (model) => choose(model, country)),
);
export const sendForm = [true, false].map((hasArrived) =>
  onForm(
    [...(hasArrived ? [] : ['the e-mail service refuses call 1 with status 503']), 'they press "Send"'],
    (model) => send(model, hasArrived),
    ({ form }) => isValid(form),
  ),
);
export const sendToSlowService = onForm(
  ['the e-mail service answers call 1 after 3000 ms', 'they press "Send"'],
  sendSlowly,
  ({ form }) => isValid(form),
);
export const submitWithErrors = onForm(
  ['they come to the form', 'a script submits the form 1 time'],
  submit,
  ({ form }) => !isValid(form),
);
export const typeOn = onForm(['they type "one" into "Message"', 'they type on with " more"'], (model) =>
  change(model, 'Message', 'one more'),
);
export const fillInByBrowser = onForm(
  ['they come to the form', 'the browser fills in a number of Singapore'],
  (model) => choose(change(model, 'Contact number', '90000000'), 'Singapore'),
);
export const sendTwice = onForm(
  ['a script submits the form 2 times at once'],
  (model) => send(model, true),
  ({ form }) => isValid(form),
);

/** Types any text into any field. */
export const typeAnyText: fc.Arbitrary<Act> = fc.oneof(
  ...FIELDS.map((field) => texts[field].map((text) => typeText(field, text))),
);
