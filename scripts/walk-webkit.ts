import { buildSite } from '../build/build-site.ts';
import { serveDirectory } from '../build/serve-directory.ts';
import claimTemporaryFolder from '../harness/claim-temporary-folder.ts';
import { parseCommandLine } from '../harness/command-line.ts';
import { runTool } from '../harness/run-tool.ts';

/** Walks through the embedded site with WebKitGTK, whose outside services answer from the page itself. */
parseCommandLine('npm run walk:webkit', {});
claimTemporaryFolder();
const outDir = '.cache/walk';
await buildSite({ outDir, mode: 'embedded' });
const { origin, close } = await serveDirectory(outDir, 0);
const code = await runTool('playwright', ['test', '--config', 'lab/engines/walk/playwright.config.ts'], {
  SITE_URL: origin,
});
close();
process.exit(code);
