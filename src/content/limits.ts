/** The limits that clauses state, and steps of countdowns. */
export const limits = {
  /** Longest message a visitor can send, in characters. */
  messageCharacters: 300,
  /** Typewriter: the time for each character, in ms, and the pause before it starts again. */
  typewriterCharacterMs: 100,
  typewriterPauseMs: 1000,
  /** The header becomes sticky on scrolling up at more than this scroll position. */
  stickyAbovePx: 100,
  /** A sticky header returns to normal at less than this scroll position, or on scrolling down. */
  stickyBelowPx: 10,
  /** The countdown of the not-found page, in seconds, and the time in ms that it shows each number. */
  notFoundSeconds: 5,
  notFoundStepMs: 1000,
  /** The countdown of the conference banner, and the time between its steps, both in ms. */
  bannerCountdownMs: 5400,
  bannerStepMs: 100,
  /** The delay in ms between the data service's answer and the display of the annual returns. */
  annualReturnsDelayMs: 1000,
  /** The number of items that a query requests from the data service. */
  queryPageSize: 50,
  /** Share of an element that must be visible before it slides in. */
  slideInThreshold: 0.5,
  /** How long a link with an anchor waits for its target to appear, in ms. */
  anchorWaitMs: 10_000,
  /** The time limits in ms of a call to a service, and of the download of a stored file. */
  answerMs: 30_000,
  downloadMs: 300_000,
  /** A page whose scripts do not start within this time, in ms, is reloaded once, then shown as without scripts. */
  startMs: 15_000,
  /** An enquiry is sent no sooner than this after the form's code was loaded, in ms: robots are faster than people. */
  leastFillingMs: 1000,
  /** How long an enquiry that did not arrive is stored in the visitor's browser, in ms: a day. */
  draftMs: 86_400_000,
  /** The index of the tab of the product showcase that is selected at first. */
  showcaseTab: 0,
} as const;

/** The country that the phone field starts with. */
export const defaultCountry = { iso2: 'in', dialCode: '91' } as const;
