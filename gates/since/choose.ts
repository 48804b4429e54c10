import type { ScenarioFacts } from '../../harness/messages/messages.ts';
import { screens } from '../screens.ts';
import { reachableStates } from '../states/all-states.ts';
import type { Reach } from './reach.ts';
import { keyOfScenario, type VisitedScreens } from './visited-screens.ts';

/** The scenarios that a change reaches: of a changed feature, new, or with a visit to a screen that has changed. */
export const chooseScenarios = <S extends ScenarioFacts>(
  scenarios: readonly S[],
  { features, paths }: Reach,
  visited: VisitedScreens,
): S[] =>
  scenarios.filter((scenario) => {
    const seen = visited[keyOfScenario(scenario)];
    return !seen || features.includes(scenario.file) || seen.some((path) => paths.includes(path));
  });

/** A pattern for the names of the checks that are about a screen that has not changed. */
export function patternOfUntouched({ paths }: Reach): string {
  const names = [...screens, ...reachableStates]
    .filter(({ path }) => !paths.includes(path))
    .map(({ name }) => RegExp.escape(name));
  return `(?: |^)(?:${names.join('|')})(?:, in pieces)?$`;
}
