import { After, Before } from '@cucumber/cucumber';
import { nodeNetwork } from '../mocks/node.ts';
import { Clock } from './clock.ts';
import { leaveJournal } from './evidence.ts';
import { nodeTimers, releaseTimers } from './sdk/node-timers.ts';
import { Sdk } from './sdk/sdk.ts';
import type { SiteWorld } from './world.ts';

let server: ReturnType<typeof nodeNetwork>['server'];

/** A scenario of the provider's SDK runs in this process and opens no page. */
Before('@sdk', function (this: SiteWorld) {
  const services = nodeNetwork();
  server = services.server;
  server.listen();
  this.network = services.network;
  this.clock = new Clock(nodeTimers);
  this.sdk = new Sdk();
});

After('@sdk', function (this: SiteWorld) {
  leaveJournal(this);
  releaseTimers();
  server.close();
  this.sdk.frames?.close();
  const broken = this.network.calls.flatMap(({ method, url, violations }) =>
    violations.map((words) => `${method} ${url}, ${words}`),
  );
  if (broken.length) throw new Error(broken.join('\n'));
});
