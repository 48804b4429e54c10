import { afterEach, describe, expect, it } from 'vitest';
import type { Email } from '../../contracts/types/email.ts';
import { Delivery } from '../src/delivery.ts';
import type { SendOutcome } from '../src/provider.ts';
import { emailsOf, entryOf, nameOf } from './support/entries.ts';
import { createRelayParts } from './support/relay-parts.ts';

const delivered: SendOutcome = { kind: 'delivered', status: 201 };
const failed: SendOutcome = { kind: 'failed', status: 500, reason: '500' };
const unknown: SendOutcome = { kind: 'unknown', reason: 'TimeoutError' };
const tooMany: SendOutcome = { kind: 'failed', status: 429, reason: '429' };
const refused: SendOutcome = { kind: 'refused', status: 400, reason: '400 not valid' };
const DAY_MS = 86_400_000;

const running: Delivery[] = [];
afterEach(() => Promise.all(running.splice(0).map((delivery) => delivery.stop(0))));

/** Stores the enquiries 1 to `enquiries` and prepares a delivery to a provider with the outcomes of `outcomeOf`. */
function prepareDelivery(
  enquiries: number,
  outcomeOf: (name: string, attempt: number) => SendOutcome | Promise<SendOutcome>,
) {
  const parts = createRelayParts();
  for (let number = 1; number <= enquiries; number += 1) storeEnquiry(parts, number);
  const asked: string[] = [];
  const send = async (email: Email) => {
    asked.push(nameOf(email));
    return outcomeOf(nameOf(email), asked.filter((name) => name === nameOf(email)).length);
  };
  const start = () => {
    const delivery = new Delivery(
      { ...parts, send },
      { retryMs: 1000, retryMaxMs: 5000, keepMs: 7 * DAY_MS },
    );
    running.push(delivery);
    return delivery;
  };
  return { ...parts, asked, send, start };
}

function storeEnquiry({ intake, clock }: ReturnType<typeof createRelayParts>, number: number): void {
  const entry = entryOf(number);
  intake.accept({ kind: 'company', entry }, clock.wall());
  intake.accept({ kind: 'visitor', addressee: entry }, clock.wall());
}

const namesOf = (...numbers: number[]) => numbers.flatMap((number) => emailsOf(entryOf(number)).map(nameOf));

