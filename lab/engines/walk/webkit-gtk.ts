import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { browserEnv } from '../../../harness/browsers/browser-env.ts';

// selenium-webdriver exports no path for `remote` that both Node and TypeScript resolve.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote.js');

/** A window of WebKitGTK, which has Safari's engine; `close` ends the window and its processes. */
export type WebKitWindow = {
  driver: WebDriver;
  /** The browser's name and version. */
  version: string;
  /** The folder of downloaded files. */
  downloads: string;
  close(): Promise<void>;
};

/** Names a missing requirement of WebKitGTK and how to install it; undefined if nothing is missing. */
export const explainMissingWebKit = (): string | undefined =>
  ['WebKitWebDriver', 'Xvfb'].every((name) => spawnSync('which', [name]).status === 0)
    ? undefined
    : 'WebKitGTK or Xvfb was not found: "apt-get install --no-install-recommends webkit2gtk-driver xvfb".';

/** Opens a window on a separate X display. Throws an error that names a missing requirement. */
export async function openWebKit(): Promise<WebKitWindow> {
  const missing = explainMissingWebKit();
  if (missing) throw new Error(missing);
  const home = mkdtempSync(join(tmpdir(), 'sangam-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(createInterface(screen.stdio[3] as NodeJS.ReadableStream), 'line')) as [
    string,
  ];
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...browserEnv,
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // WebKit's sandbox cannot start as root or in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    } as Record<string, string>)
    .build();
  const end = async () => {
    await service.kill();
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    const version = `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`;
    return { driver, version, downloads: home, close: () => driver.quit().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
}
