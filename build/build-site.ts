import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { writeCompressedCopies } from './write-compressed-copies.ts';
import { renderPageHtml } from './page-html.ts';
import { writePrefetchTable } from './page-files.ts';
import { readSource } from './read-source.ts';
import type { RenderedPage, Renderer } from './rendered-page.ts';
import { renderSiteFiles } from './site-files.ts';
import { drawSiteImages } from './site-images.ts';

type BuildOptions = {
  /** The folder to build into, relative to the project. */
  outDir: string;
  /** `embedded` includes the mocks and their service worker; `production`, the default, is for visitors. */
  mode?: 'production' | 'embedded';
  /** Additional Vite plugins: the runner of wrong sites passes one that changes modules. */
  plugins?: Plugin[];
  /** Reads sources that Vite does not process; the runner of wrong sites passes a reader that changes them. */
  read?: typeof readSource;
  /** False omits icons, preview pictures, files for crawlers and compressed copies: pages work without them. */
  complete?: boolean;
};

/** The result of Vite's two builds: a site without its rendered pages. */
type Bundle = {
  outDir: string;
  /** The text of `index.html` as Vite built it. */
  template: string;
  manifest: Manifest;
  /** The file URL of the built `src/app/prerender.tsx`, which renders the pages. */
  renderer: string;
};

/**
 * Builds the site and writes the complete HTML of each route, and `404.html` for unknown addresses. Returns the pages.
 */
export async function buildSite(options: BuildOptions): Promise<RenderedPage[]> {
  const { outDir, read = readSource, complete = true } = options;
  const bundle = await bundleSite(options);
  const { pages, html } = await renderPagesFromBundle(bundle, read);
  await writeFiles(outDir, html);
  if (!complete) return pages;
  await writeFiles(outDir, Object.entries(renderSiteFiles(pages, new Date())));
  await writeFiles(outDir, Object.entries(await drawSiteImages(pages, read)));
  await writeCompressedCopies(outDir);
  return pages;
}

async function writeFiles(outDir: string, files: Iterable<[name: string, content: string | Buffer]>) {
  for (const [name, content] of files) {
    const file = join(outDir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Makes Vite's two builds: the files that browsers load, and `src/app/prerender.tsx`, which renders the pages. */
async function bundleSite({ outDir, mode = 'production', plugins = [] }: BuildOptions): Promise<Bundle> {
  const rendererDir = `.cache/prerender-${mode}-${outDir.replaceAll('/', '-')}`;
  // Always React's production build, even if the environment or a .env file sets NODE_ENV.
  process.env.NODE_ENV = 'production';
  const common = { mode, plugins, logLevel: 'warn' } as const;
  await build({ ...common, build: { outDir, emptyOutDir: true } });
  await build({
    ...common,
    build: { ssr: 'src/app/prerender.tsx', outDir: rendererDir, emptyOutDir: true, copyPublicDir: false },
  });
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
  await writePrefetchTable(outDir, manifest);
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  return { outDir, template, manifest, renderer: pathToFileURL(resolve(rendererDir, 'prerender.js')).href };
}

/** Imports the newly built `prerender.tsx` and renders every page; `html` maps each page's file to its content. */
async function renderPagesFromBundle(
  { outDir, template, manifest, renderer }: Bundle,
  read: typeof readSource,
): Promise<{ pages: RenderedPage[]; html: Map<string, string> }> {
  const { renderAllPages, contentPolicyOf } = (await import(`${renderer}?${randomUUID()}`)) as Renderer;
  const pages = await renderAllPages();
  const html = await Promise.all(
    pages.map(
      async (page) =>
        [
          page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`,
          await renderPageHtml(template, page, manifest, { outDir, contentPolicyOf, read }),
        ] as const,
    ),
  );
  return { pages, html: new Map(html) };
}
