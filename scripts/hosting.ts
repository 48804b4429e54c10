import { writeFile } from 'node:fs/promises';
import { commandLine } from '../harness/command-line.ts';
import { hostFiles } from '../hosting/files.ts';

commandLine('npm run hosting', {});

/** Writes the hosts' files anew from their one source. */
for (const [name, text] of Object.entries(hostFiles())) await writeFile(name, text);
