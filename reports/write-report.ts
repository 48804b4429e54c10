import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Conformance } from './judge-conformance.ts';
import type { Changes } from './read/changes.ts';
import { APPROVED } from './read/approved-looks.ts';

/** The folder of the report's pages. */
export const SITE = 'reports/site';
const RENDERER = '.cache/report';

/** A report, the differences from a revision if it is compared with one, and former approved pictures by file name. */
type ReportContents = {
  conformance: Conformance;
  changes: Changes | null;
  pictures: ReadonlyMap<string, Buffer>;
};

/** Writes the pages of a report. Vite builds the renderer, because Node reads no JSX. */
export async function writeReport({ conformance, changes, pictures }: ReportContents): Promise<void> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'reports/pages/render.tsx', outDir: RENDERER, emptyOutDir: true, copyPublicDir: false },
  });
  const { renderReport } = (await import(
    pathToFileURL(resolve(RENDERER, 'render.js')).href
  )) as typeof import('./pages/render.tsx');
  rmSync(SITE, { recursive: true, force: true });
  cpSync(APPROVED, join(SITE, 'pictures'), { recursive: true });
  for (const [name, content] of pictures) writeFileSync(join(SITE, 'pictures', name), content);
  for (const [name, text] of Object.entries(renderReport(conformance, changes)))
    writeFileSync(join(SITE, name), text);
}
