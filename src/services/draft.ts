import { limits } from '../content/limits.ts';
import { type ContactEntry, entryFields } from '../enquiry/entry.ts';

const DRAFT_KEY = 'enquiry';

/** An enquiry that may not have reached the company, and when it was stored, in ms since 1970. */
type Draft = { entry: ContactEntry; at: number };

/** Stores an enquiry in this browser until it is known to have arrived; does nothing if storage is blocked or full. */
export function storeDraft(entry: ContactEntry): void {
  tryTo(() => localStorage.setItem(DRAFT_KEY, JSON.stringify({ entry, at: Date.now() } satisfies Draft)));
}

/** Deletes the stored enquiry. */
export function deleteDraft(): void {
  tryTo(() => localStorage.removeItem(DRAFT_KEY));
}

/** Reads the stored enquiry; deletes one that is older than a day or malformed. */
export function readDraft(): ContactEntry | undefined {
  const draft = tryTo(() => JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null') as unknown);
  if (isDraft(draft) && Date.now() - draft.at < limits.draftMs) return draft.entry;
  deleteDraft();
  return undefined;
}

function isDraft(value: unknown): value is Draft {
  const { entry, at } = (value ?? {}) as Partial<Draft>;
  return Number.isFinite(at) && entryFields.every((field) => typeof entry?.[field] === 'string');
}

function tryTo<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
