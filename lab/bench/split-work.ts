/** An event of Chromium's trace, times in µs; complete ones have a duration. */
export type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tid: number;
  pid: number;
  args?: { data?: { type?: string; url?: string } };
};

/** The work of a page between two inputs, in ms by kind. */
export type Work = { script: number; style: number; layout: number; drawing: number };

/** EventDispatch is not among them: it includes the browser's own work, such as inserting a letter into a field. */
const KINDS: Record<string, keyof Work> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'drawing',
  Paint: 'drawing',
  Layerize: 'drawing',
  Commit: 'drawing',
};

/**
 * Splits the work after an input, within `ms` of it, by kind; of several inputs the one with most script and style
 * counts. What runs inside other work, such as a forced layout inside a script, counts as its own kind alone.
 */
export function splitWork(trace: readonly TraceEvent[], input: string, ms: number): Work {
  const starts = trace.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === input);
  if (starts.length === 0) throw new Error(`The trace has no ${input}`);
  const times = starts.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const { pid, tid } = starts[0]!;
  const known = trace
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .filter((event) => event.name in KINDS && !isForeign(event))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const parts = times.map((from, index) => {
    const to = Math.min(from + ms * 1000, times[index + 1] ?? Infinity);
    return sumSelfTimes(known.filter(({ ts }) => ts >= from && ts < to));
  });
  return parts.toSorted((a, b) => b.script + b.style - a.script - a.style)[0]!;
}

/** Playwright's listeners in a page have no address. */
const isForeign = ({ name, args }: TraceEvent): boolean => name === 'FunctionCall' && !args?.data?.url;

/** Sums the own time of each event, without that of the events inside it. They are in order, outer before inner. */
function sumSelfTimes(events: readonly TraceEvent[]): Work {
  const work: Work = { script: 0, style: 0, layout: 0, drawing: 0 };
  const open: { kind: keyof Work; end: number }[] = [];
  for (const { name, ts, dur = 0 } of events) {
    while (open.length > 0 && open.at(-1)!.end <= ts) open.pop();
    const outer = open.at(-1);
    if (outer) work[outer.kind] -= dur / 1000;
    const kind = KINDS[name]!;
    work[kind] += dur / 1000;
    open.push({ kind, end: ts + dur });
  }
  return work;
}
