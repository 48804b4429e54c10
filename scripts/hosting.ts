import { writeFile } from 'node:fs/promises';
import { parseCommandLine } from '../harness/command-line.ts';
import { renderHostFiles } from '../build/hosting/host-files.ts';

parseCommandLine('npm run hosting', {});

/** Writes the files for each kind of host from build/hosting/hosting-rules.ts. */
for (const [name, text] of Object.entries(renderHostFiles())) await writeFile(name, text);
