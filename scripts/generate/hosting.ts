import { writeFile } from 'node:fs/promises';
import { renderHostFiles } from '../../build/hosting/host-files.ts';

/** Writes the files for each kind of host from build/hosting/hosting-rules.ts. */
export default async function writeHostFiles(): Promise<void> {
  for (const [name, text] of Object.entries(renderHostFiles())) await writeFile(name, text);
}
