import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Approval } from './approval.ts';
import { canonicalJsonOf } from '../fingerprint.ts';

/** What the signatures are for: one of another kind, such as of a commit, is no approval. */
const NAMESPACE = 'approval';

/**
 * `good`: by a key that the allowed signers name for this person; `unknown key`: it fits, and nothing says whose key it
 * is; `bad`: it does not fit what stands there; null: not signed.
 */
export type SignatureState = 'good' | 'unknown key' | 'bad' | null;

/** The text that is signed: the approval without its signature, as canonical JSON and a line feed. */
const signedTextOf = ({ signature: _signature, ...said }: Approval): string => `${canonicalJsonOf(said)}\n`;

/** Signs an approval with an SSH key; throws what ssh-keygen says where it cannot. */
export function sign(approval: Approval, key: string): string {
  const args = ['-Y', 'sign', '-q', '-n', NAMESPACE, '-f', key];
  const { status, stdout, stderr } = spawnSync('ssh-keygen', args, {
    input: signedTextOf(approval),
    encoding: 'utf8',
    // The key's passphrase is asked for on the terminal.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(stderr ?? 'ssh-keygen did not sign');
  return stdout;
}

/**
 * Verifies an approval's signature. `allowedSigners` is a file as `ssh-keygen -Y verify` reads it; without it, or where
 * it does not know the key, only what was signed is checked, not who did.
 */
export function verify(approval: Approval, allowedSigners: string | undefined): SignatureState {
  if (approval.signature === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'approval-'));
  const file = join(folder, 'signature');
  writeFileSync(file, approval.signature);
  const email = /<(.*)>/.exec(approval.by)?.[1] ?? approval.by;
  const fits = (...args: string[]) =>
    spawnSync('ssh-keygen', ['-Y', ...args, '-n', NAMESPACE, '-s', file], { input: signedTextOf(approval) })
      .status === 0;
  try {
    if (allowedSigners && fits('verify', '-f', allowedSigners, '-I', email)) return 'good';
    return fits('check-novalidate') ? 'unknown key' : 'bad';
  } finally {
    rmSync(folder, { recursive: true });
  }
}
