import { describe, expect, it } from 'vitest';
import type { ContactEntry } from '../../src/enquiry/entry.ts';
import { Intake } from '../src/intake.ts';
import { entryOf } from './support/entries.ts';
import { createRelayParts } from './support/relay-parts.ts';

const DAY_MS = 86_400_000;
const address = entryOf(1).email_id;

/** Stores an enquiry with its acknowledgement; returns the state of the acknowledgement. */
function storeEnquiry({ intake, clock }: ReturnType<typeof createRelayParts>, fields: Partial<ContactEntry>) {
  const entry = { ...entryOf(1), ...fields };
  const company = intake.accept({ kind: 'company', entry }, clock.wall());
  expect(company).toMatchObject({ state: 'queued' });
  const visitor = intake.accept({ kind: 'visitor', addressee: entry }, clock.wall());
  return (visitor as { state: string }).state;
}

/** Delivers what is queued, as the sender does. */
function deliverAll({ queue, clock }: ReturnType<typeof createRelayParts>): void {
  for (let [seq] = queue.listSendable(); seq !== undefined; [seq] = queue.listSendable()) {
    queue.markSending(seq);
    queue.recordOutcome(seq, 'delivered', clock.wall(), null);
  }
}

describe('a mailbox', () => {
  it('gets one acknowledgement in 24 hours, while the company gets every enquiry', () => {
    const parts = createRelayParts();
    expect(storeEnquiry(parts, { text: 'One' })).toBe('queued');
    deliverAll(parts);
    parts.time.advance(DAY_MS - 1);
    expect(storeEnquiry(parts, { text: 'Two' })).toBe('held');
    parts.time.advance(1);
    expect(storeEnquiry(parts, { text: 'Three' })).toBe('queued');
    expect(parts.states()).toEqual(['delivered', 'delivered', 'queued', 'held', 'queued', 'queued']);
  });

  it('is one however its address is written', () => {
    const parts = createRelayParts();
    expect(storeEnquiry(parts, {})).toBe('queued');
    deliverAll(parts);
    for (const email_id of [
      address.toUpperCase(),
      address.replace('@', '+tag@'),
      `a.${address}`.replace('.a', '.'),
    ])
      expect(storeEnquiry(parts, { email_id })).toBe('held');
  });

  it('counts from when the acknowledgement was sent, and not from when it was stored', () => {
    const parts = createRelayParts();
    expect(storeEnquiry(parts, { text: 'One' })).toBe('queued');
    parts.time.advance(2 * DAY_MS);
    expect(storeEnquiry(parts, { text: 'Two' })).toBe('held');
    deliverAll(parts);
    parts.time.advance(DAY_MS - 1);
    expect(storeEnquiry(parts, { text: 'Three' })).toBe('held');
  });

  it('that an acknowledgement may have reached counts, whatever became of the attempt', () => {
    const parts = createRelayParts();
    storeEnquiry(parts, { text: 'One' });
    parts.queue.markSending(2);
    parts.queue.recordOutcome(2, 'dead', parts.clock.wall(), 'TimeoutError');
    expect(storeEnquiry(parts, { text: 'Two' })).toBe('held');
  });

  it('is not held against others of its domain', () => {
    const parts = createRelayParts();
    const states = Array.from({ length: 100 }, (_, number) =>
      storeEnquiry(parts, { email_id: `visitor-${number}@lender.example` }),
    );
    expect(new Set(states)).toEqual(new Set(['queued']));
  });

  it('gets none at an address that could hide another one', () => {
    expect(storeEnquiry(createRelayParts(), { email_id: '"asha"@lender.example' })).toBe('held');
  });

  it('is remembered by a relay that is started again', () => {
    const parts = createRelayParts();
    storeEnquiry(parts, { text: 'One' });
    deliverAll(parts);
    const intake = new Intake(parts.database, parts.settings);
    expect(storeEnquiry({ ...parts, intake }, { text: 'Two' })).toBe('held');
  });
});

describe('a held acknowledgement', () => {
  it('has the id that it is answered with again, and no place in the queue', () => {
    const parts = createRelayParts({ RELAY_QUEUE: '3' });
    storeEnquiry(parts, { text: 'One' });
    deliverAll(parts);
    expect(storeEnquiry(parts, { text: 'Two' })).toBe('held');
    const ask = () => parts.intake.accept({ kind: 'visitor', addressee: entryOf(1) }, parts.clock.wall());
    expect(ask()).toEqual(ask());
    expect(storeEnquiry(parts, { text: 'Three' })).toBe('held');
  });

  it('is deleted with its enquiry once both have been kept for their time', () => {
    const parts = createRelayParts();
    storeEnquiry(parts, { text: 'One' });
    deliverAll(parts);
    parts.time.advance(1000);
    storeEnquiry(parts, { text: 'Two' });
    deliverAll(parts);
    expect(parts.queue.purge(7 * DAY_MS, parts.clock.wall() + 7 * DAY_MS - 1)).toBe(1);
    expect(parts.states()).toEqual(['delivered', 'held']);
    expect(parts.queue.purge(7 * DAY_MS, parts.clock.wall() + 7 * DAY_MS)).toBe(1);
  });
});
