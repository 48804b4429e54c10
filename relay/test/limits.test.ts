import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mailboxOf } from '../src/enquiry.ts';
import { findIp, RateLimiter } from '../src/limits.ts';
import { DAY_MS, TEN_MINUTES_MS } from '../src/spool.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it('posts of a network are counted for ten minutes and a day, whatever the system clock says', () => {
  const limits = new RateLimiter();
  const ask = (address = '192.0.2.1') => limits.exceedsFor(address, 2);
  const before = [ask(), ask(), ask()];
  vi.setSystemTime(Date.now() + DAY_MS);
  expect([...before, ask('::ffff:192.0.2.1')]).toEqual([false, false, true, true]);
  let taken = 2;
  for (let asked = 0; asked < 40; asked += 1) {
    if (asked % 2 === 0) vi.advanceTimersByTime(TEN_MINUTES_MS);
    if (!ask()) taken += 1;
  }
  expect(taken).toBeLessThanOrEqual(10);
  vi.advanceTimersByTime(DAY_MS);
  expect(ask()).toBe(false);
});

it('a /64 counts as one network, and a /48 may post ten times as much', () => {
  const limits = new RateLimiter();
  const taken = (addresses: string[]) => addresses.filter((one) => !limits.exceedsFor(one, 1)).length;
  expect(taken(['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])).toBe(2);
  const others = Array.from({ length: 10_000 }, (_, index) => `2001:db8:0:${index.toString(16)}::2`);
  expect(taken(others)).toBeLessThan(9);
  expect(taken(['2001:db8:1::1'])).toBe(1);
});

it('a flood of networks does not affect the count of another one', () => {
  const limits = new RateLimiter();
  for (let index = 0; index < 60_000; index += 1) limits.exceedsFor(`network ${index}`, 1);
  expect(limits.exceedsFor('192.0.2.1', 1)).toBe(false);
});

it.each([
  [undefined, 1, '10.0.0.1'],
  ['192.0.2.1', 0, '10.0.0.1'],
  ['192.0.2.1, 192.0.2.2:443', 1, '192.0.2.2'],
  ['"[2001:db8::1%eth0]:443"', 1, '2001:db8::1'],
  ['192.0.2.1, 192.0.2.2', 2, '192.0.2.1'],
  ['unknown', 1, 'unknown'],
])('a request for %s behind %i proxies comes from %s', (forwarded, proxies, address) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } };
  expect(findIp(request as never, proxies)).toBe(address);
});

it.each([
  ['Asha@Lender.example', 'asha@lender.example'],
  ['a.s.h.a+x+y@lender.example.', 'asha@lender.example'],
  ['ａｓｈａ＠ｌｅｎｄｅｒ.example', 'asha@lender.example'],
  ['+x@bücher.example', '+x@xn--bcher-kva.example'],
  ['"asha"@lender.example', undefined],
  ['asha@a@b.example', undefined],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
