import type { CDPSession, Page } from '@playwright/test';
import { type Device, viewports } from '../harness/viewports.ts';
import { checkEmpty } from './checks.ts';
import {
  findIconsAloneOnLine,
  findFaintShapes,
  findFixedElements,
  findControlsWithoutBorder,
  findMisplacedTexts,
  storeVisibleTexts,
  readTextColours,
  readTextSizes,
} from './in-page/layout.ts';

/** A way to view an open page: in print, in other colours or text sizes, or in a window of another size. */
type ViewingCondition = {
  name: string;
  media?: Parameters<Page['emulateMedia']>[0];
  /** A reader's own style sheet. */
  styles?: string;
  size?: { width: number; height: number };
  /** The browser's font size, in px; by default 16. */
  text?: number;
  /** The only device with this condition; in the nightly run both devices have it, unless the condition sets `size`. */
  on?: Device;
};

/** The text spacing that WCAG 1.4.12 lets a reader set. */
const WIDER_TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const makeSizeCondition = (on: Device, width: number, height: number): ViewingCondition => ({
  name: `at ${width} x ${height} px`,
  size: { width, height },
  on,
});

const VIEWING_CONDITIONS: readonly ViewingCondition[] = [
  { name: 'on paper', media: { media: 'print' }, on: 'desktop' },
  { name: 'in dark forced colours', media: { forcedColors: 'active', colorScheme: 'dark' }, on: 'phone' },
  { name: 'with wider text spacing', styles: WIDER_TEXT_SPACING, on: 'phone' },
  {
    name: 'with wider text spacing on a tablet',
    styles: WIDER_TEXT_SPACING,
    size: { width: 768, height: 1024 },
    on: 'desktop',
  },
  { name: 'with text of twice the size', text: 32 },
  { name: 'with dark colours preferred', media: { colorScheme: 'dark' }, on: 'desktop' },
  // In order: a small phone, a wider phone, a phone turned sideways, a laptop that zooms in, and two larger windows.
  makeSizeCondition('phone', 320, 640),
  makeSizeCondition('phone', 390, 640),
  makeSizeCondition('phone', 640, 360),
  makeSizeCondition('desktop', 960, 480),
  makeSizeCondition('desktop', 1536, 730),
  makeSizeCondition('desktop', 2560, 1440),
];

/** The conditions to check on a device; at night also those conditions of the other device that set no window size. */
export const listConditionsOf = (device: Device, isNight = false): ViewingCondition[] =>
  VIEWING_CONDITIONS.filter(({ on, size }) => !on || on === device || (isNight && !size));

/**
 * Checks an open page under each condition. No text may be cut off, over another text or outside the window. Text must
 * grow with the reader's font size. With forced colours all controls and drawings must be visible. Afterwards the page
 * keeps the last condition, except its font size.
 */
export async function checkConditions(
  page: Page,
  device: Device,
  conditions: readonly ViewingCondition[],
): Promise<void> {
  const cdpSession = await page.context().newCDPSession(page);
  const needsTexts = conditions.some(({ text, media }) => text || media);
  if (needsTexts) await page.evaluate(storeVisibleTexts);
  const sizes = needsTexts ? await page.evaluate(readTextSizes) : {};
  const extraSizes = [...new Set(Object.values(sizes))].slice(6);
  if (needsTexts) checkEmpty('No screen has more than six sizes of text', extraSizes.map(String));
  const colours = needsTexts ? await page.evaluate(readTextColours) : [];
  for (const { name, ...condition } of conditions) {
    await applyCondition(page, cdpSession, device, condition);
    const { media, text } = condition;
    const check = (rule: string, found: string[]) =>
      checkEmpty(
        rule,
        found.map((one) => `${name}: ${one}`),
      );
    // Other colours do not move texts, so their positions are not checked again.
    if (!media?.forcedColors && !media?.colorScheme)
      for (const [rule, found] of Object.entries(await page.evaluate(findMisplacedTexts))) check(rule, found);
    // Not checked with large text: to prevent such a wrap, each page would need more styles.
    if (!text) check('No icon of a link wraps alone to a line', await page.evaluate(findIconsAloneOnLine));
    if (text)
      check(
        'Text grows with the size that a reader sets',
        findTextsThatDidNotGrow(sizes, await page.evaluate(readTextSizes)),
      );
    if (media?.forcedColors) {
      const plainControls = await page.evaluate(findControlsWithoutBorder);
      check('With forced colours borders show each button, field and selected tab', plainControls);
      check('With forced colours each drawing is seen', await page.evaluate(findFaintShapes));
    }
    if (media?.media) {
      check('On paper nothing stands on each sheet', await page.evaluate(findFixedElements));
      check('On paper no text is pale', (await page.evaluate(readTextColours)).filter(isPale));
    }
    if (media?.colorScheme && !media.forcedColors) {
      const changed = (await page.evaluate(readTextColours)).filter((one, index) => one !== colours[index]);
      check('Colours do not follow the system', changed);
    }
  }
  // Unlike all other conditions, the font size would still apply to the next visitor of this window.
  await cdpSession.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await cdpSession.detach();
}

/** Whether a text is too pale for paper without its background. Green is most of a colour's luminance. */
const isPale = (colour: string): boolean => Number(/, (\d+),.* economy:/.exec(colour)?.[1] ?? 0) > 118;

/** Applies a condition; each setting that the condition does not name gets its default. */
async function applyCondition(
  page: Page,
  cdpSession: CDPSession,
  device: Device,
  { media, styles = '', size = viewports[device], text = 16 }: Omit<ViewingCondition, 'name'>,
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, ...media });
  await page.evaluate(setReaderStyles, styles);
  await cdpSession.send('Page.setFontSizes', { fontSizes: { standard: text } });
}

const findTextsThatDidNotGrow = (before: Record<string, number>, after: Record<string, number>) =>
  Object.entries(before)
    .filter(([words, size]) => after[words]! < size * 1.2)
    .map(([words, size]) => `${words}: from ${size} to ${after[words]} px`);

/** Adds styles like a reader's own style sheet: a constructed sheet is exempt from the page's content policy. */
function setReaderStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
