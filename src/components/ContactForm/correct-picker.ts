import { contact } from '../../content/contact.ts';

/** Corrects what the picker around a field tells assistive tools. */
export function correctPicker(field: HTMLInputElement): void {
  const button = field.parentElement!.querySelector('[aria-haspopup=dialog]');
  // On a phone the dialog is in the document only while it is open; that the button opens one is said anyway.
  button?.removeAttribute('aria-controls');
  field.addEventListener('open:countryselector', correctDialog, { once: true });
}

/** The dialog has no name, its search is a combobox where HTML allows none, and goes on naming an option that is gone. */
function correctDialog(): void {
  const dialog = document.querySelector('.iti__country-selector')!;
  const search = dialog.querySelector('input')!;
  const options = dialog.querySelector('[role=listbox]')!;
  dialog.setAttribute('aria-label', contact.picker.dialog);
  search.type = 'text';
  new MutationObserver(() => {
    if (!options.hasChildNodes()) search.removeAttribute('aria-activedescendant');
  }).observe(options, { childList: true });
}
