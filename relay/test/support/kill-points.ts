/**
 * Where a test kills the relay, and at which passage: at the first of what a life passes once, at the second of what it
 * passes for each e-mail. A process that dies leaves what it has written to disk and sent, so moments with neither
 * between them are one point.
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

/** One of the points. */
export type KillPoint = keyof typeof killPoints;
