import { control } from '../../harness/locators/parts.ts';
import type { Device } from '../../harness/viewports.ts';
import type { Visitor } from '../../harness/visitor.ts';
import type { Look } from '../looks/look.ts';

/** A state of a screen, and how a visitor reaches it. */
export type ReachableState = {
  name: string;
  path: string;
  /** How the state differs from the screen as it opens (`harness/screen-state.ts`). Other differences fail the scan. */
  differences?: readonly string[];
  /** The only device with this state; if not set, both devices have it. */
  only?: Device;
  /** Prepares the visit before the page opens, for example adds a fault. */
  before?(visitor: Visitor): void | Promise<void>;
  reach?(visitor: Visitor): Promise<void>;
  /** The type and beginning of the console lines that belong to the state. */
  logs?: readonly (readonly [type: string, words: string])[];
  /** Set if the page may move; in all other states the visitor prefers reduced motion. */
  motion?: true;
  /** The looks that are approved in this state; none if another state shows the same. */
  looks?: readonly Look[];
};

export const MENU_GROUPS = ['Data Connect', 'Lending', 'Wealth Management', 'Transaction Categorization'];

/** Returns a function that presses the control with this role and name. */
export const reachByPress = (role: 'button' | 'link' | 'tab', name: string) => async (visitor: Visitor) =>
  visitor.press(control(visitor.page, role, name));
