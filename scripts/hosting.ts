import { writeFile } from 'node:fs/promises';
import { hostFiles } from '../hosting/files.ts';

/** Writes the hosts' files anew from their one source. */
for (const [name, text] of Object.entries(hostFiles())) await writeFile(name, text);
