import { cp, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Replaces the content of a folder by a built site. Keeps the folder itself, which may be a link, or a mount, which
 * cannot be removed; and keeps `.git`, which a host may need.
 */
export async function replaceContent(folder: string, built: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const former = (await readdir(folder)).filter((name) => name !== '.git');
  await Promise.all(former.map((name) => rm(join(folder, name), { recursive: true })));
  // `realpath`, because `cp` refuses to copy a folder over a link.
  await cp(built, await realpath(folder), { recursive: true });
}
