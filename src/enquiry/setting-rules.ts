import { z } from 'zod';
import { normaliseAddress } from './normalise-address.ts';

const toBe = (rule: string) => `wrong: it must be ${rule}`;

/** A setting that a function accepts; `rule` completes the sentence "it must be ...". */
export const textSetting = (rule: string, accepts: (value: string) => boolean) =>
  z.string('missing').refine(accepts, toBe(rule));

/** The address of a service, normalised; `lacking` is what it must not have, and `accepts` is asked about its path. */
export const addressSetting = (lacking: string, accepts: (path: string) => boolean) =>
  z
    .string()
    .transform((value) => normaliseAddress(value) ?? '')
    .refine(
      (value) => value !== '' && accepts(new URL(value).pathname),
      toBe(`an https address without ${lacking}`),
    );

/**
 * A sentence for each setting that is wrong, unknown or missing; without its value, as keys are among them. `hint` ends
 * that of an unknown one.
 */
export const describeFaults = (error: z.ZodError, hint = ''): string[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => `${name} is no setting${hint}.`)
      : [`${issue.path.join()} is ${issue.message}.`],
  );
