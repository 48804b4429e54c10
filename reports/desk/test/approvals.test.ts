import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Approval, readApprovals, storeApproval } from '../approvals/approval.ts';
import { chooseApproved } from '../approvals/choose-approved.ts';
import { partsOf } from '../fingerprint.ts';
import { approveParts, findUnapproved, judgeApprovals } from '../approvals/judge-approvals.ts';
import { sign, verify } from '../approvals/signature.ts';
import type { Snapshot } from '../snapshot-model.ts';
import { createScenario, createSnapshot, who, writtenClauses } from './desk-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
const file = join(folder, 'approvals.yaml');
afterAll(() => rmSync(folder, { recursive: true }));

const before = createSnapshot(writtenClauses);

/** A yes to these clauses and screens as a snapshot has them. */
const approve = (snapshot: Snapshot, ids: string[], screens: string[] = []): Approval => ({
  ...who,
  clauses: Object.fromEntries(
    snapshot.clauses
      .filter(({ id }) => ids.includes(id))
      .map((clause) => [clause.id, approveParts(partsOf(clause, snapshot))]),
  ),
  screens: Object.fromEntries(screens.map((screen) => [screen, snapshot.screens[screen]!])),
});

const judge = (now: Snapshot, ...approvals: Approval[]) => judgeApprovals(now, approvals, () => null);
const [first, ...others] = writtenClauses;

describe('an approval', () => {
  it('says of each clause whether it is approved as it stands', () => {
    const { clauses } = judge(before, approve(before, ['5.4']));
    expect(clauses['5.4']).toMatchObject({ state: 'approved', ...who });
    expect(clauses['5.5']).toMatchObject({ state: 'never' });
  });

  it.each<readonly [string, Snapshot, string]>([
    ['its words', createSnapshot([{ ...first!, text: 'At most 301' }, ...others]), 'the words'],
    [
      'a scenario',
      createSnapshot([{ ...first!, scenarios: [createScenario('It is sent', 'Then it is not')] }, ...others]),
      'the scenario “It is sent”',
    ],
    [
      'a new scenario',
      createSnapshot([{ ...first!, scenarios: [...first!.scenarios, createScenario('More')] }, ...others]),
      'the scenario “More” is new',
    ],
    [
      'a lost scenario',
      createSnapshot([{ ...first!, scenarios: [] }, ...others]),
      'the scenario “It is sent” is gone',
    ],
    [
      'the shape of a call',
      {
        ...before,
        calls: { ...before.calls, sendEmail: { address: 'POST https://mail.example/send', lines: [] } },
      },
      'the call “sendEmail”',
    ],
  ])('is stale after a change of %s, and says so', (_what, now, said) => {
    const { clauses } = judge(now, approve(before, ['5.4', '5.5']));
    expect(clauses['5.4']).toMatchObject({ state: 'changed', what: [said] });
    expect(clauses['5.5']).toMatchObject({ state: 'approved' });
  });

  it('of a later day counts in place of an earlier one', () => {
    const now = createSnapshot([{ ...first!, text: 'At most 301' }, ...others]);
    expect(judge(now, approve(before, ['5.4']), approve(now, ['5.4'])).clauses['5.4']).toMatchObject({
      state: 'approved',
    });
  });

  it('of a screen is stale when its picture is another one', () => {
    const [desktop, phone] = Object.keys(before.screens) as [string, string];
    const now = createSnapshot(writtenClauses, { ...before.screens, [phone]: 'c' });
    const states = judge(now, approve(before, [], [desktop, phone]));
    expect(states.screens[desktop]).toMatchObject({ state: 'approved' });
    expect(states.screens[phone]).toMatchObject({ state: 'changed', what: ['the picture'] });
    expect(findUnapproved(states)).toEqual(['5.4', '5.5', '10.1', phone]);
  });

  it('stays in its file, after those that were there', () => {
    expect(readApprovals(file)).toEqual([]);
    const added = [approve(before, ['5.4']), approve(before, ['5.5'])];
    for (const one of added) storeApproval(one, file);
    expect(readApprovals(file)).toEqual(added);
    expect(readFileSync(file, 'utf8')).toContain("  '5.4':\n");
  });
});

describe('what is to be approved', () => {
  const states = judge(
    createSnapshot([{ ...first!, text: 'Other' }, ...others]),
    approve(before, ['5.4', '10.1']),
  );
  const choose = (...words: string[]) =>
    chooseApproved(words, before, states, { clauses: ['5.5'], screens: [] });

  it('is a clause, a section, a screen, all screens, or what has changed', () => {
    expect(choose('5.4')).toEqual({ clauses: ['5.4'], screens: [] });
    expect(choose('5')).toEqual({ clauses: ['5.4', '5.5'], screens: [] });
    expect(choose('home-phone')).toEqual({ clauses: [], screens: ['gates/pictures/home-phone.png'] });
    expect(choose('screens')).toMatchObject({ screens: Object.keys(before.screens) });
    expect(choose('changed')).toEqual({ clauses: ['5.4', '5.5'], screens: [] });
  });

  it('is not what is approved as it stands', () => {
    expect(choose('10')).toEqual({ clauses: [], screens: [] });
  });

  it('is refused by the word that names nothing', () => {
    expect(choose('5.4', '5.44')).toBe('5.44');
  });
});

describe('a signature', () => {
  const key = join(folder, 'key');
  const allowed = join(folder, 'allowed');
  const unsigned = approve(before, ['5.4']);
  let signed: Approval;
  beforeAll(() => {
    spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    writeFileSync(allowed, `asha@sangam.example ${readFileSync(`${key}.pub`, 'utf8')}`);
    signed = { ...unsigned, signature: sign(unsigned, key) };
  });

  it('is good by a key that the allowed signers name for the person, after the file is read again', () => {
    storeApproval(signed, file);
    expect(verify(readApprovals(file).at(-1)!, allowed)).toBe('good');
  });

  it('by a key that nobody vouches for is not called good', () => {
    expect(verify(signed, undefined)).toBe('unknown key');
    expect(verify({ ...unsigned, signature: signed.signature }, join(folder, 'none'))).toBe('unknown key');
  });

  it('is bad when anything that it signs is another, and then nothing is approved', () => {
    const forged = {
      ...signed,
      clauses: { ...signed.clauses, '5.5': approve(before, ['5.5']).clauses['5.5']! },
    };
    expect(verify(forged, allowed)).toBe('bad');
    expect(verify({ ...signed, by: 'Ravi Rao <ravi@sangam.example>' }, allowed)).toBe('bad');
    const { clauses } = judgeApprovals(before, [forged], (approval) => verify(approval, allowed));
    expect(clauses['5.5']).toMatchObject({
      state: 'changed',
      what: ['the signature does not fit what it signs'],
    });
  });

  it('is none where nobody signed', () => {
    expect(verify(unsigned, allowed)).toBeNull();
  });
});
