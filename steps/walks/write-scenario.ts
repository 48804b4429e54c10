import type { Walk } from './act.ts';
import { clean, COUNTRIES, errorOf, type Field, FIELDS, isValid } from './form.ts';
import { addressOf, GROUPS, type Model, screenOf, visit } from './model.ts';

/** The acts of a walk that are done; all later ones are left out. */
const LENGTH = 24;

/** Writes a walk as a scenario: after each act everything that the specification says of the site then. */
export function writeScenario(name: string, { device, acts }: Walk): string[] {
  let model = visit(device, '/contact-us');
  const lines = ['Given a visitor on the contact page', ...describe(model)];
  let done = 0;
  for (const act of acts) {
    if (done === LENGTH || !act.isPossible(model)) continue;
    done += 1;
    const [first, ...others] = act.steps(model);
    const former = model;
    model = act.next({ ...model, focus: undefined });
    lines.push(`When ${first}`, ...others.map((step) => `And ${step}`), ...describe(model, former));
  }
  if (model.sent.length) lines.push("And the console's lines about e-mails are expected");
  lines.push(`And the site keeps ${model.kept ? '"enquiry"' : 'nothing'} in their browser`);
  const tag = device === 'desktop' ? ['@desktop'] : [];
  return [
    ...tag,
    `Scenario: ${name}`,
    ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`),
  ];
}

/** What is true now; of the form, which costs most, only what may have changed. */
function describe(model: Model, former?: Model): string[] {
  const { device, menu, form, position, isSticky, group, tab, sent } = model;
  const { title, heading, hasForm } = screenOf(model);
  const steps = [`they are on "${addressOf(model)}"`];
  if (!former || screenOf(former) !== screenOf(model)) {
    if (heading) steps.push(`the page is headed "${heading}"`);
    steps.push(`its title is "${title}"`);
  }
  if (model.focus) steps.push(`the focus is on ${model.focus}`);
  if (position !== undefined) steps.push(`the page is scrolled to ${position} px`);
  if (isSticky !== undefined && !menu)
    steps.push(`the header is ${isSticky ? 'sticky and white' : 'not sticky'}`);
  if (device === 'desktop') steps.push(`the Products menu is ${menu ? 'open' : 'closed'}`);
  else if (!menu) steps.push('the menu panel is closed');
  if (menu === 'products')
    for (const each of GROUPS)
      steps.push(`the button "${each}" is ${each === group ? 'expanded' : 'collapsed'}`);
  if (addressOf(model) === '/' && !menu) steps.push(`the tab "${tab}" is selected`);
  if (hasForm && !menu && form.isNear && form !== former?.form) steps.push(...describeForm(model));
  if (sent.length !== former?.sent.length && sent.length) steps.push(...describeSent(model));
  return steps.map((step, index) => `${index ? 'And' : 'Then'} ${step}`);
}

/** What the form shows: after typing into a field, which costs most, only of that field. */
function describeForm({ form }: Model): string[] {
  if (form.isSent) return ['the form is replaced by the success box'];
  const { entry, asked, changed } = form;
  const fields = FIELDS.filter((field) => !changed || field === changed);
  return [
    ...(changed ? [] : [`the country is "${form.country}"`]),
    ...fields.map((field) => `"${field}" reads "${entry[field]}"`),
    ...fields.filter((field) => asked.has(field)).map((field) => describeError(field, entry[field])),
    `the button "Send" is ${isValid(form) ? 'enabled' : 'disabled'}`,
    ...(fields.includes('Message')
      ? [`the counter reads "${[...clean('Message', entry.Message)].length} / 300"`]
      : []),
  ];
}

function describeError(field: Field, value: string): string {
  const error = errorOf(field, value);
  return error ? `"${field}" shows the error "${error}"` : `"${field}" shows no error`;
}

function describeSent({ sent }: Model): string[] {
  const { entry, country } = sent.at(-1)!;
  const text = (field: Field) => clean(field, entry[field]);
  const rows = {
    Name: escape(text('Name')),
    'Contact number': `+${COUNTRIES[country]} ${text('Contact number')}`,
    'Company name': escape(text('Company name')),
    Message: escape(text('Message') || ' '),
  };
  const number = sent.length * 2;
  return [
    `the e-mail service received ${number} calls`,
    [
      `call ${number - 1} to the e-mail service has:`,
      ...Object.entries(rows).map(([label, value]) => `  | htmlContent ${label} | ${cell(value)} |`),
    ].join('\n'),
    `call ${number} to the e-mail service has:\n  | to.0.email | ${cell(text('Email ID'))} |`,
  ];
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (one) => ENTITIES[one]!);
/** A cell of a table: Gherkin trims blanks, so a feature writes them as ⎵. */
const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll(/^ +| +$/g, (blanks) => '⎵'.repeat(blanks.length));
