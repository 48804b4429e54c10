import type { Act, Walk } from './act.ts';
import { isOnAnnualReturns } from './file-acts.ts';
import type { StoredFile } from './files.ts';
import { dropIgnoredCharacters, DIAL_CODES, errorOfField, type Field, FIELDS, isFormValid } from './form.ts';
import { addressOf, GROUPS, type Model, screenOf, createModel } from './model.ts';
import { waitAWhile } from './page-acts.ts';

/** The maximum number of acts in a scenario; later acts of a walk are left out. */
const MAX_ACTS_PER_SCENARIO = 24;

/** Writes a walk as a scenario, which checks after each act everything that the specification says of the site. */
export function writeScenario(name: string, { device, start, acts }: Walk): string[] {
  let model = createModel(device, start);
  const lines = [`Given a visitor on "${start}"`, ...writeModelSteps(model)];
  let done = 0;
  const doAct = (act: Act) => {
    const [first, ...others] = act.steps(model);
    const former = model;
    model = act.next({ ...model, focus: undefined, anchor: undefined });
    lines.push(`When ${first}`, ...others.map((step) => `And ${step}`), ...writeModelSteps(model, former));
  };
  for (const act of acts) {
    if (done === MAX_ACTS_PER_SCENARIO) break;
    // An enquiry that arrives scrolls the page: no clause says whether a menu under the pointer then stays open.
    if (!act.isPossible(model) || (model.isSending && act.next(model).menu)) continue;
    done += 1;
    doAct(act);
  }
  if (model.isSending) doAct(waitAWhile);
  if (model.sent.length) lines.push("And the console's lines about e-mails are expected");
  lines.push(`And the site keeps ${model.kept ? '"enquiry"' : 'nothing'} in their browser`);
  return [
    ...(device === 'desktop' ? ['@desktop'] : []),
    `Scenario: ${name}`,
    ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`),
  ];
}

/** Writes steps that check the site. They check the form only if it may have changed, because this check is slow. */
function writeModelSteps(model: Model, former?: Model): string[] {
  const { device, menu, form, position, isSticky, group, tab, sent, isSending, files } = model;
  const { title, heading, hasForm } = screenOf(model);
  const steps = [`they are on "${addressOf(model)}"`];
  if (!former || screenOf(former) !== screenOf(model)) {
    if (heading) steps.push(`the page is headed "${heading}"`);
    steps.push(`its title is "${title}"`);
  }
  if (former?.loads !== model.loads || screenOf(former) !== screenOf(model))
    steps.push(`the page has been loaded ${formatCount(model.loads, 'time')}`);
  if (model.focus) steps.push(`the focus is on ${model.focus}`);
  if (model.anchor) steps.push(`the anchor "${model.anchor}" is at the top of the window`);
  if (position !== undefined) steps.push(`the page is scrolled to ${position} px`);
  if (isSticky !== undefined && !menu)
    steps.push(`the header is ${isSticky ? 'sticky and white' : 'not sticky'}`);
  if (device === 'desktop') steps.push(`the Products menu is ${menu ? 'open' : 'closed'}`);
  else if (!menu) steps.push('the menu panel is closed');
  if (menu === 'products')
    for (const each of GROUPS)
      steps.push(`the button "${each}" is ${each === group ? 'expanded' : 'collapsed'}`);
  if (addressOf(model) === '/' && !menu) steps.push(`the tab "${tab}" is selected`);
  if (hasForm && !menu && form.isReached && !form.isUnknown && form !== former?.form)
    steps.push(...writeFormSteps(model, former));
  const isNew = sent.length !== former?.sent.length || isSending !== former.isSending;
  if (isNew && sent.length) steps.push(...writeSentEnquirySteps(model));
  const isSame = former && screenOf(former) === screenOf(model) && former.files === files;
  if (files && isOnAnnualReturns(model) && !isSame) steps.push(writeFilesStep(files));
  return steps.map((step, index) => `${index ? 'And' : 'Then'} ${step}`);
}

/** Writes steps that check the form. They check the character counter only if it may have changed. */
function writeFormSteps({ form, isSending }: Model, former?: Model): string[] {
  if (isSending) return ['the button "Sending" is disabled'];
  if (form.isSent) return ['the form is replaced by the success box'];
  const { entry, checked } = form;
  const rows = FIELDS.map((field) => [
    field,
    formatCell(entry[field]),
    checked.has(field) ? errorOfField(field, entry[field]) : '',
  ]);
  return [
    `the country is "${form.country}"`,
    ['the entries of the form are:', ...[['label', 'value', 'error'], ...rows].map(formatRow)].join('\n'),
    `the button "Send" is ${isFormValid(form) ? 'enabled' : 'disabled'}`,
    ...(former?.form.isReached && entry.Message === former.form.entry.Message
      ? []
      : [`the counter reads "${[...dropIgnoredCharacters('Message', entry.Message)].length} / 300"`]),
  ];
}

function writeSentEnquirySteps({ sent, isSending }: Model): string[] {
  const { entry, country } = sent.at(-1)!;
  const text = (field: Field) => dropIgnoredCharacters(field, entry[field]);
  const rows = {
    Name: escapeHtml(text('Name')),
    'Contact number': `+${DIAL_CODES[country]} ${text('Contact number')}`,
    'Company name': escapeHtml(text('Company name')),
    Message: escapeHtml(text('Message') || ' '),
  };
  const number = sent.length * 2;
  if (isSending) return [`the e-mail service received ${formatCount(number - 1, 'call')}`];
  return [
    `the e-mail service received ${number} calls`,
    [
      `call ${number - 1} to the e-mail service has:`,
      ...Object.entries(rows).map(([label, value]) => formatRow([`htmlContent ${label}`, formatCell(value)])),
    ].join('\n'),
    `call ${number} to the e-mail service has:\n${formatRow(['to.0.email', formatCell(text('Email ID'))])}`,
  ];
}

const formatCount = (number: number, things: string) => `${number} ${things}${number === 1 ? '' : 's'}`;

const writeFilesStep = (files: readonly StoredFile[]) =>
  ['the files of the content are:', ...files.map(({ name }) => formatRow([formatCell(name)]))].join('\n');

const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (one) => HTML_ENTITIES[one]!);
const formatRow = (cells: readonly string[]) => `  | ${cells.join(' | ')} |`;

/** A text as a cell of a table. Gherkin trims blanks at the ends, so features write them as ⎵. */
const formatCell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll(/^ +| +$/g, (blanks) => '⎵'.repeat(blanks.length));
