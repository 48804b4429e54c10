import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

type Options = {
  /** Where the site goes, relative to the project. */
  outDir: string;
  /** `embedded` carries the mocks and a worker; the default is what visitors get. */
  mode?: 'production' | 'embedded';
};

type Prerender = {
  prerendered: string[];
  render(path: string): Promise<{ head: string; app: string }>;
};

/** Builds the site and writes each route's whole HTML; unknown addresses get `404.html`. */
export async function buildSite({ outDir, mode = 'production' }: Options): Promise<void> {
  const rendererDir = `.cache/prerender-${mode}`;
  const common = { mode, logLevel: 'warn' } as const;
  await build({ ...common, build: { outDir, emptyOutDir: true } });
  await build({
    ...common,
    build: { ssr: 'src/app/prerender.tsx', outDir: rendererDir, emptyOutDir: true, copyPublicDir: false },
  });
  const entry = pathToFileURL(resolve(rendererDir, 'prerender.js'));
  const { prerendered, render } = (await import(`${entry.href}?${Date.now()}`)) as Prerender;
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  for (const path of prerendered) {
    const { head, app } = await render(path);
    const html = template.replace('<!--head-->', () => head).replace('<!--app-->', () => app);
    const file = join(outDir, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
}
