import { compactNumber } from '../../enquiry/clean-entry.ts';

/**
 * Keeps the picker from changing what a visitor types: it would open its list on a plus sign and strip a dial code. The
 * rule is digits only (5.3), so the text stays and its error says what is wrong. Autofill is different: its number
 * often has blanks and a dial code. The picker may remove the dial code and choose the country by it.
 * `wasFilled` says whether the browser filled in the current number. The returned function corrects the number: call it
 * after the picker has changed the field by itself, for example when the picker starts.
 */
export function keepAsTyped(
  wrapper: HTMLElement,
  field: HTMLInputElement,
  wasFilled: () => boolean,
): () => void {
  let typed = field.value;
  const restore = () => {
    if (field.value !== typed) setValueByNativeSetter(field, typed);
  };
  const keepSplit = () => {
    const national = compactNumber(field.value);
    if (national === typed) return;
    // React has recorded the picker's number and would ignore an event with this number: make it record the former one.
    field.value = typed;
    setValueByNativeSetter(field, national);
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
  listen('input', false, (event) => (isAutofill(event) ? keepSplit() : restore()));
  return () => {
    if (!wasFilled()) return restore();
    keepSplit();
    // Only an event tells the form that the number has lost its dial code.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Whether a browser or password manager sent an event. Typing sends an InputEvent, the picker a CustomEvent. */
export const isAutofill = (event: Event): boolean =>
  !(event instanceof InputEvent || event instanceof CustomEvent);

/** Sets a value by the native setter: React's own would record it, and the next event would not reach `onChange`. */
function setValueByNativeSetter(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
}