describe('delivery', () => {
  it('sends in the order of acceptance, each e-mail once', async () => {
    const { start, asked, time, states } = prepareDelivery(3, () => delivered);
    start();
    await time.waitForSleep();
    expect(asked).toEqual(namesOf(1, 2, 3));
    expect(new Set(states())).toEqual(new Set(['delivered']));
  });

  it('writes no name at the address of an acknowledgement, nor in it', async () => {
    const parts = createRelayParts();
    storeEnquiry(parts, 1);
    const sent: Email[] = [];
    const send = async (email: Email) => (sent.push(email), delivered);
    running.push(new Delivery({ ...parts, send }, { retryMs: 1, retryMaxMs: 1, keepMs: DAY_MS }));
    await parts.time.waitForSleep();
    const { email_id, full_name } = entryOf(1);
    expect(sent[1]!.to).toEqual([{ email: email_id }]);
    expect(JSON.stringify(sent[0])).toContain(full_name.split("'")[0]);
    expect(JSON.stringify(sent[1])).not.toContain(full_name.split("'")[0]);
  });

  it('sends at once what is stored while it is idle', async () => {
    const parts = prepareDelivery(0, () => delivered);
    const delivery = parts.start();
    await parts.time.waitForSleep();
    storeEnquiry(parts, 1);
    delivery.wake();
    await parts.time.waitForSleep();
    expect(parts.asked).toEqual(namesOf(1));
  });

  it('finds within its idle time what another process has queued', async () => {
    const parts = prepareDelivery(0, () => delivered);
    parts.start();
    const idleMs = await parts.time.waitForSleep();
    storeEnquiry(parts, 1);
    parts.time.advance(idleMs);
    await parts.time.waitForSleep();
    expect(parts.asked).toEqual(namesOf(1));
  });

  it('tries a failed e-mail again after pauses that double up to a limit, and sends others meanwhile', async () => {
    const { start, asked, time } = prepareDelivery(2, (name) => (name === 'company 1' ? failed : delivered));
    start();
    const pauses = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const pause = await time.waitForSleep();
      pauses.push(pause);
      time.advance(pause - 1);
      expect(await time.waitForSleep()).toBe(1);
      time.advance(1);
    }
    expect(pauses).toEqual([1000, 2000, 4000, 5000, 5000]);
    expect(asked.slice(0, 4)).toEqual(['company 1', 'company 2', 'visitor 2', 'company 1']);
    expect(asked).not.toContain('visitor 1');
  });

  it.each([
    ['failed', failed],
    ['unknown', unknown],
  ])('sends an e-mail with the outcome %s again until it is delivered', async (_name, outcome) => {
    const { start, asked, time, states } = prepareDelivery(1, (name, attempt) =>
      name === 'company 1' && attempt < 3 ? outcome : delivered,
    );
    start();
    time.advance(await time.waitForSleep());
    time.advance(await time.waitForSleep());
    await time.waitForSleep();
    expect(asked).toEqual(['company 1', 'company 1', 'company 1', 'visitor 1']);
    expect(states()).toEqual(['delivered', 'delivered']);
  });

  it('sends an e-mail that it has not tried before one that it must try again', async () => {
    const { start, asked, time } = prepareDelivery(2, (name) => (name === 'company 1' ? unknown : delivered));
    start();
    const pause = await time.waitForSleep();
    time.advance(pause);
    await time.waitForSleep();
    expect(asked).toEqual(['company 1', 'company 2', 'visitor 2', 'company 1']);
    const again = prepareDelivery(2, (name, attempt) =>
      name === 'company 1' && attempt === 1 ? failed : delivered,
    );
    again.start();
    await again.time.waitForSleep();
    storeEnquiry(again, 3);
    again.time.advance(1000);
    await again.time.waitForSleep();
    expect(again.asked.slice(3)).toEqual(['company 3', 'visitor 3', 'company 1', 'visitor 1']);
  });

  it('sends nothing for a pause that doubles while the provider answers 429', async () => {
    const { start, asked, time } = prepareDelivery(3, () => (asked.length <= 2 ? tooMany : delivered));
    const delivery = start();
    expect(await time.waitForSleep()).toBe(1000);
    delivery.wake();
    time.advance(999);
    expect(await time.waitForSleep()).toBe(1);
    expect(asked).toEqual(['company 1']);
    time.advance(1);
    expect(await time.waitForSleep()).toBe(2000);
    expect(asked).toEqual(['company 1', 'company 2']);
    time.advance(2000);
    await time.waitForSleep();
    expect(asked.toSorted().slice(0, 4)).toEqual(['company 1', 'company 1', 'company 2', 'company 2']);
    expect(asked).toHaveLength(8);
  });

  it("makes a visitor's e-mail a dead letter after ten attempts with an unknown outcome, never the company's", async () => {
    const { start, asked, time, states } = prepareDelivery(2, (name) =>
      ['visitor 1', 'company 2'].includes(name) ? unknown : delivered,
    );
    start();
    for (let pause = 0; pause < 60; pause += 1) time.advance(await time.waitForSleep());
    await time.waitForSleep();
    expect(asked.filter((name) => name === 'visitor 1')).toHaveLength(10);
    expect(asked.filter((name) => name === 'company 2').length).toBeGreaterThan(20);
    expect(states()).toEqual(['delivered', 'dead', 'queued', 'queued']);
  });

  it('makes a refused e-mail a dead letter with its reason, and still sends the acknowledgement', async () => {
    const { start, asked, time, states, database } = prepareDelivery(1, (name) =>
      name === 'company 1' ? refused : delivered,
    );
    start();
    await time.waitForSleep();
    time.advance(DAY_MS);
    await time.waitForSleep();
    expect(asked).toEqual(['company 1', 'visitor 1']);
    expect(states()).toEqual(['dead', 'delivered']);
    expect(database.prepare('SELECT reason FROM emails').get()).toEqual({ reason: '400 not valid' });
  });

  it('stores no reason for an e-mail that is queued again', async () => {
    const { start, time, database } = prepareDelivery(1, () => failed);
    start();
    await time.waitForSleep();
    expect(database.prepare('SELECT state, reason FROM emails').get()).toEqual({
      state: 'queued',
      reason: null,
    });
  });

  it.each([-365 * DAY_MS, 365 * DAY_MS])(
    'neither waits longer nor sends twice when the system clock jumps by %i ms',
    async (jump) => {
      const { start, asked, time } = prepareDelivery(2, (name, attempt) =>
        name === 'company 1' && attempt === 1 ? failed : delivered,
      );
      const delivery = start();
      const pause = await time.waitForSleep();
      time.jump(jump);
      time.advance(pause - 1);
      delivery.wake();
      expect(await time.waitForSleep()).toBe(1);
      expect(asked).toEqual(['company 1', 'company 2', 'visitor 2']);
      time.advance(1);
      await time.waitForSleep();
      expect(asked).toEqual(['company 1', 'company 2', 'visitor 2', 'company 1', 'visitor 1']);
    },
  );
});

