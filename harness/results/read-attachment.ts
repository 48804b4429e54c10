import type { Attachment } from '@cucumber/messages';

/** What a scenario left under this name; null where it left nothing. */
export function readAttachment<T>(attachments: readonly Attachment[], name: string): T | null {
  const found = attachments.findLast(({ fileName }) => fileName === name);
  return found ? (JSON.parse(found.body) as T) : null;
}
