import { lazy, Suspense } from 'react';
import { Coming } from '../BelowTheFold/BelowTheFold.tsx';
import { limits } from '../../content/limits.ts';
import { formAnchor } from '../../content/paths.ts';
import { waitUntilNear } from '../../services/wait-until-near.ts';

const NEAR = '800px';

// Where the form's HTML is prerendered, its code is needed only when the visitor comes near it.
const Form = lazy(async () => {
  const form = globalThis.document?.getElementById(formAnchor);
  if (form) await Promise.race([waitUntilNear(form, NEAR), waitForFocus()]);
  const { ContactForm } = await Promise.race([import('./ContactForm.tsx'), failLate()]);
  return { default: ContactForm };
});

/** The enquiry form at the foot of a page; prerendered, it is hydrated late. Text that is typed before that is kept. */
export function DeferredContactForm() {
  return (
    <Suspense fallback={<Coming />}>
      <Form />
    </Suspense>
  );
}

/** Waits until the focus moves, as it does to each new screen: the form of a former one never nears. */
const waitForFocus = () => new Promise((resolve) => addEventListener('focusin', resolve, { once: true }));

/** Rejects once the form's code is too late, and the screen fails (8.9): until then it takes text that it cannot send. */
const failLate = () =>
  new Promise<never>((_resolve, reject) => setTimeout(reject, limits.startMs, new Error('The form is late')));
