import { control } from '../../harness/locators/page.ts';
import type { Device } from '../../harness/viewports.ts';
import type { Visitor } from '../../harness/visitor.ts';

/** A state that a visitor can reach, and how. Every gate that looks at states takes them from here. */
export type ReachableState = {
  name: string;
  path: string;
  /** What differs from the screen as it opens, as `harness/screen-state.ts` tells it; the scan checks that it is so. */
  differences?: readonly string[];
  /** The width at which the state exists; both unless it says so. */
  only?: Device;
  /** For a state that shows before or without an answer of an outside service. */
  before?(visitor: Visitor): void | Promise<void>;
  reach?(visitor: Visitor): Promise<void>;
  /** Console lines that belong to the state, by their type and beginning. */
  logs?: readonly (readonly [type: string, words: string])[];
  /** A screen as it opens. */
  isOpened?: true;
  /** For a visitor who has not asked for less motion. */
  motion?: true;
  /** The state that it looks like, whose picture is enough. */
  looksLike?: string;
};

export const MENU_GROUPS = ['Data Connect', 'Lending', 'Wealth Management', 'Transaction Categorization'];

/** A press by role and name, as one step of a way. */
export const press = (role: 'button' | 'link' | 'tab', name: string) => async (visitor: Visitor) =>
  visitor.press(control(visitor.page, role, name));
