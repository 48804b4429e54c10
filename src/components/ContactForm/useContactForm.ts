import { type FormEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defaultCountry, limits } from '../../content/limits.ts';
import type { ContactEntry, ContactErrors } from '../../enquiry/entry.ts';
import { deleteDraft, readDraft, storeDraft } from '../../services/draft.ts';
import { sendEnquiry } from '../../services/send-enquiry.ts';
import { isRobot } from './RobotTrap.tsx';
import { errorOf, errorsOf, isValid } from '../../enquiry/rules.ts';

type FormState = { entry: ContactEntry; errors: ContactErrors };
type FormAction = { field: keyof ContactEntry; value: string } | { errors: ContactErrors };

/** When this module was loaded, by the monotonic clock, because a change of the system clock must not delay sending. */
const moduleLoadedAt = performance.now();

const emptyEntry: ContactEntry = {
  full_name: '',
  email_id: '',
  dial_code: defaultCountry.dialCode,
  contact_number: '',
  company_name: '',
  text: '',
};

function reduceForm({ entry, errors }: FormState, change: FormAction): FormState {
  if ('errors' in change) return { entry, errors: change.errors };
  const { field, value } = change;
  const { [field]: _former, ...others } = errors;
  const error = errorOf(field, value);
  return { entry: { ...entry, [field]: value }, errors: error ? { ...others, [field]: error } : others };
}

/** The state of the form: the entry, its errors, and the phase of sending (4.7 to 4.13). */
export function useContactForm(form: RefObject<HTMLFormElement | null>, afterSending: () => void) {
  const [{ entry, errors }, dispatch] = useReducer(reduceForm, { entry: emptyEntry, errors: {} });
  const [phase, setPhase] = useState<'filling' | 'sending' | 'submitted'>('filling');
  const underWay = useRef(false);

  // Fill in the stored draft, then the values that the visitor typed or the browser filled in before hydration.
  useEffect(() => {
    const values: Partial<ContactEntry> = { ...readDraft() };
    for (const element of form.current!.elements) {
      const { name, value } = element as HTMLInputElement;
      if (name in emptyEntry && value) values[name as keyof ContactEntry] = value;
    }
    for (const [field, value] of Object.entries(values))
      if (value) dispatch({ field: field as keyof ContactEntry, value });
  }, [form]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf(entry);
    dispatch({ errors: found });
    if (Object.keys(found).length > 0 || underWay.current) return;
    underWay.current = true;
    setPhase('sending');
    if (!isRobot(form.current!)) {
      await wait(moduleLoadedAt + limits.leastFillingMs - performance.now());
      storeDraft(entry);
      if (await sendEnquiry({ ...entry, text: entry.text || ' ' })) deleteDraft();
    }
    // Reset the form, or Firefox would fill in the sent values again when the page is reloaded.
    form.current?.reset();
    // Render the success box first: if the page gets shorter during the scroll, Firefox stops at a wrong position.
    flushSync(() => setPhase('submitted'));
    afterSending();
  }

  return {
    entry,
    errors,
    phase,
    valid: isValid(entry, errors),
    /** Sets a field's value; the same function at each render. */
    change: dispatch,
    submit,
  };
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
