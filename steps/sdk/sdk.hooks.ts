import { After, Before } from '@cucumber/cucumber';
import { createNodeNetwork } from '../../mocks/adapters/node.ts';
import { Clock } from '../../harness/clock.ts';
import { attachJournal } from '../../harness/evidence/attach-evidence.ts';
import { nodeTimers, restoreNodeTimers } from './node-timers.ts';
import { Sdk } from './sdk.ts';
import type { World } from '../world.ts';

let mockServer: ReturnType<typeof createNodeNetwork>['server'];

/** Scenarios of the provider's SDK run in this process and open no page. */
Before('@sdk', function (this: World) {
  const services = createNodeNetwork();
  mockServer = services.server;
  mockServer.listen();
  this.network = services.network;
  this.clock = new Clock(nodeTimers);
  this.sdk = new Sdk();
});

After('@sdk', function (this: World) {
  attachJournal(this);
  restoreNodeTimers();
  mockServer.close();
  this.sdk.frames?.close();
  const broken = this.network.calls.flatMap(({ method, url, violations }) =>
    violations.map((words) => `${method} ${url}, ${words}`),
  );
  if (broken.length) throw new Error(broken.join('\n'));
});
