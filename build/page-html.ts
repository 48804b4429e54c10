import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, minify } from 'vite';
import type { readSource } from './read-source.ts';
import type { RenderedPage, Renderer } from './rendered-page.ts';

const ENTRY = 'index.html';

/**
 * A page whole: its content, the styles that it needs inlined, and the loader that brings it to life later.
 * Nothing but the HTML stands between a visitor and the first paint.
 */
export async function renderPageHtml(
  template: string,
  page: RenderedPage,
  manifest: Manifest,
  { outDir, policyOf, read }: { outDir: string; policyOf: Renderer['policyOf']; read: typeof readSource },
) {
  const frame = chunksOf(manifest, ENTRY);
  const screen = chunksOf(manifest, page.module).filter((chunk) => !frame.includes(chunk));
  const chunks = [...frame, ...screen];
  // What comes when a visitor nears it stands in the HTML already.
  const later = screen.flatMap(({ dynamicImports = [] }) =>
    dynamicImports.flatMap((key) => chunksOf(manifest, key)),
  );
  const styles = [...new Set([...chunks, ...later].flatMap(({ css = [] }) => css))];
  const files = [...new Set(chunks.map(({ file }) => `/${file}`))];
  const style = (await Promise.all(styles.map((file) => readFile(join(outDir, file), 'utf8'))))
    .join('')
    .trim();
  const loader = await minifyLoader(await read('src/loader.js'), `/${manifest[ENTRY]!.file}`, files);
  // Vite's own loader looks for these before it fetches a screen's styles, which stand here already.
  const present = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
  const head = `<meta http-equiv="content-security-policy" content="${policyOf(checksumOf(style), checksumOf(loader))}">`;
  return template
    .replace(/\s*<(?:link rel="(?:modulepreload|stylesheet)"|script type="module")[^>]*>(?:<\/script>)?/g, '')
    .replace(
      '<!--head-->',
      () => `${head}${page.head}<style>${style}</style>${present}<script>${loader}</script>`,
    )
    .replace('<!--app-->', () => page.app);
}

/** A chunk of the manifest and all that it imports, each once. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): Manifest[string][] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen)), chunk];
}

async function minifyLoader(source: string, entry: string, files: string[]): Promise<string> {
  const filled = source.replace('ENTRY', JSON.stringify(entry)).replace('FILES', JSON.stringify(files));
  const { code } = await minify('loader.js', filled);
  return code.trim();
}

const checksumOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
