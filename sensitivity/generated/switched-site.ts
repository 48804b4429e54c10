import { cpSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Bundle, bundleSite, renderBundle, writeOtherFiles } from '../../build/build-site.ts';
import { type RunningSite, serveDirectory } from '../../build/serve-directory.ts';
import type { Edit } from '../mutant.ts';
import { startSite } from '../start-site.ts';
import { type GeneratedMutant, instrumentSources } from './instrument.ts';

/** A build that contains every generated mutant behind a switch; `loader` is the instrumented inline script of pages. */
export type SwitchedBuild = { mutants: GeneratedMutant[]; bundle: Bundle; loader: string };

/** The mutants to activate, none for the original; undefined for the original whose pages report what they reach. */
export type Active = readonly string[] | undefined;

/** What a thread renders. A thread of its own, as what a module computes once must be computed for each mutant. */
export type RenderRequest = Pick<SwitchedBuild, 'bundle' | 'loader'> & { active: Active };

/** The pages by their files, and the mutants that rendering them reached. */
export type RenderedSite = { html: Map<string, string>; reached: string[] };

/** After so many ms the rendering of a mutant is given up: that of the original takes 300. */
const RENDER_MS = 10_000;

/** Builds the site once for all mutants. */
export async function buildSwitchedSite(outDir: string): Promise<SwitchedBuild> {
  const { mutants, plugin, read } = await instrumentSources();
  const bundle = await bundleSite({ outDir, plugins: [plugin] });
  await writeOtherFiles(outDir, (await renderBundle(bundle, read)).pages, read);
  return { mutants, bundle, loader: await read('src/loader.js') };
}

/** Renders the pages with these mutants; rejects if they let no page be rendered, or not in time. */
export async function renderSwitchedSite(
  { bundle, loader }: SwitchedBuild,
  active: Active,
): Promise<RenderedSite> {
  const request: RenderRequest = { bundle, loader, active };
  // What React says of a page that a mutant breaks is swallowed: the scenarios tell.
  const worker = new Worker(new URL('render-worker.ts', import.meta.url), {
    workerData: request,
    stderr: true,
  });
  const limit = setTimeout(() => void worker.terminate(), RENDER_MS);
  try {
    return await new Promise<RenderedSite>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The pages were not rendered in time')));
    });
  } finally {
    clearTimeout(limit);
    await worker.terminate();
  }
}

/** The mutant as an edit of its whole file, as its text may stand there more than once. */
function editOf({ file, start, end, replacement }: GeneratedMutant): Edit {
  const find = readFileSync(file, 'utf8');
  const lines = find.split('\n');
  const offsetOf = ({ line, column }: typeof start) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column);
  return { file, find, replace: find.slice(0, offsetOf(start)) + replacement + find.slice(offsetOf(end)) };
}

type Answer = Parameters<typeof serveDirectory>[2];

/** Serves the build with the pages of one mutant after the other, at one address. */
export class SwitchedSite {
  readonly #build: SwitchedBuild;
  readonly #place: string;
  readonly #answer: Answer;
  #running: RunningSite | undefined;

  /** `place` is a folder that no other site uses; `answer` may answer a request itself. */
  constructor(build: SwitchedBuild, place: string, answer?: Answer) {
    this.#build = build;
    this.#place = place;
    this.#answer = answer;
    rmSync(place, { recursive: true, force: true });
    cpSync(build.bundle.outDir, place, { recursive: true });
  }

  /** Serves the pages with these mutants and returns their address; rejects when they cannot be rendered. */
  async activate(active: Active): Promise<string> {
    const { html } = await renderSwitchedSite(this.#build, active);
    for (const [name, content] of html) {
      await mkdir(dirname(join(this.#place, name)), { recursive: true });
      await writeFile(join(this.#place, name), content);
    }
    return this.#replace((port) => serveDirectory(this.#place, port, this.#answer));
  }

  /** Serves the site of a mutant for which no switch can stand, built for it alone, and returns its address. */
  async activateAlone(mutant: GeneratedMutant): Promise<string> {
    const change = { edits: [editOf(mutant)] };
    return this.#replace((port) =>
      startSite({ mutant: change, place: `${this.#place}-alone`, complete: false, port }),
    );
  }

  /** Serves another site at the same address. */
  async #replace(start: (port: number) => Promise<RunningSite>): Promise<string> {
    const port = this.#running ? Number(new URL(this.#running.origin).port) : 0;
    this.close();
    this.#running = await start(port);
    return this.#running.origin;
  }

  close(): void {
    this.#running?.close();
  }
}
