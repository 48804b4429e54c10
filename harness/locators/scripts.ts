import type { APIRequestContext, Locator } from '@playwright/test';

const SCRIPT_PATH_PATTERN = /assets\/[\w.-]+\.js/g;

/** The text of all scripts of the site, found from the home page by following the file names in each script. */
export async function readSiteScripts(request: APIRequestContext, origin: string): Promise<string> {
  const read = async (path: string) => (await request.get(`${origin}/${path}`)).text();
  const texts = new Map<string, string>();
  let found: Iterable<string> = (await read('')).match(SCRIPT_PATH_PATTERN) ?? [];
  for (;;) {
    const unread = [...new Set(found)].filter((path) => !texts.has(path));
    if (unread.length === 0) return [...texts.values()].join('\n');
    const answers = await Promise.all(unread.map(read));
    unread.forEach((path, index) => texts.set(path, answers[index]!));
    found = answers.flatMap((text) => text.match(SCRIPT_PATH_PATTERN) ?? []);
  }
}

/** A page's scripts from other hosts: host, algorithm of the checksum, and whether credentials are sent. */
export const listOutsideScripts = (page: Locator): Promise<Record<string, string>[]> =>
  page.page().evaluate(() =>
    [...document.querySelectorAll('script')]
      .filter(({ src }) => src && new URL(src).origin !== location.origin)
      .map(({ src, integrity, crossOrigin }) => ({
        host: new URL(src).host,
        checksum: integrity.split('-')[0]!,
        credentials: crossOrigin === 'anonymous' ? 'none' : 'sent',
      })),
  );
