import { describe, expect, it } from 'vitest';
import contract from '../../contracts/email.json' with { type: 'json' };
import { operationsOf } from '../../contracts/contract.ts';
import { findAnswerViolations } from '../../contracts/violations.ts';
import { writeCompanyEmail, writeVisitorEmail } from '../../src/enquiry/emails.ts';
import { siteOrigin } from './support/relay-process.ts';
import { emailsOf, entryOf } from './support/entries.ts';
import { createRelayParts, postTo } from './support/relay-parts.ts';

const entry = entryOf(1);
const [company, visitor] = emailsOf(entry);
const [operation] = operationsOf(contract);

type Answer = Awaited<ReturnType<typeof postTo>>;
const violations = ({ statusCode, headers, body }: Answer) =>
  findAnswerViolations(operation!, {
    status: statusCode,
    headers: new Headers(headers as Record<string, string>),
    body,
  });

describe('the e-mail address of the relay', () => {
  it('answers both e-mails with 201 by the contract, once they are stored', async () => {
    const { server, queue } = createRelayParts();
    for (const email of [company!, visitor!]) {
      const answer = await postTo(server, email);
      expect([answer.statusCode, violations(answer)]).toEqual([201, []]);
    }
    expect([...queue.listSendable()]).toEqual([1]);
    expect(queue.markSending(1)).toMatchObject({ kind: 'company', entry });
    expect(queue.markSending(2)).toMatchObject({ kind: 'visitor', entry });
  });

  it('answers a repeated e-mail with the id that it has, and stores nothing', async () => {
    const { server, states, time } = createRelayParts();
    const ids = [];
    for (const email of [company!, company!, visitor!, visitor!])
      ids.push((await postTo(server, email)).json().messageId);
    expect(new Set(ids).size).toBe(2);
    expect(states()).toHaveLength(2);
    time.advance(600_000);
    expect((await postTo(server, company!)).json().messageId).not.toBe(ids[0]);
    expect(states()).toHaveLength(3);
  });

  it('refuses an acknowledgement to somebody who has not sent an enquiry', async () => {
    const { server, states } = createRelayParts();
    await postTo(server, company!);
    const strangers = [entryOf(2), { ...entry, full_name: 'Another' }, { ...entry, email_id: 'b@c.example' }];
    for (const stranger of strangers) {
      const answer = await postTo(server, writeVisitorEmail(stranger));
      expect([answer.statusCode, violations(answer)]).toEqual([409, []]);
    }
    expect(states()).toEqual(['queued']);
  });

  it.each([
    ['no JSON', '{', {}, 400],
    ['another type', 'text', { 'content-type': 'text/plain' }, 415],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a list', [company], {}, 400],
    ['two addressees', { ...visitor, to: [...visitor!.to, ...visitor!.to] }, {}, 400],
    ['a hidden copy', { ...visitor, bcc: visitor!.to }, {}, 400],
    ['a number for a subject', { ...company, subject: 1 }, {}, 400],
    ['another e-mail', { ...company, subject: 'Buy now' }, {}, 400],
    ['too many bytes', { ...company, htmlContent: 'a'.repeat(17_000) }, {}, 413],
    ['no origin', company, { origin: '' }, 403],
    ['another origin', company, { origin: 'https://else.example' }, 403],
    ['an origin that only begins like it', company, { origin: `${siteOrigin}.else.example` }, 403],
  ])('refuses %s and stores nothing', async (_what, body, headers, status) => {
    const { server, states } = createRelayParts();
    const answer = await postTo(server, body as object, headers);
    expect([answer.statusCode, violations(answer)]).toEqual([status, []]);
    expect(states()).toEqual([]);
  });

  it('answers a preflight of allowed sites only', async () => {
    const { server } = createRelayParts();
    const ask = (origin: string, headers: object = { 'access-control-request-method': 'POST' }) =>
      server.inject({ method: 'OPTIONS', url: '/v3/smtp/email', headers: { origin, ...headers } });
    const { statusCode, headers } = await ask(siteOrigin);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'accept, api-key, content-type',
      'access-control-max-age': '600',
    });
    expect((await ask(siteOrigin, {})).statusCode).toBe(204);
    const refused = await ask('https://else.example');
    expect([refused.statusCode, violations(refused)]).toEqual([403, []]);
    expect((await postTo(server, company!)).headers['access-control-allow-origin']).toBe('*');
  });
});

