import { listLastingDifferences, screenOf } from '../read/gallery.ts';
import type { Conformance } from '../read/model/conformance.ts';
import type { Scenario } from '../read/model/scenario.ts';
import type { ScreenState } from '../../harness/screen-state.ts';
import type { Device } from '../../harness/viewports.ts';

/** A state of a screen whose picture is approved: `file` is its path, `screen` that of the screen. */
export type PicturedState = Pick<ScreenState, 'screen' | 'differences'> & {
  file: string;
  name: string;
  device: Device;
};

/** The ids of the clauses that are about each approved picture or text, by its path, as far as the run tells. */
export function findClausesOfScreens(
  files: readonly string[],
  states: readonly PicturedState[],
  conformance: Conformance,
): Record<string, string[]> {
  const clauses = conformance.sections.flatMap((section) => section.clauses);
  return Object.fromEntries(
    files.map((file) => {
      const state = states.find((one) => one.file === file);
      const isAbout = (scenario: Scenario) => (state ? visits(scenario, state) : approves(scenario, file));
      return [file, clauses.filter(({ scenarios }) => scenarios.some(isAbout)).map(({ id }) => id)];
    }),
  );
}

/** Whether a scenario brought the screen to this state on this device. */
function visits({ looks }: Scenario, { screen, differences, device }: PicturedState): boolean {
  const wanted = differences.join('; ');
  return looks.some(
    (look) =>
      look.device === device &&
      look.visited.some(
        (state) =>
          screenOf(state.screen) === screenOf(screen) && listLastingDifferences(state).join('; ') === wanted,
      ),
  );
}

/** Whether a scenario compares a screen with an approved text: its name begins as the file's does. */
function approves({ id, clause }: Scenario, file: string): boolean {
  const name = nameOfFile(file);
  return file.endsWith('.txt') && `${id}-`.startsWith(`${clause}-${name}-says-`);
}

/** The name of a picture or a text without folder and ending: `home-desktop`. */
export const nameOfFile = (file: string): string => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** Which screen a picture or a text shows, in words. */
export function describeScreen(file: string, states: readonly PicturedState[]): string {
  const state = states.find((one) => one.file === file);
  if (state) return `${state.name} (${state.screen}) on a ${state.device}`;
  const device = /\/(desktop|phone)\/|-(desktop|phone)\.png$/.exec(file);
  const name = nameOfFile(file)
    .replace(/-(?:desktop|phone)$/, '')
    .replaceAll('-', ' ');
  const engine = file.includes('/firefox/') ? ' in Firefox' : '';
  const kind = file.endsWith('.txt') ? ', as text' : '';
  return `${name}${device ? ` on a ${device[1] ?? device[2]}` : ''}${engine}${kind}`;
}
