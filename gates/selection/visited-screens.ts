import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { scenarioFactsOf, type FeatureRun } from '../../harness/messages/messages.ts';
import { readAttachment } from '../../harness/messages/read-attachment.ts';
import type { ScreenState } from '../../harness/screen-state.ts';
import { screenPathOf } from '../screens.ts';

const VISITS_FILE = '.cache/visited-screens.json';

/** The paths of the screens that each scenario visited in the last run of all scenarios, by the scenario's key. */
export type VisitedScreens = Record<string, string[]>;

export const keyOfScenario = ({ file, name }: { file: string; name: string }): string => `${file}: ${name}`;

/** Records the screens that each scenario visited in a run of all scenarios. */
export function writeVisitedScreens({ runs }: FeatureRun): void {
  const visited: VisitedScreens = Object.fromEntries(
    runs.map(({ pickle, attachments }) => {
      const states = readAttachment<ScreenState[]>(attachments, 'visited states') ?? [];
      const paths = states.flatMap(({ route, screen }) => [screenPathOf(route), screenPathOf(screen)]);
      return [keyOfScenario(scenarioFactsOf(pickle)), [...new Set(paths)]];
    }),
  );
  writeFileSync(VISITS_FILE, JSON.stringify(visited));
}

/** Reads the record of the last run of all scenarios; undefined if there is no record yet. */
export const readVisitedScreens = (): VisitedScreens | undefined =>
  existsSync(VISITS_FILE) ? (JSON.parse(readFileSync(VISITS_FILE, 'utf8')) as VisitedScreens) : undefined;
