/**
 * Copies every style rule of a state that needs a hand, such as `:hover`, to an attribute of the same specificity, such as
 * `[data-state~='hover']`. A page can then show the state of an element that nobody touches.
 */
export function copyStateRules(): void {
  for (const sheet of document.styleSheets) copyRulesIn(sheet);
}

function copyRulesIn(parent: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of parent.cssRules) {
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText.replace(/:(hover|active|focus-visible)/g, "[data-state~='$1']");
      if (selector !== rule.selectorText)
        parent.insertRule(`${selector} { ${rule.style.cssText} }`, parent.cssRules.length);
    } else if (rule instanceof CSSGroupingRule) copyRulesIn(rule);
  }
}
