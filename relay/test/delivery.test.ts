import { afterEach, describe, expect, it } from 'vitest';
import type { Email } from '../../contracts/types/email.ts';
import { Delivery } from '../src/delivery.ts';
import type { Outcome } from '../src/provider.ts';
import { emailsOf, entryOf, nameOf } from './support/entries.ts';
import { house } from './support/house.ts';

const delivered: Outcome = { kind: 'delivered', status: 201 };
const failed: Outcome = { kind: 'failed', status: 500, reason: '500' };
const unknown: Outcome = { kind: 'unknown', reason: 'TimeoutError' };
const tooMany: Outcome = { kind: 'failed', status: 429, reason: '429' };
const refused: Outcome = { kind: 'refused', status: 400, reason: '400 not valid' };
const DAY_MS = 86_400_000;

const running: Delivery[] = [];
afterEach(() => Promise.all(running.splice(0).map((delivery) => delivery.stop(0))));

/** Enquiries 1 to `enquiries`, all promised, and a provider that gives the outcomes of `outcomeOf`. */
function deliver(
  enquiries: number,
  outcomeOf: (name: string, attempt: number) => Outcome | Promise<Outcome>,
) {
  const parts = house();
  for (let number = 1; number <= enquiries; number += 1) promise(parts, number);
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

function promise({ intake, clock }: ReturnType<typeof house>, number: number): void {
  const entry = entryOf(number);
  intake.accept({ kind: 'company', entry }, clock.wall());
  intake.accept({ kind: 'visitor', addressee: entry }, clock.wall());
}

const namesOf = (...numbers: number[]) => numbers.flatMap((number) => emailsOf(entryOf(number)).map(nameOf));

describe('delivery', () => {
  it('sends in the order of acceptance, each e-mail once', async () => {
    const { start, asked, time, states } = deliver(3, () => delivered);
    start();
    await time.asleep();
    expect(asked).toEqual(namesOf(1, 2, 3));
    expect(new Set(states())).toEqual(new Set(['delivered']));
  });

  it('wakes for what comes while it rests', async () => {
    const parts = deliver(0, () => delivered);
    const delivery = parts.start();
    await parts.time.asleep();
    promise(parts, 1);
    delivery.wake();
    await parts.time.asleep();
    expect(parts.asked).toEqual(namesOf(1));
  });

  it('finds what a person has put back while it rests', async () => {
    const parts = deliver(0, () => delivered);
    parts.start();
    const restMs = await parts.time.asleep();
    promise(parts, 1);
    parts.time.advance(restMs);
    await parts.time.asleep();
    expect(parts.asked).toEqual(namesOf(1));
  });

  it('tries again after pauses that double up to a limit, and lets others pass', async () => {
    const { start, asked, time } = deliver(2, (name) => (name === 'company 1' ? failed : delivered));
    start();
    const pauses = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const pause = await time.asleep();
      pauses.push(pause);
      time.advance(pause - 1);
      expect(await time.asleep()).toBe(1);
      time.advance(1);
    }
    expect(pauses).toEqual([1000, 2000, 4000, 5000, 5000]);
    expect(asked.slice(0, 4)).toEqual(['company 1', 'company 2', 'visitor 2', 'company 1']);
    expect(asked).not.toContain('visitor 1');
  });

  it.each([
    ['failed', failed],
    ['unknown', unknown],
  ])('sends again what has %s, until it is delivered', async (_name, outcome) => {
    const { start, asked, time, states } = deliver(1, (name, attempt) =>
      name === 'company 1' && attempt < 3 ? outcome : delivered,
    );
    start();
    time.advance(await time.asleep());
    time.advance(await time.asleep());
    await time.asleep();
    expect(asked).toEqual(['company 1', 'company 1', 'company 1', 'visitor 1']);
    expect(states()).toEqual(['delivered', 'delivered']);
  });

  it('sends what it has not tried before what it has to try again', async () => {
    const { start, asked, time } = deliver(2, (name) => (name === 'company 1' ? unknown : delivered));
    start();
    const pause = await time.asleep();
    time.advance(pause);
    await time.asleep();
    expect(asked).toEqual(['company 1', 'company 2', 'visitor 2', 'company 1']);
    const again = deliver(2, (name, attempt) => (name === 'company 1' && attempt === 1 ? failed : delivered));
    again.start();
    await again.time.asleep();
    promise(again, 3);
    again.time.advance(1000);
    await again.time.asleep();
    expect(again.asked.slice(3)).toEqual(['company 3', 'visitor 3', 'company 1', 'visitor 1']);
  });

  it('lets nothing leave while the provider asks for time, and longer each time', async () => {
    const { start, asked, time } = deliver(3, () => (asked.length <= 2 ? tooMany : delivered));
    const delivery = start();
    expect(await time.asleep()).toBe(1000);
    delivery.wake();
    time.advance(999);
    expect(await time.asleep()).toBe(1);
    expect(asked).toEqual(['company 1']);
    time.advance(1);
    expect(await time.asleep()).toBe(2000);
    expect(asked).toEqual(['company 1', 'company 2']);
    time.advance(2000);
    await time.asleep();
    expect(asked.toSorted().slice(0, 4)).toEqual(['company 1', 'company 1', 'company 2', 'company 2']);
    expect(asked).toHaveLength(8);
  });

  it('stops writing to a visitor after ten attempts that nobody can tell the end of, never to the company', async () => {
    const { start, asked, time, states } = deliver(2, (name) =>
      ['visitor 1', 'company 2'].includes(name) ? unknown : delivered,
    );
    start();
    for (let pause = 0; pause < 60; pause += 1) time.advance(await time.asleep());
    await time.asleep();
    expect(asked.filter((name) => name === 'visitor 1')).toHaveLength(10);
    expect(asked.filter((name) => name === 'company 2').length).toBeGreaterThan(20);
    expect(states()).toEqual(['delivered', 'kept', 'waiting', 'waiting']);
  });

  it('keeps what is refused for good, with the reason, and sends the acknowledgement all the same', async () => {
    const { start, asked, time, states, database } = deliver(1, (name) =>
      name === 'company 1' ? refused : delivered,
    );
    start();
    await time.asleep();
    time.advance(DAY_MS);
    await time.asleep();
    expect(asked).toEqual(['company 1', 'visitor 1']);
    expect(states()).toEqual(['kept', 'delivered']);
    expect(database.prepare('SELECT reason FROM emails').get()).toEqual({ reason: '400 not valid' });
  });

  it('stores no words of the provider about what waits', async () => {
    const { start, time, database } = deliver(1, () => failed);
    start();
    await time.asleep();
    expect(database.prepare('SELECT state, reason FROM emails').get()).toEqual({
      state: 'waiting',
      reason: null,
    });
  });

  it.each([-365 * DAY_MS, 365 * DAY_MS])(
    'neither waits longer nor sends twice when the wall clock jumps by %i ms',
    async (jump) => {
      const { start, asked, time } = deliver(2, (name, attempt) =>
        name === 'company 1' && attempt === 1 ? failed : delivered,
      );
      const delivery = start();
      const pause = await time.asleep();
      time.jump(jump);
      time.advance(pause - 1);
      delivery.wake();
      expect(await time.asleep()).toBe(1);
      expect(asked).toEqual(['company 1', 'company 2', 'visitor 2']);
      time.advance(1);
      await time.asleep();
      expect(asked).toEqual(['company 1', 'company 2', 'visitor 2', 'company 1', 'visitor 1']);
    },
  );
});

