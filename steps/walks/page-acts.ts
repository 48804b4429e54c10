import { viewports } from '../../harness/viewports.ts';
import { isOnPhone, onPage } from './act.ts';
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
  onPage(['they reload the page'], reload),
];
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
export const downloadFile = onPage(
  [
    'they press the file "Annual Return 2024.pdf"',
    'the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"',
  ],
  scrolled,
  (model) => addressOf(model) === '/annual-returns',
);
