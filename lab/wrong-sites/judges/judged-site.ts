import { buildSite } from '../../../build/build-site.ts';
import { type RunningSite, serveDirectory } from '../../../build/serve-directory.ts';
import type { Mutant } from '../mutant.ts';
import { createMutation } from '../mutation.ts';

/**
 * The kinds of builds. Pages alone take a quarter of the time of a complete one, with icons, files for crawlers and
 * compressed copies; an embedded one is for WebKitGTK, in which no outside service can be put in place.
 */
const KINDS = {
  pages: { complete: false },
  complete: { complete: true },
  embedded: { complete: false, mode: 'embedded' },
} as const;
type SiteKind = keyof typeof KINDS;

/** The folder of the original, which is built when it is first asked for. */
export type Originals = (kind: SiteKind) => Promise<string>;

export function createOriginals(place: string): Originals {
  const built = new Map<SiteKind, Promise<string>>();
  return (kind) => {
    const original = built.get(kind) ?? buildAt(`${place}/${kind}`, kind);
    built.set(kind, original);
    return original;
  };
}

/** Serves a mutant and the original in turn at one address, in the same way. */
export class JudgedSite {
  readonly #place: string;
  readonly #originals: Originals;
  #directories: Record<'mutant' | 'original', string> | undefined;
  #running: RunningSite;

  private constructor(place: string, originals: Originals, running: RunningSite) {
    this.#place = place;
    this.#originals = originals;
    this.#running = running;
  }

  /** Serves the pages of the original until a mutant is built; `place` is a folder that nothing else uses. */
  static async open(place: string, originals: Originals): Promise<JudgedSite> {
    return new JudgedSite(place, originals, await serveDirectory(await originals('pages'), 0));
  }

  get origin(): string {
    return this.#running.origin;
  }

  /** Builds a mutant, and the original in the same way. */
  async build(mutant: Pick<Mutant, 'edits'>, kind: SiteKind): Promise<void> {
    this.#directories = {
      original: await this.#originals(kind),
      mutant: await buildAt(`${this.#place}/site`, kind, mutant),
    };
  }

  /** Serves the mutant or the original, as it was built last. */
  async serve(site: 'mutant' | 'original'): Promise<void> {
    this.#running.close();
    this.#running = await serveDirectory(this.#directories![site], Number(new URL(this.origin).port));
  }

  close(): void {
    this.#running.close();
  }
}

/** Builds a mutant or the original and names its folder; throws when the build does not read a file that the mutant changes. */
async function buildAt(outDir: string, kind: SiteKind, mutant?: Pick<Mutant, 'edits'>): Promise<string> {
  const change = mutant && createMutation(mutant);
  await buildSite({
    outDir,
    ...KINDS[kind],
    ...(change && { plugins: [change.plugin], read: change.read }),
  });
  if (change?.unusedFiles.size)
    throw new Error(`The build does not take ${[...change.unusedFiles].join(', ')}`);
  return outDir;
}
