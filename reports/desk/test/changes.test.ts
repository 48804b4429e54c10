import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { createReport, mixedLooks } from '../../test/report-fixtures.ts';
import { compareRuns, runOfReport } from '../compare-runs.ts';
import { diffLines } from '../diff-lines.ts';
import { markDifferences } from '../mark-differences.ts';
import { MOST_CHARACTERS, renderComment } from '../render-comment.ts';
import { readBlobs, readSourcesAt, readSources, blobIdOf } from '../sources.ts';
import { createDesk, createSnapshot, writtenClauses } from './desk-fixtures.ts';

const report = createReport(mixedLooks);

describe('a difference of lines', () => {
  it('keeps what both have in common', () => {
    const lines = diffLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd']);
    expect(lines.map(({ sign, text }) => sign + text)).toEqual([' a', '-b', '+x', ' c', '+d']);
  });
});

describe('the marked picture', () => {
  const paint = (places: [x: number, y: number][], height = 60) => {
    const picture = new PNG({ width: 40, height, fill: true });
    picture.data.fill(255);
    for (const [x, y] of places) picture.data.set([0, 0, 0, 255], (y * 40 + x) * 4);
    return PNG.sync.write(picture);
  };

  it('frames each place that differs, a single pixel too', () => {
    const { places } = markDifferences(
      paint([]),
      paint([
        [5, 3],
        [9, 4],
        [20, 50],
      ]),
    );
    expect(places).toEqual([
      { left: 5, top: 3, width: 5, height: 2 },
      { left: 20, top: 50, width: 1, height: 1 },
    ]);
  });

  it('is as large as the larger of two, and what one lacks differs', () => {
    const { png, places } = markDifferences(paint([], 60), paint([], 50));
    expect(PNG.sync.read(png)).toMatchObject({ width: 40, height: 60 });
    expect(places).toEqual([{ left: 0, top: 50, width: 40, height: 10 }]);
  });
});

describe('the run of a release', () => {
  it('shows what was fixed, what broke and what is slower', () => {
    const passing = createReport(mixedLooks.map((one) => ({ ...one, status: 'PASSED' })));
    const since = (older: typeof report) => ({ ...createSnapshot(writtenClauses), run: runOfReport(older) });
    expect(compareRuns(since(passing), report)).toMatchObject({
      broken: [{ id: '5.5', before: 'kept', now: 'broken' }],
      otherwise: [{ id: '5.6', before: 'kept', now: 'not shown' }],
      fixed: [],
    });
    expect(compareRuns(since(report), passing)).toMatchObject({ fixed: [{ id: '5.5' }], slower: [] });
    const older = since(report);
    older.run.seconds = { [report.sections[4]!.clauses[0]!.scenarios[0]!.id]: 0.2 };
    expect(compareRuns(older, report)!.slower).toMatchObject([{ before: 0.2, scenario: { seconds: 1 } }]);
  });

  it('is not known for a tag alone', () => {
    expect(compareRuns(createSnapshot(writtenClauses), report)).toBeNull();
  });
});

describe('the comment', () => {
  it('has the verdict, the clause that changes, and both pictures', () => {
    const comment = renderComment(report, createDesk());
    expect(comment).toContain('The site breaks 1');
    expect(comment).toContain('**5.5** A counter against the 300 maximum');
    expect(comment).toContain('scenario changed: The counter');
    expect(comment).toMatch(
      /contact \(\/contact-us\) on a phone, changed: \[before\]\(\S*contact-phone.png\), \[now\]/,
    );
    expect(comment).toContain('2 approvals no longer fit');
  });

  it('names the clauses of which only a call has changed in one line', () => {
    const { changes } = createDesk();
    const [one] = (changes as Exclude<typeof changes, string>).clauses;
    const byCall = ['4.9', '7.1'].map((id) => ({ ...one!, id, wordsBefore: null, scenarios: [] }));
    expect(renderComment(report, createDesk({ clauses: byCall }))).toMatch(
      /^- \*\*4\.9, 7\.1\*\* call changed: POST/m,
    );
  });

  it('stays within what GitHub takes, and counts what is left out', () => {
    const { changes } = createDesk();
    const [one] = (changes as Exclude<typeof changes, string>).clauses;
    const clauses = Array.from({ length: 2000 }, () => one!);
    const comment = renderComment(report, createDesk({ clauses }));
    expect(comment.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(comment.length).toBeGreaterThan(MOST_CHARACTERS * 0.9);
    const shown = comment.match(/^- \*\*5\.5\*\* A counter/gm)!.length;
    // The screen is left out too.
    expect(comment).toContain(`And ${2000 - shown + 1} more`);
  });
});

describe('the sources of a commit', () => {
  it('are those that git has, found again by their ids', () => {
    const head = readSourcesAt('HEAD');
    const clauses = head.get('features/clauses.yaml')!;
    expect(clauses.toString()).toContain("id: '5.4'");
    expect([...head.keys()].filter((path) => path.endsWith('.png')).length).toBeGreaterThan(80);
    expect(readBlobs([blobIdOf(clauses), '0'.repeat(40)])).toEqual([clauses, undefined]);
    expect([...readSources().keys()]).toContain('features/clauses.yaml');
  });
});
