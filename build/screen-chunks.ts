import type { Manifest } from 'vite';

type Chunk = Manifest[string];

/** The manifest key of the site's entry, which every page loads. */
export const ENTRY_KEY = 'index.html';

/** Three lists of chunks: those of every page (`frame`), of one screen (`screen`), and of its lazy parts (`later`). */
export function chunksOfScreen(manifest: Manifest, module: string) {
  const frame = collectChunks(manifest, ENTRY_KEY);
  const screen = collectChunks(manifest, module).filter((chunk) => !frame.includes(chunk));
  const later = screen
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    // Leave out the phone picker's package: it is fetched only when a form is near the window (2.49).
    .filter((key) => key.startsWith('src/'))
    .flatMap((key) => collectChunks(manifest, key))
    .filter((chunk) => !frame.includes(chunk) && !screen.includes(chunk));
  return { frame, screen, later: [...new Set(later)] };
}

/** A chunk of the manifest and the chunks that it imports, each once; throws for an unknown key. */
function collectChunks(manifest: Manifest, key: string, seen = new Set<string>()): Chunk[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  return [...(chunk.imports ?? []).flatMap((imported) => collectChunks(manifest, imported, seen)), chunk];
}
