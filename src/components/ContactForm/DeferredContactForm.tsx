import { lazy, Suspense } from 'react';
import { formAnchor } from '../../content/paths.ts';

const NEAR = '800px';

// Where the form's HTML is prerendered, its code is needed only when the visitor comes near it.
const Form = lazy(async () => {
  await waitUntilNeeded();
  const { ContactForm } = await import('./ContactForm.tsx');
  return { default: ContactForm };
});

/** The enquiry form at the foot of a page; prerendered, it is hydrated late. Text that is typed before that is kept. */
export function DeferredContactForm() {
  return (
    <Suspense>
      <Form />
    </Suspense>
  );
}

/** Waits until a prerendered form nears the window, or for the first press, key, focus or step through the history. */
async function waitUntilNeeded(): Promise<void> {
  const form = globalThis.document?.getElementById(formAnchor);
  if (!form) return;
  const listening = new AbortController();
  await new Promise<void>((resolve) => {
    const near = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && resolve(), {
      rootMargin: NEAR,
    });
    near.observe(form);
    listening.signal.addEventListener('abort', () => near.disconnect());
    for (const type of ['pointerdown', 'keydown', 'focusin', 'popstate'])
      addEventListener(type, () => resolve(), { capture: true, signal: listening.signal });
  });
  listening.abort();
}
