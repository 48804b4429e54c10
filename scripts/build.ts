import { mkdir, writeFile } from 'node:fs/promises';
import { createBillOfMaterials } from '../build/bill-of-materials.ts';
import { buildSite } from '../build/build-site.ts';
import { replaceContent } from '../build/replace-content.ts';
import { parseCommandLine } from '../harness/commands/command-line.ts';

/** The site is built here first: a build that fails then leaves the former site intact. */
const BUILD_FOLDER = '.cache/dist';

parseCommandLine('npm run build', {});

await buildSite({ outDir: BUILD_FOLDER });
await mkdir(`${BUILD_FOLDER}/.well-known`, { recursive: true });
await writeFile(`${BUILD_FOLDER}/.well-known/sbom`, createBillOfMaterials());
await replaceContent('dist', BUILD_FOLDER);
