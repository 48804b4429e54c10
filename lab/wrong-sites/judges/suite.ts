import { mkdirSync, rmSync } from 'node:fs';
import type { ScenarioSelection } from '../../../harness/runner/runner.ts';
import { type ScenarioRunner, startRunner } from '../../../harness/runner/start-runner.ts';
import { readCompleteMessages } from '../../../harness/messages/read-complete-messages.ts';
import type { RunOptions, TestRun } from './find-killer.ts';
import { readSuiteResult } from './suite-result.ts';

/** Runs scenarios in a process that keeps the features loaded; the first run after `end` starts a new process. */
export class Suite {
  private readonly messages: string;
  private runner: ScenarioRunner | undefined;
  private readonly start: () => ScenarioRunner;

  constructor(env: NodeJS.ProcessEnv, folder: string, nodeArgs: string[] = []) {
    mkdirSync(folder, { recursive: true });
    this.messages = `${folder}/messages.ndjson`;
    this.start = () => startRunner(env, nodeArgs);
  }

  /** Runs scenarios; throws if the run ended early. */
  async run(
    selection: ScenarioSelection,
    { failFast = false, newBrowser = false }: RunOptions = {},
  ): Promise<TestRun> {
    rmSync(this.messages, { force: true });
    this.runner ??= this.start();
    const answer = await this.runner.request({
      selection: { ...selection, failFast },
      messages: this.messages,
      newBrowser,
    });
    if (!answer) this.end();
    return readSuiteResult(readCompleteMessages(this.messages));
  }

  end(): void {
    this.runner?.end();
    this.runner = undefined;
  }
}
