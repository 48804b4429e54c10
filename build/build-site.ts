import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { compress } from './compress.ts';
import { renderPageHtml } from './page-html.ts';
import { readSource } from './read-source.ts';
import type { Renderer } from './rendered-page.ts';
import { renderSiteFiles } from './site-files.ts';
import { drawSiteImages } from './site-images.ts';

type Options = {
  /** The folder to build into, relative to the project. */
  outDir: string;
  /** `embedded` includes the mocks and their service worker; `production`, the default, is what visitors get. */
  mode?: 'production' | 'embedded';
  /** More plugins for Vite: the sensitivity run passes one that changes modules. */
  plugins?: Plugin[];
  /** Reads sources that do not pass through Vite; the sensitivity run replaces it to change them. */
  read?: typeof readSource;
  /** False leaves out icons, preview pictures, files for crawlers and compressed copies: pages work without them. */
  complete?: boolean;
};

/** Builds the site and writes the complete HTML of each route, and `404.html` for unknown addresses. */
export async function buildSite(options: Options): Promise<void> {
  const { outDir, mode = 'production', plugins = [], read = readSource, complete = true } = options;
  const rendererDir = `.cache/prerender-${mode}-${outDir.replaceAll('/', '-')}`;
  const common = { mode, plugins, logLevel: 'warn' } as const;
  await build({ ...common, build: { outDir, emptyOutDir: true } });
  await build({
    ...common,
    build: { ssr: 'src/app/prerender.tsx', outDir: rendererDir, emptyOutDir: true, copyPublicDir: false },
  });
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const entry = pathToFileURL(resolve(rendererDir, 'prerender.js'));
  const { renderAll, policyOf } = (await import(`${entry.href}?${Date.now()}`)) as Renderer;
  const pages = await renderAll();
  const write = async (name: string, content: string | Buffer) => {
    const file = join(outDir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  for (const page of pages)
    await write(
      page.path === '/' ? 'index.html' : `${page.path}.html`,
      await renderPageHtml(template, page, manifest, { outDir, policyOf, read }),
    );
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
  if (!complete) return;
  const files = { ...renderSiteFiles(pages, new Date()), ...(await drawSiteImages(pages, read)) };
  for (const [name, content] of Object.entries(files)) await write(name, content);
  await compress(outDir);
}