describe('limits', () => {
  it('hold for each address until the window ends, whatever the system clock says', async () => {
    const { server, time } = createRelayParts({ RELAY_LIMIT_ADDRESS: '2', RELAY_PROXIES: '1' });
    const status = async (address: string) =>
      (await postTo(server, company!, { 'x-forwarded-for': address })).statusCode;
    expect([await status('192.0.2.1'), await status('192.0.2.1')]).toEqual([201, 201]);
    const answer = await postTo(server, company!, { 'x-forwarded-for': '192.0.2.1' });
    expect([answer.statusCode, answer.headers['retry-after'], violations(answer)]).toEqual([429, '600', []]);
    expect(await status('192.0.2.2')).toBe(201);
    time.jump(-86_400_000);
    time.advance(599_999);
    expect(await status('192.0.2.1')).toBe(429);
    time.advance(1);
    expect(await status('192.0.2.1')).toBe(201);
  });

  it('count the addresses of one IPv6 /64 network together, and other networks apart', async () => {
    const { server } = createRelayParts({ RELAY_LIMIT_ADDRESS: '1', RELAY_PROXIES: '1' });
    const status = async (address: string) =>
      (await postTo(server, company!, { 'x-forwarded-for': address })).statusCode;
    expect(await status('2001:db8::1')).toBe(201);
    expect(await status('2001:db8:0:0:9:9:9:9')).toBe(429);
    expect(await status('2001:db8:0:1::1')).toBe(201);
  });

  it('count an IPv4 address as one in each of its forms, and any other text by itself', async () => {
    const { server } = createRelayParts({ RELAY_LIMIT_ADDRESS: '1', RELAY_PROXIES: '1' });
    const statuses = [];
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', 'unknown', 'unknown'])
      statuses.push((await postTo(server, company!, { 'x-forwarded-for': address })).statusCode);
    expect(statuses).toEqual([201, 429, 429, 201, 429]);
  });

  it('ignore X-Forwarded-For where no proxy is set', async () => {
    const { server } = createRelayParts({ RELAY_LIMIT_ADDRESS: '1' });
    const statuses = [];
    for (const address of ['192.0.2.1', '192.0.2.2'])
      statuses.push((await postTo(server, company!, { 'x-forwarded-for': address })).statusCode);
    expect(statuses).toEqual([201, 429]);
  });

  it('hold for all addresses together', async () => {
    const { server } = createRelayParts({ RELAY_LIMIT_TOTAL: '2' });
    const statuses = [];
    for (const number of [1, 2, 3])
      statuses.push((await postTo(server, writeCompanyEmail(entryOf(number)))).statusCode);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('in total are not used up by requests that are no e-mail of the site', async () => {
    const { server } = createRelayParts({ RELAY_LIMIT_TOTAL: '1' });
    const statuses = [];
    for (const body of [{}, { ...company, subject: 'Buy now' }, company!, visitor!])
      statuses.push((await postTo(server, body)).statusCode);
    expect(statuses).toEqual([400, 400, 201, 429]);
  });

  it('of the queue are not used up by dead letters', async () => {
    const { server, queue } = createRelayParts({ RELAY_QUEUE: '1' });
    await postTo(server, company!);
    queue.recordOutcome(1, 'dead', 0, '400');
    expect((await postTo(server, writeCompanyEmail(entryOf(2)))).statusCode).toBe(201);
  });

  it('hold for the queued e-mails', async () => {
    const { server, queue } = createRelayParts({ RELAY_QUEUE: '2' });
    const post = async (number: number) => postTo(server, writeCompanyEmail(entryOf(number)));
    await post(1);
    await post(2);
    const answer = await post(3);
    expect([answer.statusCode, answer.headers['retry-after'], violations(answer)]).toEqual([503, '600', []]);
    expect((await post(1)).statusCode).toBe(201);
    queue.recordOutcome(1, 'delivered', 0, null);
    expect((await post(3)).statusCode).toBe(201);
  });
});

describe('a full database', () => {
  it('is answered with 503, still lets e-mails be sent, and takes new ones once there is room', async () => {
    const { server, queue, states, clock } = createRelayParts({ RELAY_DATABASE_MB: '1' });
    const statuses: number[] = [];
    let stored = 0;
    while (!statuses.includes(503) && stored < 10_000) {
      const answer = await postTo(
        server,
        writeCompanyEmail({ ...entryOf(stored + 1), text: '€'.repeat(300) }),
      );
      statuses.push(answer.statusCode);
      expect(violations(answer)).toEqual([]);
      if (answer.statusCode === 201) stored += 1;
    }
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    expect(states()).toHaveLength(stored);
    expect((await server.inject('/ready')).statusCode).toBe(503);
    // Read to the end first: SQLite leaves it undefined what an open statement sees of rows that change meanwhile.
    for (const seq of Array.from(queue.listSendable())) {
      queue.markSending(seq);
      queue.recordOutcome(seq, 'delivered', clock.wall(), null);
    }
    expect(queue.purge(1, clock.wall() + 1)).toBe(stored);
    expect(states()).toEqual([]);
    expect((await postTo(server, company!)).statusCode).toBe(201);
  });

  it('is answered with 503 when it fills up during a transaction, which then leaves nothing behind', async () => {
    const { server, database, states } = createRelayParts();
    const limit = database.prepare('PRAGMA max_page_count').get()!.max_page_count;
    database.exec('PRAGMA max_page_count = 1');
    let stored = 0;
    let answer = await postTo(server, writeCompanyEmail(entryOf(0)));
    while (answer.statusCode === 201 && stored < 1000) {
      stored += 1;
      answer = await postTo(server, writeCompanyEmail(entryOf(stored)));
    }
    expect([answer.statusCode, answer.json().code, violations(answer)]).toEqual([503, 'disk_full', []]);
    expect(states()).toHaveLength(stored);
    expect((await server.inject('/ready')).statusCode).toBe(503);
    database.exec(`PRAGMA max_page_count = ${limit}`);
    expect((await postTo(server, writeCompanyEmail(entryOf(stored)))).statusCode).toBe(201);
  });
});

describe('the other addresses of the relay', () => {
  it('say that the process lives, and whether it can store an enquiry', async () => {
    const { server, database, time } = createRelayParts();
    expect((await server.inject('/health')).json()).toEqual({ status: 'alive' });
    expect((await server.inject('/ready')).statusCode).toBe(200);
    database.close();
    expect((await server.inject('/ready')).statusCode).toBe(200);
    time.advance(1000);
    expect((await server.inject('/ready')).statusCode).toBe(503);
    expect((await server.inject('/health')).statusCode).toBe(200);
  });

  it('answer a path that cannot be decoded in the contract’s form, without quoting it', async () => {
    const { server } = createRelayParts();
    const answer = await server.inject('/asha%');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'invalid_parameter',
      message: 'This is not an e-mail of this site',
    });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('answer an internal error without its message', async () => {
    const { server, database } = createRelayParts();
    database.close();
    const answer = await postTo(server, company!);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 'failed', message: 'The e-mail was not accepted' });
  });
});
