import type { Attachment } from '@cucumber/messages';

/** The last attachment of this name, parsed; null when there is none. */
export function readAttachment<T>(attachments: readonly Attachment[], name: string): T | null {
  const found = attachments.findLast(({ fileName }) => fileName === name);
  return found ? (JSON.parse(found.body) as T) : null;
}
