import { createForm } from './form.ts';
import { type Model, forgetScroll, updateForm } from './model.ts';

/** Sends the enquiry to a service that is slow (4.12). */
export function startSending(model: Model): Model {
  const { entry, country } = model.form;
  return updateForm({ ...model, isSending: true, sent: [...model.sent, { entry, country }] });
}

/** Waits until a slow service has answered. The answer does not change a screen that was opened in the meantime. */
export function waitForSending(model: Model): Model {
  const unchanged = { ...model, isSending: false, form: { ...model.form } };
  if (!model.isSending) return unchanged;
  const arrived = { ...unchanged, kept: undefined };
  if (model.form.isReached && !model.form.isUnknown)
    return forgetScroll({ ...arrived, form: { ...createForm(), isSent: true, isReached: true } });
  return arrived;
}

/** Sends the enquiry. The browser keeps an enquiry that the e-mail service refuses (4.12, 4.13, 10.13). */
export function sendEnquiry(model: Model, hasArrived: boolean): Model {
  const { entry, country } = model.form;
  const form = { ...createForm(), isSent: true, isReached: true };
  const sent = [...model.sent, { entry, country }];
  return forgetScroll({ ...model, form, sent, kept: hasArrived ? undefined : { entry, country } });
}
