import { cpSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type RunningSite, serveDirectory } from '../../../build/serve-directory.ts';
import type { Mutant } from '../mutant.ts';
import { buildAt } from '../judges/start-site.ts';
import { RenderThread } from './render-thread.ts';
import type { SwitchedBuild } from './variants.ts';

type Start = () => Promise<RunningSite>;

/** Serves the build with the pages of one mutant after the other, at one address. */
export class SwitchedSite {
  readonly #place: string;
  readonly #thread: RenderThread;
  #running: RunningSite | undefined;
  /** The files of the pages that are served: a mutant may have its pages at other addresses. */
  #pages: string[] = [];
  #start: Start | undefined;
  #port = 0;
  #original: Map<string, string> | undefined;

  /** `place` is a folder that no other site uses. */
  constructor(build: SwitchedBuild, place: string) {
    this.#place = place;
    this.#thread = new RenderThread(build);
    rmSync(place, { recursive: true, force: true });
    cpSync(build.bundle.outDir, place, { recursive: true });
  }

  /** Serves the pages with a mutant, or the original, and resolves with their origin; rejects if they cannot be rendered. */
  async activate(active?: string): Promise<string> {
    const rendered = await this.#thread.render(active);
    return this.#serve(() => this.#startRendered(rendered));
  }

  /** Serves the separate build of a mutant that a switched build cannot hold. */
  async activateAlone(mutant: Pick<Mutant, 'edits'>): Promise<string> {
    const outDir = await buildAt({ mutant, place: `${this.#place}-alone`, complete: false });
    return this.#serve(() => serveDirectory(outDir, this.#port));
  }

  /** Serves the original while `work` runs, then the former site again. */
  async whileOriginal<T>(work: () => Promise<T>): Promise<T> {
    const start = this.#start;
    const original = (this.#original ??= await this.#thread.render());
    await this.#serve(() => this.#startRendered(original));
    try {
      return await work();
    } finally {
      if (start) await this.#serve(start);
    }
  }

  async #startRendered(html: ReadonlyMap<string, string>): Promise<RunningSite> {
    for (const name of this.#pages) if (!html.has(name)) await rm(join(this.#place, name));
    this.#pages = [...html.keys()];
    for (const [name, content] of html) {
      await mkdir(dirname(join(this.#place, name)), { recursive: true });
      await writeFile(join(this.#place, name), content);
    }
    return serveDirectory(this.#place, this.#port);
  }

  /** Serves another site at the same address. */
  async #serve(start: Start): Promise<string> {
    this.#start = start;
    this.#running?.close();
    this.#running = await start();
    this.#port = Number(new URL(this.#running.origin).port);
    return this.#running.origin;
  }

  close(): void {
    this.#running?.close();
    this.#thread.end();
  }
}
