/**
 * The picker would open its list on a plus sign and strip a dial code from what is typed. The rule is digits only
 * (5.3), so what a visitor types stays, and its error says what is wrong. A browser that fills in the number begins
 * with the dial code, as `tel` asks of it; that one the picker may take off, and choose the country by it.
 */
export function keepAsTyped(wrapper: HTMLElement, field: HTMLInputElement) {
  const listening = new AbortController();
  const { signal } = listening;
  let typed = field.value;
  const restore = () => {
    if (field.value !== typed) setQuietly(field, typed);
  };
  const keepSplit = () => {
    const national = field.value;
    if (national === typed) return;
    // React saw the picker set the value and would find nothing new in it.
    field.value = typed;
    setQuietly(field, national);
    typed = national;
  };
  const listen = <Name extends 'keydown' | 'input'>(
    name: Name,
    capture: boolean,
    onEvent: (event: HTMLElementEventMap[Name]) => void,
  ) =>
    wrapper.addEventListener(name, (event) => event.target === field && onEvent(event), { capture, signal });

  listen('keydown', true, (event) => {
    if (event.key === '+') event.stopPropagation();
  });
  listen('input', true, () => {
    typed = field.value;
  });
  // What a visitor types or pastes is an InputEvent; what Chromium fills in is a plain event.
  listen('input', false, (event) => (event instanceof InputEvent ? restore() : keepSplit()));
  return { restore, release: () => listening.abort() };
}

const nativeValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value');

/** Sets a value behind the back of React, which otherwise takes the change for its own and reports none. */
function setQuietly(field: HTMLInputElement, value: string): void {
  nativeValue?.set?.call(field, value);
}
