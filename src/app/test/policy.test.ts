import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentPolicyOf } from '../policy.ts';
import { installTrustedTypesPolicy } from '../../services/trusted-types.ts';

const PICKER_FOLDER = 'https://cdn.jsdelivr.net/npm/intl-tel-input@29.5.1/dist/js';
const PICKER_SCRIPTS = [`${PICKER_FOLDER}/intlTelInput.min.js`, `${PICKER_FOLDER}/utils.js`];

type DefaultPolicy = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;
let policy: DefaultPolicy;

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://www.sangam.example/contact-us'));
  vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, given: DefaultPolicy) => (policy = given) });
  installTrustedTypesPolicy();
});
afterEach(() => vi.unstubAllGlobals());

it('the policy allows only the two scripts of the picker from another host, by their whole paths', () => {
  const [, sources] = /script-src ([^;]+)/.exec(contentPolicyOf('style', 'script'))!;
  expect(sources!.split(' ')).toEqual(["'self'", "'script'", ...PICKER_SCRIPTS]);
});

it.each([...PICKER_SCRIPTS, `${PICKER_FOLDER}/../js/utils.js`])('%s may be a script', (address) =>
  expect(policy.createScriptURL(address)).toBe(new URL(address).href),
);

it.each([
  `${PICKER_FOLDER}/../../../evil@1.0.0/index.js`,
  `${PICKER_FOLDER}/%2e%2e/%2E%2E/%2e./evil@1.0.0/index.js`,
  `${PICKER_FOLDER}/..%2F..%2F..%2Fevil@1.0.0/index.js`,
  `${PICKER_FOLDER}\\..\\..\\..\\evil@1.0.0\\index.js`,
  `${PICKER_FOLDER}/utils.js.evil.js`,
  `${PICKER_FOLDER}/utils.js?evil`,
  'https://cdn.jsdelivr.net/npm/intl-tel-input@29.5.0/dist/js/utils.js',
  'https://cdn.jsdelivr.net/npm/intl-tel-input@evil/index.js',
  'https://cdn.jsdelivr.net.evil.example/npm/intl-tel-input@29.5.1/dist/js/utils.js',
  '//evil.example/index.js',
  '/certificates/soc-2-type-2.pdf',
  'data:text/javascript,alert(1)',
])('%s may not be a script', (address) => expect(policy.createScriptURL(address)).toBeNull());

it.each([
  ['<script></script>', true],
  ['2 > 1 & 1', true],
  ['<p>', false],
  ['<script></script><p>', false],
])('the text %s is allowed as markup: %s', (text, allowed) =>
  expect(policy.createHTML(text)).toBe(allowed ? text : null),
);
