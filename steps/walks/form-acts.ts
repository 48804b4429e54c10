import fc from 'fast-check';
import { type Act, onForm } from './act.ts';
import { COUNTRIES, errorOf, type Field, FIELDS, INDIA, isValid } from './form.ts';
import { atForm, change, lookAgain } from './model.ts';
import { send, sendSlowly } from './sending.ts';
import { texts } from './texts.ts';

/** Fills in the whole form with any texts that may be sent. Gherkin trims the cells of a table. */
const fillInForm: fc.Arbitrary<Act> = fc
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

const typeText = (field: Field, text: string) =>
  onForm(
    [`they type "${text}" into "${field}"`],
    // The picker reads a dial code that a number begins with.
    (model) => atForm(change(model, field, text), text.startsWith('+91') ? { country: INDIA } : {}),
  );
const clearFields = FIELDS.map((field) =>
  onForm([`they clear "${field}"`], (model) => change(model, field, '')),
);
const chooseCountries = Object.keys(COUNTRIES).map((country) =>
  onForm([`they choose the country "${country}"`], (model) => atForm(model, { country })),
);
const sendForm = [true, false].map((hasArrived) =>
  onForm(
    [...(hasArrived ? [] : ['the e-mail service refuses call 1 with status 503']), 'they press "Send"'],
    (model) => send(model, hasArrived),
    ({ form }) => isValid(form),
  ),
);
const sendToSlowService = onForm(
  ['the e-mail service answers call 1 after 3000 ms', 'they press "Send"'],
  sendSlowly,
  ({ form }) => isValid(form),
);
const submitWithErrors = onForm(
  ['a script submits the form 1 time'],
  (model) => atForm(model, { asked: new Set(FIELDS) }),
  ({ form }) => !isValid(form),
);
const typeOn = onForm(['they type "one" into "Message"', 'they type on with " more"'], (model) =>
  change(model, 'Message', 'one more'),
);
const fillInByBrowser = onForm(['the browser fills in a number of Singapore'], (model) =>
  atForm(change(model, 'Contact number', '90000000'), { country: 'Singapore' }),
);
const sendTwice = onForm(
  ['a script submits the form 2 times at once'],
  (model) => send(model, true),
  ({ form }) => isValid(form),
);

/** Types any text into any field. */
const typeAnyText: fc.Arbitrary<Act> = fc.oneof(
  ...FIELDS.map((field) => texts[field].map((text) => typeText(field, text))),
);

export const anyFormAct = fc.oneof(
  { weight: 6, arbitrary: typeAnyText },
  { weight: 4, arbitrary: fillInForm },
  { weight: 5, arbitrary: fc.constantFrom(fillInByBrowser, typeOn, submitWithErrors) },
  { weight: 4, arbitrary: fc.constantFrom(...sendForm, sendToSlowService, sendToSlowService, sendTwice) },
  { weight: 3, arbitrary: fc.constantFrom(...chooseCountries, ...clearFields) },
);
