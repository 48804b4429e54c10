import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { browserEnv } from '../../../harness/browsers/browser-env.ts';

/** A window of WebKitGTK, which has Safari's engine, and a function that ends it and its processes. */
export type WebKitWindow = {
  driver: WebDriver;
  /** Its name and version. */
  version: string;
  /** The folder that it saves files in. */
  downloads: string;
  close(): Promise<void>;
};

const MINI_BROWSER = '/usr/lib/*/webkit2gtk-*/MiniBrowser';

/** How long the driver may take to listen, in ms. */
const START_MS = 10_000;

const findMiniBrowser = (): string | undefined => globSync(MINI_BROWSER)[0];

/** Names a missing requirement of the window and how to install it; undefined if nothing is missing. */
export const findMissingWebKit = (): string | undefined =>
  findMiniBrowser() && findProgram('Xvfb')
    ? undefined
    : 'WebKitGTK or Xvfb was not found: "apt-get install --no-install-recommends webkit2gtk-driver xvfb".';

/** Whether a program is in one of the folders of PATH. */
const findProgram = (name: string): boolean => spawnSync('which', [name]).status === 0;

/** Opens a window on a separate X display. Throws if a requirement is missing, and names it. */
export async function openWebKit(): Promise<WebKitWindow> {
  const missing = findMissingWebKit();
  if (missing) throw new Error(missing);
  const home = mkdtempSync(join(tmpdir(), 'sangam-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  await once(screen, 'spawn');
  const display = await readLine(screen.stdio[3] as NodeJS.ReadableStream);
  const port = await findFreePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...browserEnv,
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // Its sandbox cannot start as root, nor in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = () => {
    for (const child of [server, screen]) child.kill();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/status`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser()!, args: ['--automation'] },
      })
      .build();
    const version = `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`;
    return { driver, version, downloads: home, close: () => driver.quit().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

/** The first line that a process writes. */
async function readLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error('The screen did not start');
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Asks an address until it answers; throws after START_MS. */
async function waitUntilReady(address: string): Promise<void> {
  const limit = AbortSignal.timeout(START_MS);
  for (;;) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await setTimeout(50, undefined, { signal: limit });
  }
}
