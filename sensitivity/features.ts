import { existsSync, rmSync } from 'node:fs';
import { readRun } from '../harness/results/messages.ts';
import { runTool } from '../harness/run-tool.ts';

/** What noticed a wrong site: a scenario, test or check, and the first line of what it said. */
export type Notice = { by: string; why: string };

/** Runs scenarios, named by cucumber-js arguments, on the site of SITE_URL; says which of them failed. */
export async function failedScenarios(
  args: string[],
  env: NodeJS.ProcessEnv,
  place: string,
): Promise<Notice[]> {
  const messages = `${place}/messages.ndjson`;
  rmSync(messages, { force: true });
  const quiet = ['--format', `summary:${place}/summary.txt`, '--format', `message:${messages}`];
  const all = ['--parallel', '0', ...quiet, ...args];
  await runTool('cucumber-js', all, { PATIENCE_MS: '2000', ...env, PICTURES: 'off' }, 'ignore');
  const scenarios = existsSync(messages) ? readRun(messages).scenarios : [];
  if (scenarios.length === 0) throw new Error(`No scenario ran: ${args.join(' ')}`);
  return scenarios
    .filter(({ status }) => status === 'FAILED')
    .map(({ file, line, name, message }) => ({
      by: `${file}:${line} ${name}`,
      why: message.trim().split('\n')[0]!,
    }));
}

/** Where the scenario of a notice stands, as cucumber-js takes it. */
export const placeOf = (by: string): string => by.split(' ')[0]!;
