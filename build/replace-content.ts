import { cp, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a built site into the place of the former one. The folder itself stays, because it may be a mount, which cannot
 * be removed, or a link; and so does `.git`, by which a host may know it.
 */
export async function replaceContent(folder: string, built: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const former = (await readdir(folder)).filter((name) => name !== '.git');
  await Promise.all(former.map((name) => rm(join(folder, name), { recursive: true })));
  // `cp` refuses to write a folder over a link.
  await cp(built, await realpath(folder), { recursive: true });
}
