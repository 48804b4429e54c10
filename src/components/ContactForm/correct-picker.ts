import { contact } from '../../content/contact.ts';

/** Corrects ARIA attributes of the picker around a field (intl-tel-input). */
export function correctPicker(field: HTMLInputElement): void {
  const button = field.parentElement!.querySelector('[aria-haspopup=dialog]')!;
  // On a phone the dialog is not in the document while closed, so aria-controls names no element; aria-haspopup stays.
  button.removeAttribute('aria-controls');
  field.addEventListener('open:countryselector', correctDialogAria, { once: true });
}

/**
 * Corrects three mistakes: the dialog has no name; its search field has a type that forbids the role combobox; without
 * a match, its aria-activedescendant still refers to an option that was removed.
 */
function correctDialogAria(): void {
  const dialog = document.querySelector('.iti__country-selector')!;
  const search = dialog.querySelector('input')!;
  const options = dialog.querySelector('[role=listbox]')!;
  dialog.setAttribute('aria-label', contact.picker.dialog);
  search.type = 'text';
  new MutationObserver(() => {
    if (!options.hasChildNodes()) search.removeAttribute('aria-activedescendant');
  }).observe(options, { childList: true });
}
