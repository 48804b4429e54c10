import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SwitchedBuild } from './variants.ts';

/** The build to render with the active mutant, by its id; without one, the original. */
export type RenderRequest = SwitchedBuild & { active: string | undefined };
/** The pages by their files. */
export type RenderAnswer = { html: Map<string, string> } | { error: Error };

/** Time limit in ms for rendering a mutant; the original takes 300. */
const RENDER_MS = 10_000;

/** A thread keeps every copy of the modules that it rendered with: replace it after this many. */
const RENDERS = 40;

/** Renders the pages of one mutant after the other in a thread, which is ended when a mutant never finishes. */
export class RenderThread {
  readonly #build: SwitchedBuild;
  #worker: Worker | undefined;
  #renders = 0;

  constructor(build: SwitchedBuild) {
    this.#build = build;
  }

  /** Renders the pages by their files, with a mutant or without; rejects if a page cannot be rendered, or not in time. */
  async render(active?: string): Promise<Map<string, string>> {
    if (this.#renders >= RENDERS) this.end();
    const isFresh = this.#worker === undefined;
    try {
      return await this.#ask(active);
    } catch (error) {
      this.end();
      // The failure may be the aftermath of an earlier mutant in the thread.
      if (isFresh) throw error;
      return this.render(active);
    }
  }

  async #ask(active: string | undefined): Promise<Map<string, string>> {
    this.#renders += 1;
    // Drop React's messages about a page that a mutant breaks: the scenarios report it.
    const worker = (this.#worker ??= this.#start());
    const signal = AbortSignal.timeout(RENDER_MS);
    // An error of the thread rejects, as does the time limit.
    const answered = once(worker, 'message', { signal }) as Promise<[RenderAnswer]>;
    worker.postMessage({ ...this.#build, active } satisfies RenderRequest);
    const [answer] = await answered;
    if ('error' in answer) throw answer.error;
    return answer.html;
  }

  #start(): Worker {
    const worker = new Worker(new URL('render-worker.ts', import.meta.url), { stderr: true });
    // Without a listener, an error after the answer would end this process.
    return worker.on('error', () => this.#worker === worker && this.end());
  }

  /** Ends the thread; the next rendering starts another one. */
  end(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#renders = 0;
  }
}
