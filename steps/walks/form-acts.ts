import fc from 'fast-check';
import { COMPLETE_ENQUIRY } from '../../harness/enquiry.ts';
import { type Act, onForm } from './act.ts';
import { COUNTRIES, type Field, FIELDS, isValid } from './form.ts';
import { change, choose, lookAgain, type Model, send, sendSlowly, submit } from './model.ts';
import { texts } from './texts.ts';

const fillIn = (model: Model): Model =>
  lookAgain(
    Object.entries(COMPLETE_ENQUIRY).reduce(
      (former, [field, text]) => change(former, field as Field, text),
      model,
    ),
  );

const typeText = (field: Field, text: string) =>
  onForm([`they type "${text}" into "${field}"`], (model) => change(model, field, text));
export const clearFields = FIELDS.map((field) =>
  onForm([`they clear "${field}"`], (model) => change(model, field, '')),
);
export const pasteMessages = [299, 300, 301].map((length) =>
  onForm([`they paste ${length} characters into "Message"`], (model) =>
    change(model, 'Message', 'x'.repeat(length)),
  ),
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
export const fillInForm = onForm(['they have filled in the form'], fillIn);
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
