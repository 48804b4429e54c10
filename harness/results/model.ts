import type { Figure } from './figure.ts';
import type { State } from '../signature.ts';
import type { Call } from '../../mocks/index.ts';

/** Whether the running site keeps a clause: broken if one scenario fails, not shown if none ran. */
export type Verdict = 'kept' | 'broken' | 'not shown';

/** A step of a scenario as it ran; what a hook did unseen is a step without a keyword. */
export type Step = {
  keyword: string;
  text: string;
  table: string[][];
  status: string;
  seconds: number;
  message: string;
};

/** The window that a scenario looks through; its sizes stand in harness/viewports.ts. */
export type Width = 'phone' | 'desktop';
export const otherWidth: Record<Width, Width> = { phone: 'desktop', desktop: 'phone' };

/** A picture: the name of its file, how far down the page the window stood, and the marks of the state it shows. */
export type Picture = { file: string; top: number; marks: string[] };
export type Pictures = { own: Picture | null; other: Picture | null };

/** A scenario as it ran, with the evidence that it left. */
export type Scenario = {
  /** Stable as long as clause and name are: `5.4-a-message-is-not-needed`. */
  id: string;
  name: string;
  clause: string;
  file: string;
  line: number;
  tags: string[];
  status: string;
  seconds: number;
  steps: Step[];
  /** The screen at its end, and the same moment in a window of the other width where one was taken. */
  pictures: Pictures;
  state: (State & { width: Width }) | null;
  calls: Call[];
  console: { type: string; text: string }[];
};

/** A sentence of the specification with its verdict; `reason` says in words why it is not shown. */
export type ClauseResult = {
  id: string;
  text: string;
  verdict: Verdict;
  reason: string;
  scenarios: Scenario[];
};

export type Section = { number: number; title: string; clauses: ClauseResult[] };

/** One operation of an outside service: what the contract declares against what really went. */
export type OperationResult = {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** How many calls the site's pages made, and how many the provider's SDK made in scenarios. */
  byPages: number;
  bySdk: number;
  /** Who of the provider's SDK has confirmed the mock: scenarios and unit tests by name. */
  confirmedBy: string[];
  /** What the service did instead of answering well, and the ids of the scenarios that tried it. */
  faults: { words: string; scenarios: string[] }[];
  /** The distinct statuses that the service answered. */
  statuses: number[];
  /** Calls as they really went in one scenario, each with a content of its own. */
  example: { scenario: string; calls: Call[] } | null;
};

export type ServiceResult = { service: string; server: string; operations: OperationResult[] };

/** One check of a gate, such as a screen in a state at a width, with the figures that it took. */
export type GateCheck = {
  name: string;
  status: 'passed' | 'failed' | 'left out';
  figures: GateFigure[];
  notes: string[];
};
export type GateFigure = Pick<Figure, 'rule' | 'figure' | 'unit' | 'bound' | 'limit'>;
export type Gate = { name: string; checks: GateCheck[] };

/** A wrong site that was tried: who noticed it, or why nobody can. A gate's has a kind of fault for its clause. */
export type Mutant = {
  id: string;
  clause: string;
  name: string;
  file: string;
  status: 'killed' | 'survived' | 'argued';
  by: string | null;
  reason?: string;
  seconds: number;
};

/** The wrong sites tried so far, of how many; `current` if the files are still those that they were tried on. */
export type Sensitivity = {
  current: boolean;
  commit: string;
  taken: string;
  seconds: number;
  catalogue: number;
  mutants: Mutant[];
};

/** What the run was. */
export type RunFacts = {
  date: string;
  commit: string;
  site: string;
  browser: string;
  viewports: Record<string, string>;
  seconds: number;
  /** Scenarios that the features have and this run left out, with the reason in words. */
  leftOut: { name: string; file: string; line: number; reason: string }[];
};

/** The conformance report as data: what `reports/conformance.json` holds. */
export type Conformance = {
  version: 1;
  run: RunFacts;
  totals: Record<Verdict, number> & { scenarios: number; failed: number };
  sections: Section[];
  contracts: ServiceResult[];
  /** Null for what has not run. */
  gates: Gate[] | null;
  units: { passed: number; failed: number } | null;
  sensitivity: Sensitivity | null;
};

/** The specification's sections. */
export const sectionTitles: Record<number, string> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
  10: 'The site in a hostile world',
};

/** Every scenario of a report, in the specification's order. */
export const scenariosOf = ({ sections }: Conformance): Scenario[] =>
  sections.flatMap(({ clauses }) => clauses.flatMap(({ scenarios }) => scenarios));