describe('deletion', () => {
  it('deletes delivered enquiries after their time, and none with a queued or dead e-mail', async () => {
    const { start, time, database } = prepareDelivery(3, (name) => {
      if (name === 'company 2') return refused;
      return name === 'visitor 3' ? failed : delivered;
    });
    start();
    await time.waitForSleep();
    const left = () =>
      database
        .prepare('SELECT email_id FROM enquiries')
        .all()
        .map(({ email_id }) => email_id);
    time.advance(7 * DAY_MS - 1);
    await time.waitForSleep();
    expect(left()).toHaveLength(3);
    time.advance(3_600_000);
    await time.waitForSleep();
    expect(left()).toEqual([entryOf(2).email_id, entryOf(3).email_id]);
  });
});

describe('a full disk', () => {
  it('sends no e-mail that cannot be stored as being sent', async () => {
    const { start, asked, time, queue, logged } = prepareDelivery(1, () => delivered);
    const { markSending } = queue;
    queue.markSending = () => {
      throw Object.assign(new Error(), { errstr: 'database or disk is full' });
    };
    start();
    const pause = await time.waitForSleep();
    expect(asked).toEqual([]);
    expect(logged).toEqual([{ event: 'database', code: 'database or disk is full' }]);
    queue.markSending = markSending;
    time.advance(pause);
    await time.waitForSleep();
    expect(asked).toEqual(namesOf(1));
  });

  it('sends no e-mail twice because its outcome cannot be stored', async () => {
    const { start, asked, time, queue, states } = prepareDelivery(1, () => delivered);
    const { recordOutcome } = queue;
    queue.recordOutcome = () => {
      throw new Error('full');
    };
    start();
    for (let pause = 0; pause < 3; pause += 1) time.advance(await time.waitForSleep());
    await time.waitForSleep();
    expect(asked).toEqual(['company 1']);
    expect(states()).toEqual(['sending', 'queued']);
    queue.recordOutcome = recordOutcome;
    time.advance(await time.waitForSleep());
    await time.waitForSleep();
    expect(asked).toEqual(namesOf(1));
    expect(states()).toEqual(['delivered', 'delivered']);
  });

  it('does not stop deletion, which may free the room that is needed', async () => {
    const { start, time, queue, states } = prepareDelivery(1, () => delivered);
    const { recordOutcome, purge } = queue;
    let purged = 0;
    queue.purge = (...times) => {
      purged += 1;
      return purge.apply(queue, times);
    };
    queue.recordOutcome = (...values) => {
      if (purged < 2) throw new Error('full');
      recordOutcome.apply(queue, values);
    };
    start();
    await time.waitForSleep();
    expect(states()).toEqual(['sending', 'queued']);
    time.advance(3_600_000);
    await time.waitForSleep();
    expect(states()).toEqual(['delivered', 'delivered']);
  });
});

describe('a stop', () => {
  it('waits for the attempt under way and starts no other', async () => {
    let end: (outcome: SendOutcome) => void = () => undefined;
    const { start, asked, states } = prepareDelivery(
      1,
      () => new Promise<SendOutcome>((resolve) => (end = resolve)),
    );
    const stopped = start().stop(60_000);
    end(delivered);
    await stopped;
    expect(asked).toEqual(['company 1']);
    expect(states()).toEqual(['delivered', 'queued']);
  });

  it('aborts the attempt after its time limit, and the next start sends that e-mail again', async () => {
    const parts = prepareDelivery(1, () => delivered);
    const send = (_email: Email, signal: AbortSignal) =>
      new Promise<SendOutcome>((resolve) => signal.addEventListener('abort', () => resolve(unknown)));
    const hanging = new Delivery({ ...parts, send }, { retryMs: 1, retryMaxMs: 1, keepMs: DAY_MS });
    await hanging.stop(1);
    expect(parts.states()).toEqual(['sending', 'queued']);
    expect(parts.queue.recover()).toBe(1);
    parts.start();
    await parts.time.waitForSleep();
    expect(parts.asked).toEqual(namesOf(1));
  });
});
