import type { Locator } from '@playwright/test';
import type { Kind, Landmark } from '../../harness/locators/parts.ts';
import type { World } from '../world.ts';

/** What a step says with "is": the parts that it can be said of, and its check. */
export type State = {
  parts: readonly (Kind | Landmark)[];
  check(part: Locator, world: World, said: { kind: Kind | Landmark; name: string }): Promise<void>;
};

export type States = Record<string, State>;
