import type { CDPSession, Page } from '@playwright/test';
import { type Device, viewports } from '../harness/viewports.ts';
import { checkNone } from './checks.ts';
import {
  findLoneIcons,
  findOnEachSheet,
  findPlainControls,
  findTextFaults,
  markTexts,
  readColours,
  readTextSizes,
} from './in-page/layout.ts';

type Size = { width: number; height: number };

/** What a reader, a browser or a device may ask of an open page. */
type Condition = {
  name: string;
  media?: Parameters<Page['emulateMedia']>[0];
  /** A reader's own style sheet. */
  styles?: string;
  size?: Size;
  /** The browser's font size, in px; by default 16. */
  text?: number;
};

/** The text spacing that WCAG 1.4.12 lets a reader set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** The conditions of any state. */
export const ON_EACH_DEVICE: readonly Condition[] = [
  { name: 'on paper', media: { media: 'print' } },
  { name: 'in forced colours', media: { forcedColors: 'active' } },
  { name: 'with wider text spacing', styles: SPACING },
  { name: 'with text of twice the size', text: 32 },
  { name: 'with dark colours preferred', media: { colorScheme: 'dark' } },
];

/** Phones at whose widths the footer's lines wrap differently, and a turned one; a small laptop and large screens. */
const SIZES: Record<Device, Size[]> = {
  phone: [320, 340, 390, 470].map((width) => ({ width, height: 640 })).concat({ width: 640, height: 360 }),
  desktop: [
    { width: 960, height: 600 },
    { width: 1536, height: 730 },
    { width: 2560, height: 1440 },
  ],
};

/** The conditions of a screen as it opens. */
export const conditionsOn = (device: Device): Condition[] => [
  ...ON_EACH_DEVICE,
  ...SIZES[device].map((size) => ({ name: `at ${size.width} x ${size.height} px`, size })),
];

/**
 * Checks an open page under each condition: texts stay whole, apart and inside the window, grow with the reader's size,
 * and controls keep an outline in forced colours. Leaves the page as it was.
 */
export async function checkConditions(
  page: Page,
  device: Device,
  conditions: readonly Condition[],
): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await page.evaluate(markTexts);
  const sizes = await page.evaluate(readTextSizes);
  const colours = await page.evaluate(readColours);
  for (const { name, ...condition } of conditions) {
    await set(page, protocol, device, condition);
    const { media, text } = condition;
    const check = (rule: string, found: string[]) =>
      checkNone(
        rule,
        found.map((one) => `${name}: ${one}`),
      );
    const { beyondEdge, cutOff, overText } = await page.evaluate(findTextFaults);
    check('Nothing is beyond the edge under any condition', beyondEdge);
    check('No text is cut off under any condition', cutOff);
    check('No text is over another under any condition', overText);
    // An icon costs each page more bytes if it may not wrap in large text either.
    if (!text) check('No icon of a link wraps alone to a line', await page.evaluate(findLoneIcons));
    if (text)
      check(
        'Text grows with the size that a reader sets',
        compare(sizes, await page.evaluate(readTextSizes)),
      );
    if (media?.forcedColors)
      check('With forced colours each button and field has a border', await page.evaluate(findPlainControls));
    if (media?.media) check('On paper nothing stands on each sheet', await page.evaluate(findOnEachSheet));
    if (media?.colorScheme) {
      const now = await page.evaluate(readColours);
      check(
        'Colours do not follow the system',
        now.filter((colour, index) => colour !== colours[index]),
      );
    }
  }
  await set(page, protocol, device, {});
  await protocol.detach();
}

/** Sets a condition; what it does not name is as usual. */
async function set(
  page: Page,
  protocol: CDPSession,
  device: Device,
  { media, styles = '', size = viewports[device], text = 16 }: Omit<Condition, 'name'>,
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, ...media });
  await page.evaluate(setReaderStyles, styles);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: text } });
}

const compare = (before: Record<string, number>, after: Record<string, number>) =>
  Object.entries(before)
    .filter(([words, size]) => after[words]! < size * 1.2)
    .map(([words, size]) => `${words}: from ${size} to ${after[words]} px`);

/** Adds styles like a reader's own style sheet: a constructed sheet is exempt from the page's content policy. */
function setReaderStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
