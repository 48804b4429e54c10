import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { compress } from './compress.ts';
import { pageHtml } from './page-html.ts';

type Options = {
  /** Where the site goes, relative to the project. */
  outDir: string;
  /** `embedded` carries the mocks and a worker; the default is what visitors get. */
  mode?: 'production' | 'embedded';
  /** Further plugins of the bundler: the sensitivity run changes one file by one. */
  plugins?: Plugin[];
};

/** A page as the prerendering entry gives it: its address, its screen's module, head and body. */
export type RenderedPage = { path: string; module: string; head: string; app: string };

/** Builds the site and writes each route's whole HTML; unknown addresses get `404.html`. */
export async function buildSite({ outDir, mode = 'production', plugins = [] }: Options): Promise<void> {
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
  const { renderAll } = (await import(`${entry.href}?${Date.now()}`)) as {
    renderAll(): Promise<RenderedPage[]>;
  };
  for (const page of await renderAll()) {
    const file = join(outDir, page.path === '/' ? 'index.html' : `${page.path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await pageHtml(template, page, manifest, outDir));
  }
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
  await compress(outDir);
}
