import { expect, it } from 'vitest';
import { mailboxOf } from '../src/mailbox.ts';

it.each([
  'asha.rao@lender.example',
  ' asha.rao@lender.example\t',
  'Asha.RAO@LENDER.Example',
  'asharao@lender.example',
  'a.s.h.a.r.a.o@lender.example.',
  'asha.rao+shop@lender.example',
  'asha.rao+@lender.example',
  'asha.rao+a+b.c@lender.example',
  'ａsha.rao@lender.example',
])('%j is the mailbox asharao@lender.example', (address) => {
  expect(mailboxOf(address)).toBe('asharao@lender.example');
});

it.each([
  ['asha.rao@lender.example', 'asha.rao@bank.example'],
  ['asha.rao@lender.example', 'asha.rao@mail.lender.example'],
  ['asha1@lender.example', 'asha2@lender.example'],
  ['asha-rao@lender.example', 'asha_rao@lender.example'],
  ['+91@lender.example', '+92@lender.example'],
])('%j and %j are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

it('a domain has one mailbox in both of its forms', () => {
  expect(mailboxOf('आशा@बैंक.भारत')).toBe(mailboxOf('आशा@xn--i1b2bwdrf.xn--h2brj9c'));
});

it.each([
  '"asha"@lender.example',
  '"Buy-now"@lender.example',
  'asha(buy-now)@lender.example',
  'Buy-now<asha@lender.example>',
  'asha@lender.example,ben@lender.example',
  'asha@[192.0.2.1]',
  'asha@lender.example(buy-now)',
  'asha;ben@lender.example',
  'asha\u200b@lender.example',
  'asha',
  '',
])('%j is no plain address', (address) => {
  expect(mailboxOf(address)).toBeUndefined();
});
