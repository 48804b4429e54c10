import fc from 'fast-check';
import { devices, type Device } from '../../harness/viewports.ts';
import {
  addressOf,
  change,
  choose,
  COUNTRIES,
  type Field,
  FIELDS,
  follow,
  GROUPS,
  hasForm,
  isValid,
  type Model,
  move,
  openMenu,
  reload,
  screenOf,
  scroll,
  scrolled,
  send,
  submit,
  TABS,
} from './model.ts';
import { texts } from './texts.ts';

/** Something that a visitor does: its steps in the words of the features, and what it makes of the model. */
export type Act = {
  isPossible(model: Model): boolean;
  steps(model: Model): string[];
  next(model: Model): Model;
};

/** What a visitor on a device tries to do, one act after the other. */
export type Walk = { device: Device; acts: readonly Act[] };

/** Acts on a page whose menus are closed; on its form; and in an open menu. */
const onPage = (
  steps: string | Act['steps'],
  next: Act['next'],
  isPossible: Act['isPossible'] = () => true,
): Act => ({
  isPossible: (model) => !model.menu && isPossible(model),
  steps: typeof steps === 'string' ? () => [steps] : steps,
  next,
});
const onForm = (
  steps: string | Act['steps'],
  next: Act['next'],
  isPossible: Act['isPossible'] = () => true,
): Act => onPage(steps, next, (model) => hasForm(model) && isPossible(model));
const inMenu = (
  menu: Model['menu'],
  steps: Act['steps'],
  next: Act['next'],
  isPossible: Act['isPossible'] = () => true,
): Act => ({
  isPossible: (model) => model.menu === menu && isPossible(model),
  steps,
  next,
});

const links = {
  '"About Us" in the footer': '/company',
  '"Privacy Policy" in the footer': '/privacy-policy',
  '"Terms & Conditions" in the footer': '/terms-and-conditions',
  '"Annual returns" in the footer': '/annual-returns',
  '"Finsense" in the footer': '/product/finsense',
  '"RiskGauge" in the footer': '/product/lendscape',
  '"Prism" in the footer': '/product/prism',
  '"Contact us" in the footer': '/contact-us#Contact_Form',
  '"Contact us" in the header': '/contact-us',
  '"Company" in the header': '/company',
  '"Sangam home" in the header': '/',
};
const complete = { Name: 'Asha Rao', 'Email ID': 'asha@lender.example', 'Contact number': '9000000000' };
function fillIn(model: Model): Model {
  const filled = Object.entries({ ...complete, 'Company name': 'Lender One' }).reduce(
    (former, [field, text]) => change(former, field as Field, text),
    model,
  );
  return { ...filled, form: { ...filled.form, changed: undefined } };
}
const isOnPhone = ({ device }: Model) => device === 'phone';
const isHome = (model: Model) => addressOf(model) === '/';
const isLong = (model: Model) => !screenOf(model).isShort;
const canGo =
  (steps: -1 | 1) =>
  ({ at, history }: Model) =>
    history[at + steps] !== undefined;
const showProducts = (model: Model): Model => ({ ...model, menu: 'products' });
const showMainList = (model: Model): Model => ({ ...model, menu: 'main' });
const closingSteps = (model: Model) => [
  'they press the Escape key',
  ...(isOnPhone(model) ? [] : ['they move the pointer away']),
];

const comeByKeyboard = Object.entries(links)
  .filter(([link]) => link.endsWith('footer'))
  .map(([link, address]) =>
    onPage(
      () => [`they put the focus on the link ${link}`, 'they press the Enter key'],
      (model) => follow(model, address),
    ),
  );
const comeToScreens = Object.entries(links).map(([link, address]) =>
  onPage(`they follow ${link}`, (model) => follow(model, address)),
);
const goInHistory = [
  onPage('they go back', (model) => move(model, model.at - 1), canGo(-1)),
  onPage('they go forward', (model) => move(model, model.at + 1), canGo(1)),
  onPage('they reload the page', reload),
];
const scrollToPlaces = [0, 5, 9, 10, 50, 100, 101, 300, 500, 501].map((position) =>
  onPage(`they scroll to ${position} px`, (model) => scroll(model, position), isLong),
);
const typeText = (field: Field, text: string) =>
  onForm(`they type "${text}" into "${field}"`, (model) => change(model, field, text));
