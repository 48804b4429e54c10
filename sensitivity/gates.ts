import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gatesOf, type PlaywrightReport } from '../harness/results/gates.ts';
import { runTool } from '../harness/run-tool.ts';
import type { Notice } from './features.ts';

/** The gates by the kind of fault that each claims to notice. */
const GATES: Record<string, string> = {
  contrast: 'states',
  name: 'states',
  language: 'states',
  structure: 'states',
  'focus-order': 'keyboard',
  'target-size': 'reflow',
  reflow: 'reflow',
  bytes: 'bytes',
  'seo-title': 'metadata',
  'seo-description': 'metadata',
  'seo-canonical': 'metadata',
  'seo-structured': 'metadata',
  'seo-robots': 'lighthouse',
};

/** The file of the gate that claims to notice a kind of fault. */
export const gateOf = (kind: string): string => `gates/specs/${GATES[kind]}.spec.ts`;

/** Lets gates look at a site, named by Playwright's arguments; says which of their checks failed and why. */
export async function failedChecks(args: string[], origin: string, place: string): Promise<Notice[]> {
  const file = resolve(place, 'gates.json');
  const env = { SITE_URL: origin, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const output = `--output=${place}/gates`;
  await runTool('playwright', ['test', '--reporter=json', output, ...args], env, 'ignore');
  const gates = gatesOf(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport);
  const checks = gates.flatMap(({ name, checks }) => checks.map((check) => ({ ...check, gate: name })));
  if (checks.length === 0) throw new Error(`No check ran: ${args.join(' ')}`);
  return checks
    .filter(({ status }) => status === 'failed')
    .map(({ gate, name, notes }) => ({ by: `${gate}: ${name}`, why: notes.join('\n') }));
}

/** The check of a notice, as Playwright takes it: a pattern of the titles around it and its own. */
export const patternOf = (by: string): string =>
  `${by.split(': ').slice(1).filter(Boolean).map(RegExp.escape).join('.*')}$`;
