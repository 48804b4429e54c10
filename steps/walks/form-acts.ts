import fc from 'fast-check';
import { type Act, formAct } from './act.ts';
import { DIAL_CODES, errorOfField, type Field, FIELDS, INDIA, isFormValid } from './form.ts';
import { updateForm, changeField, requestFormCheck } from './model.ts';
import { sendEnquiry, startSending } from './sending.ts';
import { anyTextByField } from './texts.ts';

/** Fills in the whole form with valid texts that neither begin nor end with a blank, because Gherkin trims cells. */
const fillInForm: fc.Arbitrary<Act> = fc
  .record({ ...anyTextByField, Message: fc.oneof(anyTextByField.Message, fc.constant('')) })
  .filter((entry) =>
    FIELDS.every((field) => !errorOfField(field, entry[field]) && entry[field] === entry[field].trim()),
  )
  .map((entry) => {
    const rows = FIELDS.map((field) => `  | ${field} | ${entry[field].replaceAll('|', '\\|')} |`);
    return formAct([['they fill in the form with:', ...rows].join('\n')], (model) =>
      requestFormCheck(FIELDS.reduce((former, field) => changeField(former, field, entry[field]), model)),
    );
  });

const typeText = (field: Field, text: string) =>
  formAct(
    [`they type "${text}" into "${field}"`],
    // The picker chooses the country of a dial code at the beginning of a number.
    (model) => updateForm(changeField(model, field, text), text.startsWith('+91') ? { country: INDIA } : {}),
  );
const clearFields = FIELDS.map((field) =>
  formAct([`they clear "${field}"`], (model) => changeField(model, field, '')),
);
const chooseCountries = Object.keys(DIAL_CODES).map((country) =>
  formAct([`they choose the country "${country}"`], (model) => updateForm(model, { country })),
);
const sendForm = [true, false].map((hasArrived) =>
  formAct(
    [...(hasArrived ? [] : ['the e-mail service refuses call 1 with status 503']), 'they press "Send"'],
    (model) => sendEnquiry(model, hasArrived),
    ({ form }) => isFormValid(form),
  ),
);
const sendToSlowService = formAct(
  ['the e-mail service answers call 1 after 3000 ms', 'they press "Send"'],
  startSending,
  ({ form }) => isFormValid(form),
);
const submitWithErrors = formAct(
  ['a script submits the form 1 time'],
  (model) => updateForm(model, { checked: new Set(FIELDS) }),
  ({ form }) => !isFormValid(form),
);
const typeInTwoParts = formAct(['they type "one" into "Message"', 'they type on with " more"'], (model) =>
  changeField(model, 'Message', 'one more'),
);
const autofillNumber = formAct(['the browser fills in a number of Singapore'], (model) =>
  updateForm(changeField(model, 'Contact number', '90000000'), { country: 'Singapore' }),
);
const sendTwice = formAct(
  ['a script submits the form 2 times at once'],
  (model) => sendEnquiry(model, true),
  ({ form }) => isFormValid(form),
);

/** Types a random text into a random field. */
const typeAnyText: fc.Arbitrary<Act> = fc.oneof(
  ...FIELDS.map((field) => anyTextByField[field].map((text) => typeText(field, text))),
);

export const anyFormAct = fc.oneof(
  { weight: 6, arbitrary: typeAnyText },
  { weight: 4, arbitrary: fillInForm },
  { weight: 5, arbitrary: fc.constantFrom(autofillNumber, typeInTwoParts, submitWithErrors) },
  { weight: 4, arbitrary: fc.constantFrom(...sendForm, sendToSlowService, sendToSlowService, sendTwice) },
  { weight: 3, arbitrary: fc.constantFrom(...chooseCountries, ...clearFields) },
);
