import { existsSync, readFileSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';

/** Reads the messages of a run; throws when the run ended early, because missing failures would look like passes. */
export function readCompleteMessages(file: string): Envelope[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const envelopes = lines.map(parseEnvelope);
  const problem = explainEarlyEndOfRun(envelopes);
  if (problem) throw new Error(`The run ended early: ${problem}`);
  return envelopes.filter((envelope) => envelope !== undefined);
}

/** Parses a message; undefined for an incomplete line. */
function parseEnvelope(line: string): Envelope | undefined {
  try {
    return JSON.parse(line) as Envelope;
  } catch {
    return undefined;
  }
}

function explainEarlyEndOfRun(envelopes: readonly (Envelope | undefined)[]): string | undefined {
  const open = new Set<string>();
  for (const envelope of envelopes) {
    if (!envelope) return 'its last message is incomplete';
    if (envelope.testCaseStarted) open.add(envelope.testCaseStarted.id);
    if (envelope.testCaseFinished) open.delete(envelope.testCaseFinished.testCaseStartedId);
    const hook = envelope.testRunHookFinished?.result;
    if (hook?.status === 'FAILED') return hook.message?.split('\n')[0] ?? 'a hook failed';
    if (envelope.testRunFinished?.exception) return envelope.testRunFinished.exception.message ?? 'it failed';
  }
  if (open.size > 0) return 'a scenario has not finished';
  return envelopes.some((envelope) => envelope?.testRunFinished) ? undefined : 'it has not finished';
}
