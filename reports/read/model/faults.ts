/** What an outside service can do to a call instead of answering well and in time. */
export const faultKinds = ['refused', 'cut off', 'too late', 'malformed', 'no answer'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A call that a screen makes, and what became of each fault of it (10.10). */
export type FaultRow = {
  /** The path of the screen. */
  page: string;
  operation: string;
  /** What the call is for, in words. */
  call: string;
  /** The ids of the scenarios that tried a fault, or the reason why none needs to. */
  cells: { kind: FaultKind; scenarios: string[]; reason: string }[];
};
