import type { Call } from '../../../mocks/index.ts';

/** An outside service: what its contract declares, and the calls to it that scenarios really made. */
export type ServiceResult = { service: string; server: string; operations: OperationResult[] };

export type OperationResult = {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** How many calls the site's pages made, and how many the provider's SDK made in scenarios. */
  byPages: number;
  bySdk: number;
  /** The scenarios and unit tests, by name, in which the provider's SDK has confirmed the mock. */
  confirmedBy: string[];
  /** Faults of the service, and the ids of the scenarios that tried them. */
  faults: { words: string; scenarios: string[] }[];
  /** The distinct statuses that the service answered. */
  statuses: number[];
  /** Recorded calls of one scenario, without duplicates. */
  example: { scenario: string; calls: Call[] } | null;
};
