import { setTimeout as sleep } from 'node:timers/promises';
import { setupServer } from 'msw/node';
import { createAllHandlers } from '../index.ts';
import { createNetwork, type Network } from '../network.ts';
import { readPackageFile } from './package-file.ts';

/** Mocks the outside services for code in Node once `server.listen()` is called. A late answer waits in real time. */
export function createNodeNetwork(): { network: Network; server: ReturnType<typeof setupServer> } {
  const network = createNetwork({ sleep: (ms) => sleep(ms), readPackageFile });
  return { network, server: setupServer(...createAllHandlers(network, () => false)) };
}
