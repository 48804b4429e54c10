import { fileNameOfLook, lookNameOfFile } from '../looks/look.ts';
import { screenPathOf, screens } from '../screens.ts';
import { reachableStates } from '../states/all-states.ts';

/** Paths of screens and features that changed files affect; `whole` is the reason if every test must run. */
export type ChangeImpact = { paths: string[]; features: string[]; whole?: string };

/** Files that can change only the results of unit tests and of checks that always run. */
const FILES_WITHOUT_IMPACT =
  /\.md$|^docs\/|^lab\/|^\.github\/|^\.vscode\/|(?:^|\/)test\/|^relay\/|^gates\/approved\/heads\.txt$/;

/** Finds the screens and features that changed files affect; `modules`: the screens that contain each module. */
export function findImpact(files: readonly string[], modules: ReadonlyMap<string, string[]>): ChangeImpact {
  const impact: ChangeImpact = { paths: [], features: [] };
  for (const file of files.filter((one) => !FILES_WITHOUT_IMPACT.test(one))) {
    const paths = file.startsWith('gates/approved/')
      ? screenPathsOfLook(file)
      : modules.get(file)?.map(screenPathOf);
    if (file.endsWith('.feature')) impact.features.push(file);
    else if (!paths?.length) return { ...impact, whole: `${file} may affect everything` };
    else if (paths.length >= screens.length) return { ...impact, whole: `${file} is part of every screen` };
    else impact.paths.push(...paths);
  }
  return { ...impact, paths: [...new Set(impact.paths)] };
}

/** The paths of the screens that an approved picture or text shows. */
function screenPathsOfLook(file: string): string[] {
  return reachableStates
    .filter(({ looks = [] }) => looks.some((look) => fileNameOfLook(look.name) === lookNameOfFile(file)))
    .map(({ path }) => path);
}
