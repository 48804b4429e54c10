import fc from 'fast-check';
import { viewports } from '../../harness/viewports.ts';
import { type Act, isOnDesktop, isOnPhone, pageAct } from './act.ts';
import { isOnAnnualReturns } from './file-acts.ts';
import {
  addressOf,
  followLink,
  requestFormCheck,
  type Model,
  goToEntry,
  reload,
  screenOf,
  scrollTo,
  forgetScroll,
  TABS,
} from './model.ts';
import { waitForSending } from './sending.ts';

const linkAddresses = {
  '"About Us" in the footer': '/company',
  '"Privacy Policy" in the footer': '/privacy-policy',
  '"Terms & Conditions" in the footer': '/terms-and-conditions',
  '"Annual returns" in the footer': '/annual-returns',
  '"Grievance redressal" in the footer': '/privacy-policy#grievance-redressal',
  '"Contact us" in the footer': '/contact-us#Contact_Form',
  '"Contact us" in the header': '/contact-us',
  '"Company" in the header': '/company',
  '"Sangam home" in the header': '/',
};

const isOnHomePage = (model: Model) => addressOf(model) === '/';
const isOnLongScreen = (model: Model) => !screenOf(model).isShort;
const followLinks = Object.entries(linkAddresses).flatMap(([link, address]) => {
  const byKeyboard = [`they put the focus on the link ${link}`, 'they press the Enter key'];
  const ways = [[`they follow ${link}`], ...(link.endsWith('footer') ? [byKeyboard] : [])];
  return ways.map((steps) => pageAct(steps, (model) => followLink(model, address)));
});
const historyAndReloadActs = [
  pageAct(
    ['they go back'],
    (model) => goToEntry(model, model.at - 1),
    ({ at }) => at > 0,
  ),
  pageAct(
    ['they go forward'],
    (model) => goToEntry(model, model.at + 1),
    ({ at, history }) => at + 1 < history.length,
  ),
  // Impossible while an enquiry is being sent, because a reload would cut off the call.
  pageAct(['they reload the page'], reload, ({ isSending }) => !isSending),
];
/** Follows a link in the privacy policy's table of contents, then again from the top of the page (2.3). */
const sameContentsLinkTwiceActs = ['Cookies', 'Opt-out'].map((heading) =>
  pageAct(
    [`they follow "${heading}"`, 'they press the Tab key', 'they scroll to 0 px', `they follow "${heading}"`],
    (model) => ({
      ...followLink(model, `/privacy-policy#${heading.toLowerCase()}`),
      focus: `the heading "${heading}"`,
    }),
    (model) => addressOf(model).startsWith('/privacy-policy'),
  ),
);
/**
 * Waits a minute, once everything has been loaded: on a busy machine the time limits of the site would pass first. Waits
 * only 3 s while a menu covers the page or a slow service is called, and on the home page, whose demo keeps typing.
 */
export const waitAWhile: Act = {
  isPossible: () => true,
  steps(model) {
    const { requests, isSending, menu, form } = model;
    if (isOnHomePage(model) || isSending || menu) return ['3 seconds pass'];
    if (isOnAnnualReturns(model))
      return [`call ${requests} to the data service is answered`, '60 seconds pass'];
    return [
      ...(screenOf(model).hasForm && !form.isSent ? ['the form is still there'] : []),
      '60 seconds pass',
    ];
  },
  next: waitForSending,
};
/** Following a link with Control opens a new tab and leaves the page as it is (10.23). */
const openCompanyInNewTab = pageAct(
  [
    'they put the focus on the link "Company" in the header',
    'they press the Control+Enter key',
    'a new tab shows "/company"',
  ],
  requestFormCheck,
  isOnDesktop,
);
const scrollToPositions = [0, 5, 9, 10, 50, 100, 101, 300, 500, 501].map((position) =>
  pageAct([`they scroll to ${position} px`], (model) => scrollTo(model, position), isOnLongScreen),
);
const chooseTabs = TABS.map((tab) =>
  pageAct([`they press the tab "${tab}"`], (model) => forgetScroll({ ...model, tab }), isOnHomePage),
);
const chooseTabsByKey = TABS.slice(0, -1).map((tab, index) =>
  pageAct(
    [`they press the tab "${tab}"`, 'they press the ArrowRight key'],
    (model) => forgetScroll({ ...model, tab: TABS[index + 1]! }),
    isOnHomePage,
  ),
);
const actsWithoutEffect = [
  pageAct(['printing begins', 'printing ends'], requestFormCheck),
  pageAct(['the connection is lost', 'the connection is back'], requestFormCheck),
  pageAct(['the tab goes to the background', 'the tab comes to the front'], requestFormCheck),
  pageAct(['a finger passes over Products'], requestFormCheck, isOnPhone),
  pageAct(['the browser shows the page as it was left'], requestFormCheck),
];
const turnPhone = pageAct(
  ({ isTurned }) => {
    const { width, height } = viewports.phone;
    const [wide, high] = isTurned ? [width, height] : [height, width];
    return [`they make the window ${wide} px wide and ${high} px high`];
  },
  (model) => requestFormCheck({ ...model, isTurned: !model.isTurned }),
  isOnPhone,
);
export const anyPageAct = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(turnPhone, turnPhone, openCompanyInNewTab, ...actsWithoutEffect) },
  { weight: 3, arbitrary: fc.constantFrom(...followLinks) },
  { weight: 3, arbitrary: fc.constantFrom(...historyAndReloadActs) },
  { weight: 3, arbitrary: fc.constantFrom(...sameContentsLinkTwiceActs) },
  { weight: 3, arbitrary: fc.constantFrom(...chooseTabs, ...chooseTabsByKey) },
  { weight: 3, arbitrary: fc.constant(waitAWhile) },
  { weight: 2, arbitrary: fc.constantFrom(...scrollToPositions) },
);
