import fc from 'fast-check';
import { devices } from '../../harness/viewports.ts';
import type { Act, Walk } from './act.ts';
import {
  chooseCountries,
  clearFields,
  comeToForm,
  fillInByBrowser,
  fillInForm,
  sendForm,
  sendToSlowService,
  sendTwice,
  submitWithErrors,
  typeAnyText,
  typeOn,
} from './form-acts.ts';
import {
  closeMenus,
  followProduct,
  goBackInPanel,
  openGroups,
  openMenus,
  openProducts,
  pressProducts,
  touchProducts,
} from './menu-acts.ts';
import {
  chooseTabs,
  comeByKeyboard,
  comeToScreens,
  downloadFile,
  followContents,
  goInHistory,
  leaveTheSiteAlone,
  openInNewTab,
  scrollToPlaces,
  seeStoredFiles,
  turnPhone,
  turnTabs,
  waitAWhile,
} from './page-acts.ts';

const one = (...acts: Act[]): fc.Arbitrary<Act> => fc.constantFrom(...acts);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: typeAnyText },
  { weight: 5, arbitrary: one(turnPhone, turnPhone, openInNewTab, ...leaveTheSiteAlone) },
  { weight: 3, arbitrary: one(waitAWhile) },
  { weight: 2, arbitrary: seeStoredFiles },
  { weight: 5, arbitrary: downloadFile },
  { weight: 3, arbitrary: one(...followContents) },
  { weight: 4, arbitrary: one(...sendForm, sendToSlowService, sendToSlowService, sendTwice) },
  { weight: 4, arbitrary: fillInForm },
  { weight: 5, arbitrary: one(comeToForm, fillInByBrowser, typeOn, submitWithErrors) },
  { weight: 4, arbitrary: one(...openGroups) },
  { weight: 4, arbitrary: one(openProducts, goBackInPanel, followProduct, ...closeMenus) },
  { weight: 3, arbitrary: one(...comeToScreens, ...comeByKeyboard) },
  { weight: 3, arbitrary: one(...goInHistory) },
  { weight: 3, arbitrary: one(...chooseTabs, ...turnTabs) },
  { weight: 2, arbitrary: one(openMenus, ...pressProducts, touchProducts) },
  { weight: 2, arbitrary: one(...scrollToPlaces) },
  { weight: 3, arbitrary: one(...chooseCountries, ...clearFields) },
);

/** Any walk of at least so many tries. A try at an act that the site does not offer then has no effect. */
export const anyWalk = (least: number): fc.Arbitrary<Walk> =>
  fc.record({
    device: fc.constantFrom(...devices),
    acts: fc.array(anyAct, { minLength: least, maxLength: 200, size: 'max' }),
  });
