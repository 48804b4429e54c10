import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, minify } from 'vite';
import { limits } from '../src/content/limits.ts';
import type { readSource } from './read-source.ts';
import type { RenderedPage, Renderer } from './rendered-page.ts';
import { chunksOfScreen, ENTRY_KEY } from './screen-chunks.ts';

/**
 * The complete HTML of a page: content, inlined styles and the inlined loader (`src/loader.js`). The browser needs no
 * other file for the first paint. `template` is Vite's built `index.html`.
 */
export async function renderPageHtml(
  template: string,
  page: RenderedPage,
  manifest: Manifest,
  {
    outDir,
    contentPolicyOf,
    read,
  }: { outDir: string; contentPolicyOf: Renderer['contentPolicyOf']; read: typeof readSource },
) {
  const { frame, screen, later } = chunksOfScreen(manifest, page.module);
  const chunks = [...frame, ...screen];
  // Parts whose scripts load later, such as the form, are in the HTML from the start: their styles are needed too.
  const styles = [...new Set([...chunks, ...later].flatMap(({ css = [] }) => css))];
  const files = [...new Set(chunks.map(({ file }) => `/${file}`))];
  const style = (await Promise.all(styles.map((file) => readFile(join(outDir, file), 'utf8'))))
    .join('')
    .trim();
  const loader = await minifyLoader(await read('src/loader.js'), `/${manifest[ENTRY_KEY]!.file}`, files);
  // Vite does not load styles to which the page has a link. Disabled links keep Vite from loading inlined styles again.
  const entryStyles = manifest[ENTRY_KEY]!.css ?? [];
  const disabledLinks = styles
    .filter((file) => !entryStyles.includes(file))
    .map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
    .join('');
  const head = `<meta http-equiv="content-security-policy" content="${contentPolicyOf(checksumOf(style), checksumOf(loader))}">`;
  return template
    .replaceAll(/>\s+</g, '><')
    .replace(/\s*<(?:link rel="(?:modulepreload|stylesheet)"|script type="module")[^>]*>(?:<\/script>)?/g, '')
    .replace('<!--head-->', () => `${head}${page.head}<style>${style}</style>${disabledLinks}`)
    .replace('<!--app-->', () => page.app)
    .replace('<body>', '<body class="no-script">')
    .replace('</body>', () => `<script>${loader}</script></body>`);
}

async function minifyLoader(source: string, entry: string, files: string[]): Promise<string> {
  const filled = source
    .replace('ENTRY', JSON.stringify(entry))
    .replace('FILES', JSON.stringify(files))
    .replace('LIMIT', String(limits.startMs));
  const { code } = await minify('loader.js', filled);
  return code.trim();
}

const checksumOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
