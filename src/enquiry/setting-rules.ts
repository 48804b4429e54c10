import { z } from 'zod';
import { normaliseAddress } from './normalise-address.ts';

const describeRule = (rule: string) => `wrong: it must be ${rule}`;

/** A schema for a setting whose text must satisfy `accepts`; `rule` completes the sentence "it must be ...". */
export const makeTextSchema = (rule: string, accepts: (value: string) => boolean) =>
  z.string('missing').refine(accepts, describeRule(rule));

/** A schema that normalises a service's address. `forbidden` completes "it must be an https address without ...". */
export const makeAddressSchema = (forbidden: string, accepts: (path: string) => boolean) =>
  z
    .string()
    .transform((value) => normaliseAddress(value) ?? '')
    .refine(
      (value) => value !== '' && accepts(new URL(value).pathname),
      describeRule(`an https address without ${forbidden}`),
    );

/**
 * A sentence for each wrong, unknown or missing setting, without its value, which may be a secret key. `hint` is added
 * to the sentence for an unknown setting.
 */
export const describeSettingErrors = (error: z.ZodError, hint = ''): string[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => `${name} is not a setting${hint}.`)
      : [`${issue.path.join()} is ${issue.message}.`],
  );
