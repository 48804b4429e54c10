import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRun, type FeatureRun } from '../messages/messages.ts';
import { runTool } from '../commands/run-tool.ts';

/**
 * Reads all features by a dry run, without a browser. Cucumber's messages go to `messagesFile`; `code` is its exit code.
 */
export async function dryRunFeatures(messagesFile: string): Promise<{ code: number; run: FeatureRun }> {
  mkdirSync(dirname(messagesFile), { recursive: true });
  const formats = ['--format', `message:${messagesFile}`, '--format', 'summary'];
  const args = ['--dry-run', '--parallel', '0', ...formats, 'features/**/*.feature'];
  const code = await runTool('cucumber-js', args);
  return { code, run: readRun(messagesFile) };
}
