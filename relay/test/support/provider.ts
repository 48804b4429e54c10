import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import contract from '../../../contracts/email.json' with { type: 'json' };
import { operationsOf } from '../../../contracts/contract.ts';
import { findRequestViolations } from '../../../contracts/violations.ts';
import type { Email } from '../../../contracts/types/email.ts';

const [operation] = operationsOf(contract);

/** A provider on this machine; `answerOf` gives the status for an e-mail by its name, such as `visitor 7`; 0 hangs up. */
export async function startProvider(answerOf: (name: string) => number = () => 201) {
  const taken: string[] = [];
  const violations: string[] = [];
  const server = createServer(async (request, response) => {
    const email = (await json(request)) as Email;
    const url = new URL(request.url!, 'http://provider');
    const headers = new Headers(request.headers as Record<string, string>);
    violations.push(
      ...findRequestViolations(operation!, { url, params: {}, headers, body: JSON.stringify(email) }),
    );
    const [, number] = /asha-(\d+)@/.exec(JSON.stringify(email))!;
    const name = `${email.subject.startsWith('New') ? 'company' : 'visitor'} ${number}`;
    const status = answerOf(name);
    if (status === 201) taken.push(name);
    if (status === 0) response.destroy();
    else response.writeHead(status).end(`not valid: asha-${number}@lender.example`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The e-mails that it has taken, in order. */
    taken,
    /** What requests broke of the contract, in words. */
    violations,
    close: () => server.close().closeAllConnections(),
  };
}
