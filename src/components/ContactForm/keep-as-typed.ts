import { compactNumber } from '../../enquiry/clean-entry.ts';

/**
 * Keeps the picker from changing what a visitor types: it would open its list on a plus sign and strip a dial code. The
 * rule is digits only (5.3), so the text stays and its error says what is wrong. Autofill is different: for `tel` it
 * fills in the number with its dial code, which the picker may split off to choose the country, and often with blanks.
 */
export function keepAsTyped(wrapper: HTMLElement, field: HTMLInputElement) {
  let typed = field.value;
  const restore = () => {
    if (field.value !== typed) setQuietly(field, typed);
  };
  const keepSplit = () => {
    const national = compactNumber(field.value);
    if (national === typed) return;
    // React has recorded the picker's value and would ignore an event with an equal one: set the former value first.
    field.value = typed;
    setQuietly(field, national);
    typed = national;
  };
  const listen = <Name extends 'keydown' | 'input' | 'focus'>(
    name: Name,
    capture: boolean,
    onEvent: (event: HTMLElementEventMap[Name]) => void,
  ) => wrapper.addEventListener(name, (event) => event.target === field && onEvent(event), { capture });

  listen('keydown', true, (event) => {
    if (event.key === '+') event.stopPropagation();
  });
  listen('input', true, () => {
    typed = field.value;
  });
  // After a country is chosen, the picker formats the number and focuses the field before it dispatches a CustomEvent.
  listen('focus', true, restore);
  // Typing and pasting dispatch an InputEvent, Chromium's autofill a plain Event.
  listen('input', false, (event: Event) =>
    event instanceof InputEvent || event instanceof CustomEvent ? restore() : keepSplit(),
  );
  return restore;
}

/** Sets a value by the native setter: React's own would record it, and the next event would not reach `onChange`. */
function setQuietly(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
}
