import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from '../useCountdown.ts';

let root: Root;
const page = new EventTarget();
const shown = vi.fn();

type Props = { from?: number; step?: number; everyMs?: number; paused?: boolean };

function Countdown({ from = 5400, step = 100, everyMs = 100, paused = false }: Props) {
  shown(useCountdown(from, step, everyMs, paused));
  return null;
}
const show = (props: Props = {}) => act(() => root.render(<Countdown {...props} />));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const showPage = (persisted: boolean) =>
  act(() => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

beforeEach(() => {
  vi.useFakeTimers();
  // The browser objects that react-dom uses for a component that renders nothing.
  vi.stubGlobal('window', { HTMLIFrameElement: class {} });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
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
    await show();
    await pass(99);
    expect(shown).toHaveBeenLastCalledWith(5400);
    await pass(1);
    expect(shown).toHaveBeenLastCalledWith(5300);
    await pass(100);
    expect(shown).toHaveBeenLastCalledWith(5200);
  });

  it('ends at exactly 0 and stops its timer', async () => {
    await show({ from: 250 });
    await pass(200);
    expect(shown).toHaveBeenLastCalledWith(50);
    await pass(100);
    expect(shown).toHaveBeenLastCalledWith(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops while it is paused, and continues from there', async () => {
    await show();
    await pass(100);
    await show({ paused: true });
    await pass(1000);
    expect(shown).toHaveBeenLastCalledWith(5300);
    await show();
    await pass(100);
    expect(shown).toHaveBeenLastCalledWith(5200);
  });

  it('restarts each time a browser restores its page', async () => {
    await show({ from: 200 });
    for (const _visit of [1, 2]) {
      await pass(200);
      expect(shown).toHaveBeenLastCalledWith(0);
      await showPage(true);
      expect(shown).toHaveBeenLastCalledWith(200);
    }
    await pass(100);
    expect(shown).toHaveBeenLastCalledWith(100);
  });

  it('continues on pageshow of a page that is not restored', async () => {
    await show({ from: 200 });
    await pass(100);
    await showPage(false);
    expect(shown).toHaveBeenLastCalledWith(100);
  });

  it('uses a new step and a new interval when they change', async () => {
    await show();
    await show({ step: 200 });
    await pass(100);
    expect(shown).toHaveBeenLastCalledWith(5200);
    await show({ everyMs: 1000 });
    await pass(999);
    expect(shown).toHaveBeenLastCalledWith(5200);
    await pass(1);
    expect(shown).toHaveBeenLastCalledWith(5100);
  });

  it('stops its timer when it is unmounted', async () => {
    await show();
    expect(vi.getTimerCount()).toBe(1);
    await act(() => root.render(null));
    expect(vi.getTimerCount()).toBe(0);
  });
});
