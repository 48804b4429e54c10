import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from '../useCountdown.ts';

let root: Root;
const pageEvents = new EventTarget();
const reportShownValue = vi.fn();

type Props = { from?: number; step?: number; everyMs?: number; paused?: boolean };

function Countdown({ from = 5400, step = 100, everyMs = 100, paused = false }: Props) {
  reportShownValue(useCountdown(from, step, everyMs, paused));
  return null;
}
const showCountdown = (props: Props = {}) => act(() => root.render(<Countdown {...props} />));
const passTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const dispatchPageShow = (persisted: boolean) =>
  act(() => pageEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

beforeEach(() => {
  vi.useFakeTimers();
  // The browser objects that react-dom uses for a component that renders nothing.
  vi.stubGlobal('window', { HTMLIFrameElement: class {} });
  vi.stubGlobal('addEventListener', pageEvents.addEventListener.bind(pageEvents));
  vi.stubGlobal('removeEventListener', pageEvents.removeEventListener.bind(pageEvents));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot({ nodeType: 9, addEventListener: () => undefined } as never);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a countdown', () => {
  it('starts at its number and goes down by one step per interval', async () => {
    await showCountdown();
    await passTime(99);
    expect(reportShownValue).toHaveBeenLastCalledWith(5400);
    await passTime(1);
    expect(reportShownValue).toHaveBeenLastCalledWith(5300);
    await passTime(100);
    expect(reportShownValue).toHaveBeenLastCalledWith(5200);
  });

  it('ends at exactly 0 and stops its timer', async () => {
    await showCountdown({ from: 250 });
    await passTime(200);
    expect(reportShownValue).toHaveBeenLastCalledWith(50);
    await passTime(100);
    expect(reportShownValue).toHaveBeenLastCalledWith(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops while it is paused, and continues from there', async () => {
    await showCountdown();
    await passTime(100);
    await showCountdown({ paused: true });
    await passTime(1000);
    expect(reportShownValue).toHaveBeenLastCalledWith(5300);
    await showCountdown();
    await passTime(100);
    expect(reportShownValue).toHaveBeenLastCalledWith(5200);
  });

  it('restarts each time a browser restores its page', async () => {
    await showCountdown({ from: 200 });
    for (const _visit of [1, 2]) {
      await passTime(200);
      expect(reportShownValue).toHaveBeenLastCalledWith(0);
      await dispatchPageShow(true);
      expect(reportShownValue).toHaveBeenLastCalledWith(200);
    }
    await passTime(100);
    expect(reportShownValue).toHaveBeenLastCalledWith(100);
  });

  it('continues on pageshow of a page that is not restored', async () => {
    await showCountdown({ from: 200 });
    await passTime(100);
    await dispatchPageShow(false);
    expect(reportShownValue).toHaveBeenLastCalledWith(100);
  });

  it('uses a new step and a new interval when they change', async () => {
    await showCountdown();
    await showCountdown({ step: 200 });
    await passTime(100);
    expect(reportShownValue).toHaveBeenLastCalledWith(5200);
    await showCountdown({ everyMs: 1000 });
    await passTime(999);
    expect(reportShownValue).toHaveBeenLastCalledWith(5200);
    await passTime(1);
    expect(reportShownValue).toHaveBeenLastCalledWith(5100);
  });

  it('stops its timer when it is unmounted', async () => {
    await showCountdown();
    expect(vi.getTimerCount()).toBe(1);
    await act(() => root.render(null));
    expect(vi.getTimerCount()).toBe(0);
  });
});
