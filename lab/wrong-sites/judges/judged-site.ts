import { buildSite } from '../../../build/build-site.ts';
import { type RunningSite, serveDirectory } from '../../../build/serve-directory.ts';
import type { Mutant } from '../mutant.ts';
import { createMutantBuild } from '../mutation.ts';

/**
 * Build options by kind. `complete` includes icons, files for crawlers and compressed copies, and takes four times as
 * long as `pages`. `embedded` has the mocks inside the page, because calls in WebKitGTK cannot be intercepted.
 */
const BUILD_OPTIONS = {
  pages: { complete: false },
  complete: { complete: true },
  embedded: { complete: false, mode: 'embedded' },
} as const;
type BuildKind = keyof typeof BUILD_OPTIONS;

/** A function that returns the folder of the original site; it builds each kind only once. */
export type BuildOriginal = (kind: BuildKind) => Promise<string>;

export function createOriginalBuilder(folder: string): BuildOriginal {
  const built = new Map<BuildKind, Promise<string>>();
  return (kind) => {
    const original = built.get(kind) ?? buildInto(`${folder}/${kind}`, kind);
    built.set(kind, original);
    return original;
  };
}

/** Serves either a mutant or the original, both at the same address and in the same way. */
export class JudgedSite {
  readonly #folder: string;
  readonly #originals: BuildOriginal;
  #directories: Record<'mutant' | 'original', string> | undefined;
  #running: RunningSite;

  private constructor(folder: string, originals: BuildOriginal, running: RunningSite) {
    this.#folder = folder;
    this.#originals = originals;
    this.#running = running;
  }

  /** Serves the original at first; `folder` is a folder that nothing else uses. */
  static async open(folder: string, originals: BuildOriginal): Promise<JudgedSite> {
    return new JudgedSite(folder, originals, await serveDirectory(await originals('pages'), 0));
  }

  get origin(): string {
    return this.#running.origin;
  }

  /** Builds a mutant, and the original with the same kind of build. */
  async build(mutant: Pick<Mutant, 'edits'>, kind: BuildKind): Promise<void> {
    this.#directories = {
      original: await this.#originals(kind),
      mutant: await buildInto(`${this.#folder}/site`, kind, mutant),
    };
  }

  /** Serves the mutant or the original of the last `build`. */
  async serve(site: 'mutant' | 'original'): Promise<void> {
    this.#running.close();
    this.#running = await serveDirectory(this.#directories![site], Number(new URL(this.origin).port));
  }

  close(): void {
    this.#running.close();
  }
}

/** Builds a mutant or the original; returns its folder. Throws if the build does not read a file with an edit. */
async function buildInto(outDir: string, kind: BuildKind, mutant?: Pick<Mutant, 'edits'>): Promise<string> {
  const change = mutant && createMutantBuild(mutant);
  await buildSite({
    outDir,
    ...BUILD_OPTIONS[kind],
    ...(change && { plugins: [change.plugin], read: change.read }),
  });
  if (change?.unusedFiles.size)
    throw new Error(`The build does not read ${[...change.unusedFiles].join(', ')}`);
  return outDir;
}
