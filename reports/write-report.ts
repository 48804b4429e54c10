import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Conformance } from './judge-conformance.ts';
import type { Changes } from './read/changes.ts';
import { APPROVED_FOLDER } from './read/approved-looks.ts';

export const REPORT_FOLDER = 'reports/site';
const RENDERER_DIR = '.cache/report';

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
    build: { ssr: 'reports/pages/render.tsx', outDir: RENDERER_DIR, emptyOutDir: true, copyPublicDir: false },
  });
  const { renderReport } = (await import(
    pathToFileURL(resolve(RENDERER_DIR, 'render.js')).href
  )) as typeof import('./pages/render.tsx');
  rmSync(REPORT_FOLDER, { recursive: true, force: true });
  cpSync(APPROVED_FOLDER, join(REPORT_FOLDER, 'pictures'), { recursive: true });
  for (const [name, content] of pictures) writeFileSync(join(REPORT_FOLDER, 'pictures', name), content);
  for (const [name, text] of Object.entries(renderReport(conformance, changes)))
    writeFileSync(join(REPORT_FOLDER, name), text);
}
