/** The faults of a call: failures of an outside service, including late answers. */
export const faultKinds = ['refused', 'cut off', 'too late', 'malformed', 'no answer'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A call that a screen makes, with each of its faults (10.10). */
export type FaultRow = {
  /** The path of the screen. */
  page: string;
  operation: string;
  /** The purpose of the call, in words. */
  call: string;
  /** The ids of the scenarios that tried a fault, or the reason why none needs to. */
  cells: { kind: FaultKind; scenarios: string[]; reason: string }[];
};
