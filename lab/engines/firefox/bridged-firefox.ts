#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { startBridge } from './bidi-bridge.ts';
import { findFirefox } from './launch-firefox.ts';

/**
 * Playwright starts this script instead of Firefox. It starts Firefox with the same arguments and, in Firefox's output,
 * replaces the BiDi address by the bridge's.
 */
const firefoxProcess = spawn(findFirefox()!, process.argv.slice(2), { stdio: ['ignore', 'pipe', 'pipe'] });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => firefoxProcess.kill(signal));
firefoxProcess.on('exit', (code) => process.exit(code ?? 0));
for (const output of [firefoxProcess.stdout, firefoxProcess.stderr])
  createInterface(output).on('line', (line) => void forwardOutputLine(line));

async function forwardOutputLine(line: string): Promise<void> {
  const [announced, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  console.error(
    address ? line.replace(announced!, `WebDriver BiDi listening on ${await startBridge(address)}`) : line,
  );
}
