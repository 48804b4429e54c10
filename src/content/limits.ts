/** Every number with a unit that the site keeps to, named once. */
export const limits = {
  /** Longest message a visitor can send, in characters. */
  messageCharacters: 300,
  /** Typewriter: one character each so many ms, then a pause before it starts again. */
  typewriterCharacterMs: 100,
  typewriterPauseMs: 1000,
  /** The header becomes sticky on scrolling up above this position, in px, and stops below the other. */
  stickyAbovePx: 100,
  stickyBelowPx: 10,
  /** The not-found page counts down from so many seconds. */
  notFoundSeconds: 5,
  notFoundStepMs: 1000,
  /** The conference banner counts down from so many ms in steps. */
  bannerCountdownMs: 5400,
  bannerStepMs: 100,
  /** The list of annual returns appears so long after its answer, in ms. */
  annualReturnsDelayMs: 1000,
  /** Items asked for in one query of the data service. */
  queryPageSize: 50,
  /** Share of an element that must be visible before it slides in. */
  slideInThreshold: 0.5,
  /** How long a link with an anchor waits for its target to appear, in ms. */
  anchorWaitMs: 10_000,
  /** A call that has no answer after so long is given up, in ms; a stored file may take longer. */
  answerMs: 30_000,
  downloadMs: 300_000,
  /** No enquiry leaves sooner than so many ms after its form came to life: robots are quicker than people. */
  leastFillingMs: 1000,
  /** An enquiry that did not arrive is kept in the visitor's browser for a day, in ms. */
  draftMs: 86_400_000,
  /** The tab of the product showcase that is selected at first. */
  showcaseTab: 0,
} as const;

/** The country that the phone field starts with. */
export const defaultCountry = { iso2: 'in', dialCode: '91' } as const;
