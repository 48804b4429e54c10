import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import contract from '../../../contracts/email.json' with { type: 'json' };
import { operationsOf } from '../../../contracts/contract.ts';
import { findRequestViolations } from '../../../contracts/violations.ts';
import type { Email } from '../../../contracts/types/email.ts';
import { nameOf } from './entries.ts';

/** What the provider does with a request; a number is the status that it refuses it with. Only an accepted one arrives. */
export type ProviderBehaviour = 'accept' | 'accept and cut off' | 'cut off' | 'hang' | 'garbage' | number;

/** An e-mail provider on this machine that records what arrives and fails on demand. */
export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

export const providerKey = 'key-of-the-relay';

/** Starts an e-mail provider; `behaviourOf` decides about each request by its e-mail and its number from 1. */
export async function startFakeProvider(
  behaviourOf: (email: Email, request: number) => ProviderBehaviour = () => 'accept',
) {
  const [operation] = operationsOf(contract);
  const arrived: string[] = [];
  const asked: string[] = [];
  const violations: string[] = [];
  const expected: { missing: Set<string>; resolve(): void }[] = [];
  const recordArrival = (name: string) => {
    arrived.push(name);
    for (const { missing, resolve } of expected) if (missing.delete(name) && missing.size === 0) resolve();
  };
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const headers = new Headers(request.headers as Record<string, string>);
    const url = new URL(request.url!, 'http://provider');
    violations.push(...findRequestViolations(operation!, { url, params: {}, headers, body }));
    if (headers.get('api-key') !== providerKey) violations.push('another key');
    const email = JSON.parse(body) as Email;
    asked.push(nameOf(email));
    const behaviour = behaviourOf(email, asked.length);
    if (behaviour === 'accept' || behaviour === 'accept and cut off') recordArrival(nameOf(email));
    answer(response, behaviour, arrived.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The names of the e-mails that arrived, in order. */
    arrived,
    /** The names of the e-mails that were posted, in order, whatever became of them. */
    asked,
    /** What requests broke of the contract, in words. */
    violations,
    /** Resolves once all of these e-mails have arrived. */
    waitFor: (names: string[]) =>
      new Promise<void>((resolve) => {
        const missing = new Set(names).difference(new Set(arrived));
        expected.push({ missing, resolve });
        if (missing.size === 0) resolve();
      }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(response: ServerResponse, behaviour: ProviderBehaviour, number: number): void {
  if (behaviour === 'hang') return;
  if (behaviour === 'cut off' || behaviour === 'accept and cut off') return void response.destroy();
  response.setHeader('content-type', 'application/json');
  if (behaviour === 'garbage') return void response.writeHead(200).end('<html>Welcome to the hotel</html>');
  if (behaviour === 'accept')
    return void response.writeHead(201).end(`{"messageId":"<${number}@mail.sangam.example>"}`);
  response.writeHead(behaviour).end('{"code":"refused","message":"asha-1@lender.example is not valid"}');
}
