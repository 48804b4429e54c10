import { setTimeout as sleep } from 'node:timers/promises';
import { setupServer } from 'msw/node';
import { handlersOf } from '../index.ts';
import { createNetwork, type Network } from '../network.ts';
import { readPackageFile } from './package-file.ts';

/** The outside services for code in Node, such as unit tests: start them with `server.listen()`. Time is real. */
export function createNodeNetwork(): { network: Network; server: ReturnType<typeof setupServer> } {
  const network = createNetwork({ sleep: (ms) => sleep(ms), readPackageFile });
  return { network, server: setupServer(...handlersOf(network, () => false)) };
}
