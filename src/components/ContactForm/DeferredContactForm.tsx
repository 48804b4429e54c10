import { lazy, Suspense } from 'react';
import { ReservedSpace } from '../BelowTheFold/BelowTheFold.tsx';
import { limits } from '../../content/limits.ts';
import { formAnchor } from '../../content/paths.ts';
import { waitUntilNear } from '../../services/wait-until-near.ts';

const FORM_LOAD_MARGIN = '800px';

// If the form's HTML is prerendered, its code is needed only when the visitor scrolls near it.
const LazyContactForm = lazy(async () => {
  const form = globalThis.document?.getElementById(formAnchor);
  if (form) await Promise.race([waitUntilNear(form, FORM_LOAD_MARGIN), waitForFocus()]);
  const { ContactForm } = await Promise.race([import('./ContactForm.tsx'), rejectWhenFormIsLate()]);
  return { default: ContactForm };
});

/** The enquiry form at the end of a page. If prerendered, it is hydrated late; text typed before that is kept. */
export function DeferredContactForm() {
  return (
    <Suspense fallback={<ReservedSpace />}>
      <LazyContactForm />
    </Suspense>
  );
}

/** Waits until the focus moves, as after a route change: then the form that `waitUntilNear` awaits is removed. */
const waitForFocus = () => new Promise((resolve) => addEventListener('focusin', resolve, { once: true }));

/** Rejects if the form's code is too late, so the error page is shown (8.9) and not a form that cannot be sent. */
const rejectWhenFormIsLate = () =>
  new Promise<never>((_resolve, reject) => setTimeout(reject, limits.startMs, new Error('The form is late')));
