/**
 * Where a test kills the relay, and at which passage of that point: the second of a point that is passed for each
 * e-mail, the first of any other. Two moments with no write and nothing sent between them are one point, as a
 * kill at either leaves the same on disk and at the provider.
 */
export const killPoints = {
  opened: 1,
  purging: 1,
  purged: 1,
  listening: 1,
  started: 1,
  storing: 2,
  stored: 2,
  answered: 2,
  listing: 2,
  marking: 2,
  marked: 2,
  'request-left': 2,
  'answer-begun': 2,
  'answer-read': 2,
  recording: 2,
  recorded: 2,
  sleeping: 1,
  slept: 1,
  stopping: 1,
  'server-closed': 1,
  'delivery-ended': 1,
  closing: 1,
  stopped: 1,
} as const;

/** The name of a kill point. */
export type KillPoint = keyof typeof killPoints;
