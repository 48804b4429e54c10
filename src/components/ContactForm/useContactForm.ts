import { type FormEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { defaultCountry } from '../../content/limits.ts';
import type { ContactEntry, ContactErrors } from '../../content/types.ts';
import { sendEnquiry } from '../../services/email.ts';
import { errorOf, errorsOf, isValid } from './validation.ts';

type State = { entry: ContactEntry; errors: ContactErrors };
type Change = { field: keyof ContactEntry; value: string } | { errors: ContactErrors };

const empty: ContactEntry = {
  full_name: '',
  email_id: '',
  dial_code: defaultCountry.dialCode,
  contact_number: '',
  company_name: '',
  text: '',
};

function changed({ entry, errors }: State, change: Change): State {
  if ('errors' in change) return { entry, errors: change.errors };
  const { field, value } = change;
  const { [field]: _former, ...others } = errors;
  const error = errorOf(field, value);
  return { entry: { ...entry, [field]: value }, errors: error ? { ...others, [field]: error } : others };
}

/** What a visitor has entered, what is wrong with it, and where the sending stands (4: contact form). */
export function useContactForm(form: RefObject<HTMLFormElement | null>, afterSending: () => void) {
  const [{ entry, errors }, dispatch] = useReducer(changed, { entry: empty, errors: {} });
  const [phase, setPhase] = useState<'filling' | 'sending' | 'submitted'>('filling');
  const underWay = useRef(false);

  // A visitor may type, or a browser fill in, before the page answers: nothing of that is lost.
  useEffect(() => {
    for (const element of form.current?.elements ?? []) {
      const { name, value } = element as HTMLInputElement;
      if (name in empty && value) dispatch({ field: name as keyof ContactEntry, value });
    }
  }, [form]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf(entry);
    dispatch({ errors: found });
    if (Object.keys(found).length > 0 || underWay.current) return;
    underWay.current = true;
    setPhase('sending');
    await sendEnquiry({ ...entry, text: entry.text || ' ' });
    setPhase('submitted');
    afterSending();
  }

  return {
    entry,
    errors,
    phase,
    valid: isValid(entry, errors),
    change: (field: keyof ContactEntry, value: string) => dispatch({ field, value }),
    submit,
  };
}
