import type { Status } from '../../../harness/messages/status.ts';
import type { ScreenState } from '../../../harness/screen-state.ts';
import type { Device } from '../../../harness/viewports.ts';
import type { Call } from '../../../mocks/index.ts';

/** A scenario with each look at it: on a desktop, on a phone, or one without a window. */
export type Scenario = {
  /** Its address on the report's pages, stable as long as clause and name are: `5.4-a-message-is-not-needed`. */
  id: string;
  name: string;
  clause: string;
  file: string;
  line: number;
  tags: string[];
  /** The worst of its looks. */
  status: Status;
  /** Of the longest of its looks. */
  seconds: number;
  /** One for each device, the desktop first. */
  looks: ScenarioLook[];
};

/** One run of a scenario on one device, with its evidence. */
export type ScenarioLook = {
  /** Null where no window was opened. */
  device: Device | null;
  status: Status;
  seconds: number;
  steps: Step[];
  /** The states of screens that the visitor visited, each once, the last at the end. */
  visited: ScreenState[];
  /** The screen at the end. */
  picture: Picture | null;
  calls: Call[];
  console: { type: string; text: string }[];
};

/** A step as it ran; a hook, which the feature does not show, has no keyword. */
export type Step = {
  keyword: string;
  text: string;
  table: string[][];
  status: Status;
  seconds: number;
  message: string;
};

/** `top` is the scroll position in px. */
export type Picture = { file: string; top: number };
