import type { Locator } from '@playwright/test';

/**
 * Reads the text of a part, line by line: its accessibility tree, words hidden from assistive tools, attributes on
 * which browsers and password managers act, and differences in print.
 */
export async function readLookText(part: Locator): Promise<string> {
  const page = part.page();
  const [tree, { hidden, attributes }] = await Promise.all([part.ariaSnapshot(), part.evaluate(readMarkup)]);
  const onScreen = await part.evaluateHandle(splitByVisibility);
  await page.emulateMedia({ media: 'print' });
  const { leftOut, added } = await onScreen.evaluate(compareWithPrint);
  await page.emulateMedia({ media: null });
  const lines = [
    tree,
    ...hidden.map((words) => `hidden from assistive tools: ${words}`),
    ...attributes,
    ...leftOut.map((words) => `not printed: ${words}`),
    ...added.map((words) => `only printed: ${words}`),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Runs in the page. Reads words that are hidden from assistive tools, and attributes. Leaves out attributes that the
 * accessibility tree shows or that depend on file names or React, and all attributes of drawings and listed countries.
 */
function readMarkup(part: Element): { hidden: string[]; attributes: string[] } {
  const inTree =
    /^(?:href|role|placeholder|disabled|aria-(?:hidden|label|expanded|selected|disabled|level|busy|current))$/;
  const technical = /^(?:class|style|id|for|src|data-.*)$/;
  const references = /^aria-(?:controls|labelledby|describedby|owns|activedescendant)$/;
  const outermost = [...part.querySelectorAll<HTMLElement>('[aria-hidden=true]:not(svg)')].filter(
    (element) => !element.parentElement?.closest('[aria-hidden=true]') && element.checkVisibility(),
  );
  const elements = [part, ...part.querySelectorAll('*:not(svg, svg *, [role=option])')];
  return {
    hidden: outermost.map((element) => inOneLine(element.innerText)).filter(Boolean),
    attributes: elements.flatMap((element) => {
      const own = [...element.attributes].filter(({ name }) => !inTree.test(name) && !technical.test(name));
      const words = own.map(({ name, value }) => {
        const text = references.test(name) ? value.split(' ').map(textOf).join('; ') : value;
        return text ? `${name}="${text}"` : name;
      });
      return words.length ? [`${element.localName}: ${words.join(' ')}`] : [];
    }),
  };

  function textOf(id: string): string {
    return inOneLine(document.getElementById(id)?.textContent ?? 'nothing').slice(0, 40);
  }
  function inOneLine(words: string): string {
    return words.replace(/\s+/g, ' ').trim();
  }
}

type ElementsByVisibility = { shown: Element[]; hidden: Element[] };

/** Runs in the page. Groups a part and its elements by whether they are visible. */
function splitByVisibility(part: Element): ElementsByVisibility {
  const all = [part, ...part.querySelectorAll('*:not(svg *, script)')];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  return { shown: all.filter(isShown), hidden: all.filter((element) => !isShown(element)) };
}

/** Runs in the page, in print style. Describes the outermost elements that only print hides or shows. */
function compareWithPrint({ shown, hidden }: ElementsByVisibility): { leftOut: string[]; added: string[] } {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const describe = (elements: Element[]) =>
    elements
      .filter((element) => !elements.includes(element.parentElement!))
      .map(
        ({ localName, textContent }) =>
          `${localName} ${textContent.replace(/\s+/g, ' ').trim().slice(0, 60)}`,
      );
  return {
    leftOut: describe(shown.filter((element) => !isShown(element))),
    added: describe(hidden.filter(isShown)),
  };
}
