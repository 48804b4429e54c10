import fc from 'fast-check';
import { viewports } from '../../harness/viewports.ts';
import { type Act, isOnDesktop, isOnPhone, onPage } from './act.ts';
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
} from './model.ts';
import { wait } from './sending.ts';

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
const isLong = (model: Model) => !screenOf(model).isShort;
const comeToScreens = Object.entries(links).flatMap(([link, address]) => {
  const byKeyboard = [`they put the focus on the link ${link}`, 'they press the Enter key'];
  const ways = [[`they follow ${link}`], ...(link.endsWith('footer') ? [byKeyboard] : [])];
  return ways.map((steps) => onPage(steps, (model) => follow(model, address)));
});
const goInHistory = [
  onPage(
    ['they go back'],
    (model) => move(model, model.at - 1),
    ({ at }) => at > 0,
  ),
  onPage(
    ['they go forward'],
    (model) => move(model, model.at + 1),
    ({ at, history }) => at + 1 < history.length,
  ),
  // A reload cuts off a call, which other scenarios state.
  onPage(['they reload the page'], reload, ({ isSending }) => !isSending),
];
/** Entries of the privacy policy's contents, each followed twice: the second time from elsewhere (2.4). */
const followContents = ['Cookies', 'Opt-out'].map((heading) =>
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
const openInNewTab = onPage(
  [
    'they put the focus on the link "Company" in the header',
    'they press the Control+Enter key',
    'a new tab shows "/company"',
  ],
  lookAgain,
  isOnDesktop,
);
const scrollToPlaces = [0, 5, 9, 10, 50, 100, 101, 300, 500, 501].map((position) =>
  onPage([`they scroll to ${position} px`], (model) => scroll(model, position), isLong),
);
const chooseTabs = TABS.map((tab) =>
  onPage([`they press the tab "${tab}"`], (model) => scrolled({ ...model, tab }), isHome),
);
const turnTabs = TABS.slice(0, -1).map((tab, index) =>
  onPage(
    [`they press the tab "${tab}"`, 'they press the ArrowRight key'],
    (model) => scrolled({ ...model, tab: TABS[index + 1]! }),
    isHome,
  ),
);
const leaveTheSiteAlone = [
  onPage(['printing begins', 'printing ends'], lookAgain),
  onPage(['the connection is lost', 'the connection is back'], lookAgain),
  onPage(['the tab goes to the background', 'the tab comes to the front'], lookAgain),
  onPage(['a finger passes over Products'], lookAgain, isOnPhone),
  onPage(['the browser shows the page as it was left'], lookAgain),
];
const turnPhone = onPage(
  ({ isTurned }) => {
    const { width, height } = viewports.phone;
    const [wide, high] = isTurned ? [width, height] : [height, width];
    return [`they make the window ${wide} px wide and ${high} px high`];
  },
  (model) => lookAgain({ ...model, isTurned: !model.isTurned }),
  isOnPhone,
);
export const anyPageAct = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(turnPhone, turnPhone, openInNewTab, ...leaveTheSiteAlone) },
  { weight: 3, arbitrary: fc.constantFrom(...comeToScreens) },
  { weight: 3, arbitrary: fc.constantFrom(...goInHistory) },
  { weight: 3, arbitrary: fc.constantFrom(...followContents) },
  { weight: 3, arbitrary: fc.constantFrom(...chooseTabs, ...turnTabs) },
  { weight: 3, arbitrary: fc.constant(waitAWhile) },
  { weight: 2, arbitrary: fc.constantFrom(...scrollToPlaces) },
);
