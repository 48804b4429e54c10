import { readFileSync } from 'node:fs';
import { buildSite } from '../../../build/build-site.ts';
import { serveDirectory } from '../../../build/serve-directory.ts';
import { RESULTS_FOLDER } from '../../../harness/commands/results-folder.ts';
import { runTool } from '../../../harness/commands/run-tool.ts';
import type { EngineRun } from '../../../reports/read/model/engine-run.ts';
import { summariseWalk } from './summarise-walk.ts';

/** Builds the site with embedded services and runs the walk, which is the checks of the site in WebKitGTK. */
export async function walkWithWebKit(): Promise<EngineRun> {
  const outDir = '.cache/walk';
  await buildSite({ outDir, mode: 'embedded' });
  const { origin, close } = await serveDirectory(outDir, 0);
  const args = ['test', '--config', 'lab/engines/walk/playwright.config.ts'];
  await runTool('playwright', args, { SITE_URL: origin });
  close();
  return summariseWalk(JSON.parse(readFileSync(`${RESULTS_FOLDER}/walk.json`, 'utf8')));
}
