import type { Device } from '../../harness/viewports.ts';
import type { StoredFile } from './files.ts';
import { type Enquiry, type Field, type FormModel, createForm } from './form.ts';
import { walkScreens } from './screens.ts';

/** The expected state of the site and the visitor in a walk; a property that is `undefined` is not checked. */
export type Model = {
  device: Device;
  /** The addresses in the window's history, and the index of the open one. */
  history: readonly string[];
  at: number;
  /** How often the browser has loaded the page. */
  loads: number;
  /** The number of requests for the annual returns: one each time their screen is shown. */
  requests: number;
  position: number | undefined;
  /** Whether the phone is turned, so that its long side is at the bottom. */
  isTurned: boolean;
  /** The part to which the last act moved the focus. */
  focus?: string | undefined;
  /** The anchor to which the last act led. */
  anchor?: string | undefined;
  isSticky: boolean | undefined;
  /** The open menu: the menu panel's main list or its products on a phone, the Products menu on a desktop. */
  menu: 'main' | 'products' | undefined;
  group: string;
  tab: string;
  form: FormModel;
  /** An enquiry that did not reach the company and that the browser keeps (10.13). */
  kept: Enquiry | undefined;
  /** Enquiries for which the e-mail service was called, oldest first. */
  sent: readonly Enquiry[];
  /** Whether the last enquiry is still on its way. */
  isSending: boolean;
  /** The files that are stored, in the order of the list, if the walk has stored any. */
  files: readonly StoredFile[] | undefined;
};

export const GROUPS = ['Data Connect', 'Lending', 'Wealth Management', 'Transaction Categorization'] as const;
export const TABS = ['Data connect', 'Lending', 'Wealth management', 'Transaction categorization'] as const;
export const ANNUAL_RETURNS = '/annual-returns';
export const addressOf = ({ history, at }: Model): string => history[at]!;
export const screenOf = (model: Model) => {
  const [path] = addressOf(model).split('#');
  return walkScreens.find(({ address }) => address === path)!;
};

/** Makes the model of a new visitor on a screen. */
export const createModel = (device: Device, address: string): Model =>
  showScreen({
    device,
    history: [address],
    at: 0,
    loads: 1,
    requests: 0,
    position: 0,
    isTurned: false,
    isSticky: false,
    menu: undefined,
    group: GROUPS[0],
    tab: TABS[0],
    form: createForm(),
    kept: undefined,
    sent: [],
    isSending: false,
    files: undefined,
  });

const anchorOf = (model: Model): string | undefined => addressOf(model).split('#')[1];

/** Shows the open address: its screen from the top, with closed menus (2.3, 4.1, 4.2) and a new form (10.13). */
function showScreen(model: Model): Model {
  const top = anchorOf(model) ? undefined : { position: 0, isSticky: false };
  // No clause states whether a new form shows an enquiry that is still being sent.
  const form = { ...createForm(model.kept), isUnknown: model.isSending };
  const requests = model.requests + (addressOf(model) === ANNUAL_RETURNS ? 1 : 0);
  return { ...forgetScroll(model), ...top, requests, menu: undefined, group: GROUPS[0], tab: TABS[0], form };
}

/** Follows a link: another address adds an entry to the history, another path shows another screen. */
export function followLink(model: Model, address: string): Model {
  const { at, history } = model;
  const isOpen = address === addressOf(model);
  const followed = isOpen
    ? goToEntry(model, at)
    : goToEntry({ ...model, history: [...history.slice(0, at + 1), address] }, at + 1);
  return { ...followed, anchor: anchorOf(followed) };
}

/** Goes to another entry of the history. */
export function goToEntry(model: Model, at: number): Model {
  const moved = { ...model, at, menu: undefined };
  if (screenOf(moved) === screenOf(model)) return forgetScroll(moved);
  const anchor = anchorOf(moved);
  // With an anchor the focus moves to the anchor instead of the content (2.3).
  return { ...showScreen(moved), anchor, focus: anchor ? undefined : 'the content' };
}

/** Scrolls to a position in px (clauses 2.17 to 2.19). */
export function scrollTo(model: Model, position: number): Model {
  const { position: from, isSticky } = model;
  if (from === undefined) return { ...model, position, isSticky: position < 10 ? false : undefined };
  if (position === from) return model;
  if (position > from || position < 10) return { ...model, position, isSticky: false };
  return { ...model, position, isSticky: position > 100 ? true : isSticky };
}

/** Makes the scroll position unknown: the browser decides how far it scrolls to bring a part into view. */
export const forgetScroll = (model: Model): Model => ({ ...model, position: undefined, isSticky: undefined });

/** Changes the form; to reach it, the visitor scrolls to an unknown position. */
export const updateForm = (model: Model, form: Partial<FormModel> = {}): Model =>
  forgetScroll({ ...model, form: { ...model.form, ...form, isReached: true } });

/** Changes the text of a field. From then on the field shows its error, if any (4.7). */
export function changeField(model: Model, field: Field, value: string): Model {
  const { entry, checked } = model.form;
  return updateForm(model, { entry: { ...entry, [field]: value }, checked: new Set(checked).add(field) });
}

/** Whether the screen shows a form that can be filled in, and whose entries are known. */
export const canFillInForm = (model: Model): boolean =>
  Boolean(screenOf(model).hasForm) && !model.form.isSent && !model.isSending && !model.form.isUnknown;

/** Copies the form, because a walk checks the form again if the object is a new one; the page may have scrolled. */
export const requestFormCheck = (model: Model): Model => forgetScroll({ ...model, form: { ...model.form } });

/** Loads the page again; the browser decides how far it is scrolled. */
export const reload = (model: Model): Model => forgetScroll(showScreen({ ...model, loads: model.loads + 1 }));

/** Opens the menu panel on a phone, else the Products menu; first scrolls to a header that is not sticky. */
export function openMenu(model: Model): Model {
  const shown = model.isSticky ? model : forgetScroll(model);
  const isPhone = model.device === 'phone';
  return { ...shown, menu: isPhone ? 'main' : 'products', group: isPhone ? '' : GROUPS[0] };
}
