import { writeFile } from 'node:fs/promises';
import { parseCommandLine } from '../harness/command-line.ts';
import { renderHostFiles } from '../hosting/host-files.ts';

parseCommandLine('npm run hosting', {});

/** Writes the hosts' files anew from their one source. */
for (const [name, text] of Object.entries(renderHostFiles())) await writeFile(name, text);
