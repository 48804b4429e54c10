import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { authentication } from '@wix/identity';
import { LoginState, TokenRole } from '@wix/sdk';
import { operations } from '../../contracts/declared-operations.ts';

const { UNKNOWN_STATUS: _placeholder, ...statuses } = authentication.StatusName;

/** The lists of names that the SDK exports, by the words that features use for them. */
export const namesExportedBySdk: Record<string, string[]> = {
  'login states': Object.values(LoginState),
  'identity statuses': Object.values(statuses),
  'token roles': Object.values(TokenRole),
};

/** Finds the only operation with this method whose path ends in `path`: the specification leaves out the prefix. */
export function findOperation(method: string, path: string): string {
  const found = operations.filter((one) => one.method === method && one.path.endsWith(path));
  if (found.length !== 1) throw new Error(`${found.length} operations match ${method} ${path}`);
  return found[0]!.id;
}

/** The ids of the operations that no page of the site uses. */
export const sdkOnlyOperations = operations.filter(({ usedBySite }) => !usedBySite).map(({ id }) => id);

/** The source text of one of the provider's installed packages. */
export function readPackageSource(module: string): string {
  const folder = new URL(`../../node_modules/@wix/${module}/build/es/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
}

/** Reads a value at a path such as `refreshToken.role`; `S256 of codeVerifier` is the PKCE challenge of that value. */
export function readSdkFact(value: unknown, path: string): string {
  const [, verifier] = /^S256 of (.*)$/.exec(path) ?? [];
  if (verifier) return createHash('sha256').update(readSdkFact(value, verifier)).digest('base64url');
  const fact = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
  return String(fact);
}