describe('deletion', () => {
  it('takes delivered enquiries after their time, and none that waits or is kept', async () => {
    const { start, time, database } = deliver(3, (name) => {
      if (name === 'company 2') return refused;
      return name === 'visitor 3' ? failed : delivered;
    });
    start();
    await time.asleep();
    const left = () =>
      database
        .prepare('SELECT email_id FROM enquiries')
        .all()
        .map(({ email_id }) => email_id);
    time.advance(7 * DAY_MS - 1);
    await time.asleep();
    expect(left()).toHaveLength(3);
    time.advance(3_600_000);
    await time.asleep();
    expect(left()).toEqual([entryOf(2).email_id, entryOf(3).email_id]);
  });
});

describe('a disk that is full', () => {
  it('lets nothing leave that cannot be marked', async () => {
    const { start, asked, time, queue, logged } = deliver(1, () => delivered);
    const { mark } = queue;
    queue.mark = () => {
      throw Object.assign(new Error(), { errstr: 'database or disk is full' });
    };
    start();
    const pause = await time.asleep();
    expect(asked).toEqual([]);
    expect(logged).toEqual([{ event: 'database', code: 'database or disk is full' }]);
    queue.mark = mark;
    time.advance(pause);
    await time.asleep();
    expect(asked).toEqual(namesOf(1));
  });

  it('lets nothing leave twice because its outcome cannot be written', async () => {
    const { start, asked, time, queue, states } = deliver(1, () => delivered);
    const { settle } = queue;
    queue.settle = () => {
      throw new Error('full');
    };
    start();
    for (let pause = 0; pause < 3; pause += 1) time.advance(await time.asleep());
    await time.asleep();
    expect(asked).toEqual(['company 1']);
    expect(states()).toEqual(['under way', 'waiting']);
    queue.settle = settle;
    time.advance(await time.asleep());
    await time.asleep();
    expect(asked).toEqual(namesOf(1));
    expect(states()).toEqual(['delivered', 'delivered']);
  });

  it('is not waited for in vain: what is to be deleted is deleted meanwhile', async () => {
    const { start, time, queue, states } = deliver(1, () => delivered);
    const { settle, purge } = queue;
    let purged = 0;
    queue.purge = (...times) => {
      purged += 1;
      return purge.apply(queue, times);
    };
    queue.settle = (...values) => {
      if (purged < 2) throw new Error('full');
      settle.apply(queue, values);
    };
    start();
    await time.asleep();
    expect(states()).toEqual(['under way', 'waiting']);
    time.advance(3_600_000);
    await time.asleep();
    expect(states()).toEqual(['delivered', 'delivered']);
  });
});

describe('a stop', () => {
  it('waits for the attempt under way and begins no other', async () => {
    let end: (outcome: Outcome) => void = () => undefined;
    const { start, asked, states } = deliver(1, () => new Promise<Outcome>((resolve) => (end = resolve)));
    const stopped = start().stop(60_000);
    end(delivered);
    await stopped;
    expect(asked).toEqual(['company 1']);
    expect(states()).toEqual(['delivered', 'waiting']);
  });

  it('breaks it off in the end; it goes once more after the next start', async () => {
    const parts = deliver(1, () => delivered);
    const send = (_email: Email, signal: AbortSignal) =>
      new Promise<Outcome>((resolve) => signal.addEventListener('abort', () => resolve(unknown)));
    const hanging = new Delivery({ ...parts, send }, { retryMs: 1, retryMaxMs: 1, keepMs: DAY_MS });
    await hanging.stop(1);
    expect(parts.states()).toEqual(['under way', 'waiting']);
    expect(parts.queue.recover()).toBe(1);
    parts.start();
    await parts.time.asleep();
    expect(parts.asked).toEqual(namesOf(1));
  });
});
