import type { Locator } from '@playwright/test';
import { areSkeletonShapesDrawn, emptyListNote, listFileNames } from './annual-returns-list.ts';
import { readScreenColours, fillsWindow } from './conference-banner.ts';
import { fitsItsText } from './demo.ts';
import { form, isFormAtContentEnd, successBox } from './form.ts';
import { listHighlightedGroups, readHeaderPositionAndStyle } from './header.ts';
import { countRunningAnimations, isAtTop, isInWindow } from './motion.ts';
import { isOnlyCurrentLink, readText } from './page.ts';
import { control, type PartKind, type Landmark } from './parts.ts';
import { listSections } from './section.ts';
import { isDrawn, explainUnseen, isInDocument, NOT_THERE } from './seen.ts';
import { countSlideIns, readOpacityAndOffset } from './slide-in.ts';
import { wasLastScrollSmooth } from './motion.ts';
import { listTabs } from './showcase.ts';
import { readOrbitSize, readUseCasePositions } from './use-case-section.ts';

/** Reads a fact of a part as it is now; called only if a state in steps/support/states.ts needs that fact. */
type FactReader = (part: Locator, name: string) => Promise<unknown>;

const readAttribute =
  (name: string): FactReader =>
  (part) =>
    part.getAttribute(name);

const isVisible: FactReader = (part) => part.isVisible();
const readWhyUnseen = async (part: Locator) => ((await part.isVisible()) ? explainUnseen(part) : NOT_THERE);
const makeHeaderFactReader =
  (fact: keyof Awaited<ReturnType<typeof readHeaderPositionAndStyle>>): FactReader =>
  async (part) =>
    (await readHeaderPositionAndStyle(part))[fact];
const makeUseCaseFactReader =
  (fact: keyof Awaited<ReturnType<typeof readUseCasePositions>>): FactReader =>
  async (part) =>
    (await readUseCasePositions(part))[fact];

/** Whether a part has exactly the position and size of the window. */
const hasBoxOfWindow: FactReader = async (part) => {
  const { width, height } = part.page().viewportSize()!;
  const box = await part.boundingBox();
  return box?.x === 0 && box.y === 0 && box.width === width && box.height === height;
};

/** The facts that can be read even if the part is missing, because a feature may expect that it is missing. */
const FACTS_OF_MISSING_PARTS = ['isVisible', 'isInDocument', 'hasItsButton', 'hasSuccessBox'];

/** Reads a fact of a part; NOT_THERE if the part is missing and the fact needs it. */
export async function readPartFact(
  fact: string,
  read: FactReader,
  part: Locator,
  name: string,
): Promise<unknown> {
  return FACTS_OF_MISSING_PARTS.includes(fact) || (await isInDocument(part)) ? read(part, name) : NOT_THERE;
}

/** The functions that read facts of each kind of part. A step fails if its state needs a fact without a function. */
export const partFactReaders: Partial<Record<PartKind | Landmark, Record<string, FactReader>>> = {
  button: { isEnabled: (button) => button.isEnabled(), 'aria-expanded': readAttribute('aria-expanded') },
  field: { type: readAttribute('type') },
  link: { isOnlyCurrentLink },
  tab: {
    isInWindow,
    isOnlySelectedTab: async (tab, name) => {
      const tabs = await listTabs(tab.page().getByRole('main'));
      return tabs.every((one) => (one.selected === 'yes') === (one.tab === name));
    },
  },
  group: {
    isHighlighted: async (group, name) => (await listHighlightedGroups(group.page())).join() === name,
  },
  section: {
    isLastSection: async (section, name) =>
      (await listSections(section.page().getByRole('main'))).at(-1) === name,
  },
  file: {
    'aria-busy': readAttribute('aria-busy'),
    isMarkedAsDownloading: async (file) => (await file.innerText()).includes('Downloading'),
    offersADownload: async (file) => (await file.innerText()).trimEnd().endsWith('Download'),
  },
  marked: {
    opacity: async (element) => (await readOpacityAndOffset(element)).opacity,
    below: async (element) => (await readOpacityAndOffset(element)).below,
    slides: (element, name) => countSlideIns(element.page(), name),
  },
  anchor: {
    isInWindow,
    isAtTop,
    isReachedSmoothly: (anchor) => wasLastScrollSmooth(anchor.page()),
  },
  'Products menu': {
    whyUnseen: readWhyUnseen,
    isVisible,
    hasItsButton: (menu) => control(menu.page(), 'button', 'Products').isVisible(),
  },
  'menu panel': {
    whyUnseen: readWhyUnseen,
    isVisible,
    isFull: hasBoxOfWindow,
    // The Tab key cannot leave a modal dialog for the page behind it.
    isModal: (panel) => panel.evaluate((dialog) => dialog.matches(':modal')),
    hasItsButton: (panel) => control(panel.page(), 'button', 'Open menu').isVisible(),
  },
  header: {
    sticky: makeHeaderFactReader('sticky'),
    position: makeHeaderFactReader('position'),
    isFixed: async (part) => /fixed|sticky/.test((await readHeaderPositionAndStyle(part)).position),
    top: makeHeaderFactReader('top'),
    topOnPage: makeHeaderFactReader('topOnPage'),
    background: makeHeaderFactReader('background'),
    whyLogoUnseen: (part) => readWhyUnseen(part.getByRole('link', { name: 'Sangam home' })),
  },
  screen: { isFull: fillsWindow, colours: readScreenColours },
  form: {
    isVisible,
    isInDocument,
    isFormAtContentEnd,
    hasSuccessBox: (part) => successBox(part.page()).isVisible(),
  },
  'field for robots': {
    hidden: readAttribute('hidden'),
    tabindex: readAttribute('tabindex'),
    autocomplete: readAttribute('autocomplete'),
    count: (field) => field.count(),
    fieldsForPeople: (field) => form(field.page()).getByRole('textbox').count(),
  },
  'sample request': {
    isVisible,
    isEditable: (field) => field.isEditable(),
    isEmpty: async (field) => (await readText(field)) === '',
    fits: fitsItsText,
  },
  'list of annual returns': {
    hasShapes: (list) => areSkeletonShapesDrawn(list.page()),
    saysLoading: (list) => isInDocument(list.getByText('Loading the list of annual returns')),
    saysNone: (list) => emptyListNote(list.page()).isVisible(),
    files: listFileNames,
  },
  'placeholder card': { isVisible, isDrawn, isMoving },
  'banner image': { isVisible, isDrawn, isMoving },
  'orbit graphic': { isDrawn, size: readOrbitSize },
  '404': { isDrawn },
  'set of use cases': {
    count: makeUseCaseFactReader('count'),
    covered: makeUseCaseFactReader('covered'),
    outside: makeUseCaseFactReader('outside'),
    besideTheOrbit: makeUseCaseFactReader('besideTheOrbit'),
    isWithinTheOrbit: makeUseCaseFactReader('isWithinTheOrbit'),
    isBelowTheOrbit: makeUseCaseFactReader('isBelowTheOrbit'),
  },
};

async function isMoving(part: Locator): Promise<boolean> {
  return (await countRunningAnimations(part)) > 0;
}
