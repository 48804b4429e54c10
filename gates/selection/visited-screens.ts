import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { scenarioFactsOf, type Run } from '../../harness/messages/messages.ts';
import { readAttachment } from '../../harness/messages/read-attachment.ts';
import type { ScreenState } from '../../harness/screen-state.ts';
import { screenPathOf } from '../screens.ts';

const VISITS_FILE = '.cache/visited-screens.json';

/** The paths of the screens that each scenario visited in the last whole run, by its file and name. */
export type VisitedScreens = Record<string, string[]>;

export const keyOfScenario = ({ file, name }: { file: string; name: string }): string => `${file}: ${name}`;

/** Writes the screens that the scenarios of a whole run visited. */
export function writeVisitedScreens({ runs }: Run): void {
  const visited: VisitedScreens = Object.fromEntries(
    runs.map(({ pickle, attachments }) => {
      const states = readAttachment<ScreenState[]>(attachments, 'visited states') ?? [];
      const paths = states.flatMap(({ route, screen }) => [screenPathOf(route), screenPathOf(screen)]);
      return [keyOfScenario(scenarioFactsOf(pickle)), [...new Set(paths)]];
    }),
  );
  writeFileSync(VISITS_FILE, JSON.stringify(visited));
}

/** Reads the screens of the last whole run; undefined if there was none yet. */
export const readVisitedScreens = (): VisitedScreens | undefined =>
  existsSync(VISITS_FILE) ? (JSON.parse(readFileSync(VISITS_FILE, 'utf8')) as VisitedScreens) : undefined;
