import fc from 'fast-check';
import { viewports } from '../../harness/viewports.ts';
import { type Act, isOnDesktop, isOnPhone, onPage } from './act.ts';
import { listed, savedAs, type Stored, storedFiles, toRow } from './files.ts';
import {
  addressOf,
  follow,
  lookAgain,
  type Model,
  move,
  reload,
  screenOf,
  scroll,
  scrolled,
  TABS,
  wait,
} from './model.ts';

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

const isHome = (model: Model) => addressOf(model) === '/';
const RETURNS = '/annual-returns';
export const isOnReturns = (model: Model) => addressOf(model) === RETURNS;
const isLong = (model: Model) => !screenOf(model).isShort;
const canGo =
  (steps: -1 | 1) =>
  ({ at, history }: Model) =>
    history[at + steps] !== undefined;

export const comeByKeyboard = Object.entries(links)
  .filter(([link]) => link.endsWith('footer'))
  .map(([link, address]) =>
    onPage([`they put the focus on the link ${link}`, 'they press the Enter key'], (model) =>
      follow(model, address),
    ),
  );
export const comeToScreens = Object.entries(links).map(([link, address]) =>
  onPage([`they follow ${link}`], (model) => follow(model, address)),
);
export const goInHistory = [
  onPage(['they go back'], (model) => move(model, model.at - 1), canGo(-1)),
  onPage(['they go forward'], (model) => move(model, model.at + 1), canGo(1)),
  // A reload cuts off a call, which other scenarios state.
  onPage(['they reload the page'], reload, ({ isSending }) => !isSending),
];
/** Entries of the privacy policy's contents, each followed twice: the second time from elsewhere (2.4). */
export const followContents = ['Cookies', 'Opt-out'].map((heading) =>
  onPage(
    [`they follow "${heading}"`, 'they press the Tab key', 'they scroll to 0 px', `they follow "${heading}"`],
    (model) => ({
      ...follow(model, `/privacy-policy#${heading.toLowerCase()}`),
      focus: `the heading "${heading}"`,
    }),
    (model) => addressOf(model).startsWith('/privacy-policy'),
  ),
);
/** Waits a minute; only as long as a slow service needs while it is called, and on the home page, which types on. */
export const waitAWhile: Act = {
  isPossible: () => true,
  steps: (model) => [isHome(model) || model.isSending ? '3 seconds pass' : '60 seconds pass'],
  next: wait,
};
/** A link that is followed with the key for a new tab leaves the page as it is (10.23). */
export const openInNewTab = onPage(
  [
    'they put the focus on the link "Company" in the header',
    'they press the Control+Enter key',
    'a new tab shows "/company"',
  ],
  lookAgain,
  isOnDesktop,
);
export const scrollToPlaces = [0, 5, 9, 10, 50, 100, 101, 300, 500, 501].map((position) =>
  onPage([`they scroll to ${position} px`], (model) => scroll(model, position), isLong),
);
export const chooseTabs = TABS.map((tab) =>
  onPage([`they press the tab "${tab}"`], (model) => scrolled({ ...model, tab }), isHome),
);
export const turnTabs = TABS.slice(0, -1).map((tab, index) =>
  onPage(
    [`they press the tab "${tab}"`, 'they press the ArrowRight key'],
    (model) => scrolled({ ...model, tab: TABS[index + 1]! }),
    isHome,
  ),
);
export const leaveTheSiteAlone = [
  onPage(['printing begins', 'printing ends'], lookAgain),
  onPage(['the connection is lost', 'the connection is back'], lookAgain),
  onPage(['the tab goes to the background', 'the tab comes to the front'], lookAgain),
  onPage(['a finger passes over Products'], lookAgain, isOnPhone),
  onPage(['the browser shows the page as it was left'], lookAgain),
];
export const turnPhone = onPage(
  ({ isTurned }) => {
    const { width, height } = viewports.phone;
    const [wide, high] = isTurned ? [width, height] : [height, width];
    return [`they make the window ${wide} px wide and ${high} px high`];
  },
  (model) => lookAgain({ ...model, isTurned: !model.isTurned }),
  isOnPhone,
);
/** Any files are stored, and the visitor comes to see them. */
export const seeStoredFiles: fc.Arbitrary<Act> = storedFiles.map((stored) =>
  onPage(
    (model) => [
      ...(isOnReturns(model) ? ['they follow "Company" in the header to the page "About Sangam"'] : []),
      ['the annual returns are stored as:', ...stored.map(toRow)].join('\n'),
      'they follow "Annual returns" in the footer',
    ],
    (model) => {
      const elsewhere = isOnReturns(model) ? follow(model, '/company') : model;
      return { ...follow(elsewhere, RETURNS), files: listed(stored) };
    },
    ({ isSending }) => !isSending,
  ),
);
/** Downloads one of the files whose name no other file has. */
export const downloadFile: fc.Arbitrary<Act> = fc.nat(60).map((index) => {
  const choose = ({ files = [] }: Model) => {
    const alone = files.filter(({ name }) => files.filter((other) => other.name === name).length === 1);
    return alone[index % alone.length];
  };
  const press = (file: Stored) => [
    `they press the file "${file.name}"`,
    `the visitor has the file "${savedAs(file)}", in it "Sample of ${file.link}"`,
  ];
  return onPage(
    (model) => press(choose(model)!),
    scrolled,
    (model) => isOnReturns(model) && Boolean(choose(model)),
  );
});
