/**
 * The facts (harness/locators/facts.ts) of a part in this state. A step waits until the part has all facts of `until`,
 * then reads the facts of `also` once: they must be right without waiting.
 */
type ExpectedPartFacts = { until: Record<string, unknown>; also?: Record<string, unknown> };

const FACTS_AFTER_SLIDE_IN = { opacity: 1, below: 0 };

/** The states that features write after "is". */
export const partStates: Record<string, ExpectedPartFacts> = {
  enabled: { until: { isEnabled: true } },
  disabled: { until: { isEnabled: false } },
  expanded: { until: { 'aria-expanded': 'true' } },
  collapsed: { until: { 'aria-expanded': 'false' } },
  open: { until: { whyUnseen: '' } },
  'full-screen': { until: { whyUnseen: '', isFull: true, isModal: true } },
  // Require the menu's button, or a blank page would pass as a page with a closed menu.
  closed: { until: { hasItsButton: true, isVisible: false } },
  highlighted: { until: { isHighlighted: true } },
  'marked as current': { until: { isOnlyCurrentLink: true } },
  selected: { until: { isOnlySelectedTab: true } },
  'for telephone numbers': { until: { type: 'tel' } },
  'the last': { until: { isLastSection: true } },
  'sticky and white': {
    until: { sticky: true, position: 'fixed', top: 0, background: 'rgb(255, 255, 255)', whyLogoUnseen: '' },
  },
  // A header that is not sticky scrolls out of the window with the page.
  'not sticky': { until: { sticky: false, isFixed: false, topOnPage: 0 } },
  'full and dark': {
    until: { isFull: true, colours: 'rgb(255, 255, 255) on rgb(13, 27, 42)' },
  },
  large: { until: { isDrawn: true }, also: { size: 'large' } },
  small: { until: { isDrawn: true }, also: { size: 'small' } },
  drawn: { until: { isDrawn: true } },
  moving: { until: { isVisible: true, isMoving: true } },
  still: { until: { isDrawn: true }, also: { isMoving: false } },
  'read-only': { until: { isVisible: true }, also: { isEditable: false } },
  'shown whole': { until: { isEmpty: false }, also: { fits: true } },
  loading: { until: { hasShapes: true, saysLoading: true }, also: { files: [], saysNone: false } },
  empty: { until: { saysNone: true, hasShapes: false }, also: { files: [] } },
  'being downloaded': { until: { 'aria-busy': 'true', isMarkedAsDownloading: true } },
  'ready to download': { until: { 'aria-busy': 'false', offersADownload: true } },
  'still there': { until: { isVisible: true }, also: { hasSuccessBox: false } },
  'replaced by the success box': { until: { hasSuccessBox: true, isInDocument: false } },
  'at the end of the content': { until: { isFormAtContentEnd: true } },
  // The honeypot is not rendered, not focusable and ignored by autofill, and the form has its five fields for people.
  'out of reach': {
    until: { hidden: '', tabindex: '-1', autocomplete: 'off', count: 1, fieldsForPeople: 5 },
  },
  'waiting below its place': { until: { opacity: 0, below: 40 } },
  'in its place after one slide': { until: FACTS_AFTER_SLIDE_IN, also: { slides: 1 } },
  'in its place without a slide': { until: FACTS_AFTER_SLIDE_IN, also: { slides: 0 } },
  'in view': { until: { isInWindow: true } },
  'at the top of the window': { until: { isAtTop: true } },
  'away from the top of the window': { until: {}, also: { isAtTop: false } },
  'reached smoothly': { until: { isAtTop: true, isReachedSmoothly: true } },
  'reached by a jump': { until: { isAtTop: true }, also: { isReachedSmoothly: false } },
  'on the screen and apart': { until: {}, also: { count: 5, covered: [], outside: [] } },
  'around the middle of the orbit': {
    until: {},
    also: { count: 5, besideTheOrbit: 'left, right', isWithinTheOrbit: true },
  },
  'below the orbit': { until: {}, also: { count: 5, isBelowTheOrbit: true } },
};