const clearFields = FIELDS.map((field) =>
  onForm(`they clear "${field}"`, (model) => change(model, field, '')),
);
const pasteMessages = [299, 300, 301].map((length) =>
  onForm(`they paste ${length} characters into "Message"`, (model) =>
    change(model, 'Message', 'x'.repeat(length)),
  ),
);
const chooseCountries = Object.keys(COUNTRIES).map((country) =>
  onForm(`they choose the country "${country}"`, (model) => choose(model, country)),
);
const sendForm = [true, false].map((hasArrived) =>
  onForm(
    () => [...(hasArrived ? [] : ['the e-mail service refuses call 1 with status 503']), 'they press "Send"'],
    (model) => send(model, hasArrived),
    ({ form }) => isValid(form),
  ),
);
const fillInForm = onForm('they have filled in the form', fillIn);
const submitWithErrors = onForm(
  () => ['they come to the form', 'a script submits the form 1 time'],
  submit,
  ({ form }) => !isValid(form),
);
const chooseTabs = TABS.map((tab) =>
  onPage(`they press the tab "${tab}"`, (model) => scrolled({ ...model, tab }), isHome),
);
const turnTabs = TABS.slice(0, -1).map((tab, index) =>
  onPage(
    () => [`they press the tab "${tab}"`, 'they press the ArrowRight key'],
    (model) => scrolled({ ...model, tab: TABS[index + 1]! }),
    isHome,
  ),
);
const typeOn = onForm(
  () => ['they type "one" into "Message"', 'they type on with " more"'],
  (model) => change(model, 'Message', 'one more'),
);
const fillInByBrowser = onForm(
  () => ['they come to the form', 'the browser fills in a number of Singapore'],
  (model) => choose(change(model, 'Contact number', '90000000'), 'Singapore'),
);
const sendTwice = onForm(
  () => ['a script submits the form 2 times at once'],
  (model) => send(model, true),
  ({ form }) => isValid(form),
);
/** Nothing that is typed or chosen may change; the page may move. */
const lookAgain = (model: Model): Model =>
  scrolled({ ...model, form: { ...model.form, changed: undefined } });
const leaveTheSiteAlone = [
  ['printing begins', 'printing ends'],
  ['the connection is lost', 'the connection is back'],
  ['a finger passes over Products'],
  ['the browser shows the page as it was left'],
].map((steps) => onPage(() => steps, lookAgain, steps[0]!.includes('finger') ? isOnPhone : undefined));
const turnPhone = onPage(
  ({ isTurned }) => [
    `they make the window ${isTurned ? '360 px wide and 740' : '740 px wide and 360'} px high`,
  ],
  (model) => lookAgain({ ...model, isTurned: !model.isTurned }),
  isOnPhone,
);
const downloadFile = onPage(
  () => [
    'they press the file "Annual Return 2024.pdf"',
    'the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"',
  ],
  scrolled,
  (model) => addressOf(model) === '/annual-returns',
);
const openMenus = onPage(
  (model) => [isOnPhone(model) ? 'they press "Open menu"' : 'they point at "Products"'],
  openMenu,
);
const closeMenus = (['main', 'products'] as const).map((menu) =>
  inMenu(menu, closingSteps, (model) => ({ ...model, menu: undefined })),
);
const openProducts = inMenu('main', () => ['they press "Products"'], showProducts);
const goBackInPanel = inMenu('products', () => ['they press "Back"'], showMainList, isOnPhone);
const openGroups = GROUPS.map((group) =>
  inMenu(
    'products',
    (model) => [`they ${isOnPhone(model) ? 'press' : 'point at'} "${group}"`],
    // On a phone a second press closes the group.
    (model) => ({ ...model, group: isOnPhone(model) && model.group === group ? '' : group }),
  ),
);
const followProduct = inMenu(
  'products',
  (model) => [`they follow "Prism" in the ${isOnPhone(model) ? 'menu panel' : 'Products menu'}`],
  (model) => follow(model, '/product/prism'),
  ({ group }) => group === 'Transaction Categorization',
);

const one = (...acts: Act[]): fc.Arbitrary<Act> => fc.constantFrom(...acts);
const typeAnyText = fc.oneof(...FIELDS.map((field) => texts[field].map((text) => typeText(field, text))));

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: typeAnyText },
  { weight: 5, arbitrary: one(turnPhone, turnPhone, downloadFile, ...leaveTheSiteAlone) },
  { weight: 4, arbitrary: one(...sendForm, sendTwice) },
  { weight: 4, arbitrary: one(fillInForm, fillInForm, fillInByBrowser, typeOn) },
  { weight: 4, arbitrary: one(...openGroups) },
  { weight: 4, arbitrary: one(openProducts, goBackInPanel, followProduct, ...closeMenus) },
  { weight: 3, arbitrary: one(...comeToScreens, ...comeByKeyboard) },
  { weight: 3, arbitrary: one(...goInHistory) },
  { weight: 3, arbitrary: one(...chooseTabs, ...turnTabs) },
  { weight: 2, arbitrary: one(openMenus) },
  { weight: 2, arbitrary: one(...scrollToPlaces) },
  { weight: 1, arbitrary: one(...clearFields) },
  { weight: 2, arbitrary: one(...pasteMessages, ...chooseCountries) },
  { weight: 1, arbitrary: one(submitWithErrors) },
);

/** Any walk of at least so many tries. A try at an act that the site does not offer then has no effect. */
export const anyWalk = (least: number): fc.Arbitrary<Walk> =>
  fc.record({
    device: fc.constantFrom(...devices),
    acts: fc.array(anyAct, { minLength: least, maxLength: 200, size: 'max' }),
  });
