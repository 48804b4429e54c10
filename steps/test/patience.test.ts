import { expect, it, vi } from 'vitest';

it('with a low time limit, a poll notices a change in time even if each attempt is slow', async () => {
  vi.stubEnv('TIMEOUT_MS', '2000');
  vi.resetModules();
  const world = await import('../world.ts');
  const begun = performance.now();
  const read = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return performance.now() - begun > 1000;
  };
  await expect(world.expect.poll(read).toBe(true)).resolves.toBeUndefined();
});
