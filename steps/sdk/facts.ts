import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { authentication } from '@wix/identity';
import { LoginState, TokenRole } from '@wix/sdk';
import { operations } from '../../contracts/operations.ts';

const { UNKNOWN_STATUS: _placeholder, ...statuses } = authentication.StatusName;

/** The lists of names that the SDK exports, by what the features call them. */
export const names: Record<string, string[]> = {
  'login states': Object.values(LoginState),
  'identity statuses': Object.values(statuses),
  'token roles': Object.values(TokenRole),
};

/** The contract's operation at an address that the specification writes without the service's own beginning. */
export function operationAt(method: string, path: string): string {
  const found = operations.filter((one) => one.method === method && one.path.endsWith(path));
  if (found.length !== 1) throw new Error(`${found.length} operations are ${method} ${path}`);
  return found[0]!.id;
}

/** The operations that no page of the site uses. */
export const unusedOperations = operations.filter(({ usedBySite }) => !usedBySite).map(({ id }) => id);

/** All that a module of the provider's installed packages consists of. */
export function sourceOf(module: string): string {
  const folder = new URL(`../../node_modules/@wix/${module}/build/es/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
}

/** The S256 challenge of a PKCE verifier. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** A value inside another by its path, `refreshToken.role` or `codeVerifier.length`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
