import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { operationOf } from '../../../contracts/declared-operations.ts';
import { findRequestViolations } from '../../../contracts/violations.ts';

/** The name of an e-mail of `entryOf`, such as `visitor 7`. */
export const nameOf = (email: string): string =>
  `${email.includes('New form entry') ? 'company' : 'visitor'} ${/asha-(\d+)@/.exec(email)![1]}`;

/** A provider on this machine; `statusOf` decides about an e-mail by its name, 0 hangs up. */
export async function startProvider(statusOf: (name: string) => number = () => 201) {
  /** The e-mails that it has taken, in order, and what requests broke of the contract. */
  const [taken, violations]: string[][] = [[], []];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const url = new URL(request.url!, 'http://provider');
    const headers = new Headers(request.headers as Record<string, string>);
    const operation = operationOf('sendEmail');
    violations!.push(...findRequestViolations(operation, { url, params: {}, headers, body }));
    const status = statusOf(nameOf(body));
    if (status === 201) taken!.push(nameOf(body));
    if (status === 0) response.destroy();
    else response.writeHead(status).end(`not valid: ${body}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => server.close().closeAllConnections();
  return { url: `http://127.0.0.1:${port}`, taken: taken!, violations: violations!, close };
}
