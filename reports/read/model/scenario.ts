import type { Status } from '../../../harness/messages/status.ts';
import type { ScreenState } from '../../../harness/screen-state.ts';
import type { Device } from '../../../harness/viewports.ts';
import type { Call } from '../../../mocks/index.ts';

/** A scenario as it ran, with its evidence. */
export type Scenario = {
  /** Its address on the report's pages, stable as long as clause and name are: `5.4-a-message-is-not-needed`. */
  id: string;
  name: string;
  clause: string;
  file: string;
  line: number;
  tags: string[];
  /** Null where no page was opened. */
  device: Device | null;
  status: Status;
  seconds: number;
  steps: Step[];
  /** The states of screens that the visitor visited, each once, the last at the end. */
  visited: ScreenState[];
  /** The window at the end of a scenario that failed, as a `data:` URI. */
  picture: string | null;
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
