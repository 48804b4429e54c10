/** A function that runs in the page before the site's scripts. */
type InitScript = () => void;

/** The browser never reports its first paint. The site waits for this report before it loads its scripts (10.19). */
const hideFirstPaint: InitScript = () => {
  PerformanceObserver.prototype.observe = () => undefined;
};

const delayFirstPaint: InitScript = () => {
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (...options) {
    setTimeout(() => observe.apply(this, options), 500);
  };
};

const dispatchPointerDown: InitScript = () =>
  addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointerdown')));
const dispatchKeyDown: InitScript = () =>
  addEventListener('DOMContentLoaded', () => dispatchEvent(new KeyboardEvent('keydown')));
const focusFirstLink: InitScript = () =>
  addEventListener('DOMContentLoaded', () => document.querySelector('a')!.focus());

const scrollOnePixel: InitScript = () => addEventListener('DOMContentLoaded', () => scrollTo(0, 1));

/** Clicks as a screen reader does: without pointer or key events before the click. */
const pressTab3ThenTab2: InitScript = () =>
  addEventListener('DOMContentLoaded', () => {
    for (const number of [2, 1]) document.querySelectorAll<HTMLElement>('[role=tab]')[number]!.click();
  });

const pressHeading: InitScript = () =>
  addEventListener('DOMContentLoaded', () => document.querySelector('h1')!.click());

const focusSecondMenuGroup: InitScript = () =>
  addEventListener('DOMContentLoaded', () => {
    const menu = document.querySelector('[data-panel]')!;
    menu.parentElement!.querySelector('button')!.focus();
    menu.querySelectorAll<HTMLElement>('[data-group]')[1]!.focus();
  });

const fillInNameAndHalfEmail: InitScript = () =>
  addEventListener('load', () => {
    document.querySelector<HTMLInputElement>('[name=full_name]')!.value = 'Asha Rao';
    document.querySelector<HTMLInputElement>('[name=email_id]')!.value = 'asha@';
  });

const makeStorageFull: InitScript = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

const forbidStorage: InitScript = () => {
  const get = () => {
    throw new DOMException('no', 'SecurityError');
  };
  Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
};

const storeUnknownDialCode: InitScript = () => {
  const fields = { full_name: 'Asha Rao', email_id: 'asha@lender.example', contact_number: '9000000000' };
  const entry = { ...fields, company_name: 'Lender One', text: '', dial_code: '999' };
  localStorage.setItem('enquiry', JSON.stringify({ at: Date.now(), entry }));
};

const failFontLoads: InitScript = () => {
  FontFace.prototype.load = () => Promise.reject(new DOMException('lost', 'NetworkError'));
};

/** Each measurement of a heading gives another height, as if the font moved the page. Logs the use of the font. */
const moveHeadingsAndLogFontUse: InitScript = () => {
  const { add, delete: remove } = FontFaceSet.prototype;
  let height = 0;
  HTMLHeadingElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 0, (height += 1));
  FontFaceSet.prototype.add = function (face) {
    console.info('The font is used');
    return add.call(this, face);
  };
  FontFaceSet.prototype.delete = function (face) {
    console.info('The font is taken back');
    return remove.call(this, face);
  };
};

/** Logs whether site or browser follows a clicked link, then cancels the click, because Alt-click saves a file. */
const logWhoFollowsLinks: InitScript = () =>
  addEventListener('click', (event) => {
    console.info(event.defaultPrevented ? 'The site follows the link' : 'The browser follows the link');
    event.preventDefault();
  });

const logPreloadErrors: InitScript = () =>
  addEventListener('vite:preloadError', ({ payload }) => console.info(`Preload error: ${payload.name}`));

const cancelPreloadErrors: InitScript = () =>
  addEventListener('vite:preloadError', (event) => event.preventDefault());

const hideIntersectionApi: InitScript = () => void Reflect.deleteProperty(window, 'IntersectionObserver');
const hideMatchMedia: InitScript = () => void Reflect.deleteProperty(window, 'matchMedia');

const hideIdleAndPriorityApis: InitScript = () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'scheduler');
  Object.defineProperty(navigator, 'connection', { value: undefined });
};

const enableSaveData: InitScript = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

const preferReducedData: InitScript = () => {
  const { matchMedia: match } = window;
  window.matchMedia = (query) => match(query.includes('reduced-data') ? 'all' : query);
};

/** The scripts for each condition that features write after "a browser in which". */
export const browserConditions: Record<string, readonly InitScript[]> = {
  'the tab Lending is pressed after another one, before the scripts come': [pressTab3ThenTab2],
  'the heading is pressed before the scripts come': [pressHeading],
  'the group Lending has the focus before the scripts come': [focusSecondMenuGroup],
  'a name and half an address are filled in before the scripts come': [fillInNameAndHalfEmail],
  'nothing tells of the first paint, and the page is pressed': [hideFirstPaint, dispatchPointerDown],
  'nothing tells of the first paint, and a key is pressed': [hideFirstPaint, dispatchKeyDown],
  'nothing tells of the first paint, and a link gets the focus': [hideFirstPaint, focusFirstLink],
  'nothing tells of the first paint, and the page is scrolled': [hideFirstPaint, scrollOnePixel],
  'nothing tells of the first paint, and a screen reader presses a tab': [hideFirstPaint, pressTab3ThenTab2],
  'the first paint is told of late': [delayFirstPaint],
  'storage is full': [makeStorageFull],
  'storage is forbidden': [forbidStorage],
  'a kept enquiry has a dial code that no country has': [storeUnknownDialCode],
  'no font loads': [failFontLoads],
  'the font moves the headings, and the console says when it is used': [moveHeadingsAndLogFontUse],
  'the console says who follows a link': [logWhoFollowsLinks],
  'the console says each preload error': [logPreloadErrors],
  'each preload error is handled, and the console says it': [cancelPreloadErrors, logPreloadErrors],
  'nothing tells what is in view': [hideIntersectionApi],
  'nothing tells what the visitor prefers': [hideMatchMedia],
  'nothing tells of idle moments, priorities or saved data': [hideIdleAndPriorityApis],
  'data are to be saved': [enableSaveData],
  'the visitor prefers less data': [preferReducedData],
};
