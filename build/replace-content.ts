import { cp, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Replaces the content of a folder by a built site. The folder itself stays, because it may be a link, or a mount that
 * cannot be removed. Its `.git` stays too, because a host may need it.
 */
export async function replaceContent(folder: string, builtFolder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const former = (await readdir(folder)).filter((name) => name !== '.git');
  await Promise.all(former.map((name) => rm(join(folder, name), { recursive: true })));
  // `cp` refuses to copy a folder over a link, so copy to the link's target.
  await cp(builtFolder, await realpath(folder), { recursive: true });
}
