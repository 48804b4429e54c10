import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Conformance } from './read/model/conformance.ts';
import type { Changes } from './read/changes.ts';
import type { PicturedScenarios } from './share-equal-pictures.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The folder of the report's pages. */
export const SITE = 'reports/site';
const RENDERER = '.cache/report';

/** A report, its differences from a revision, the paths of its pictures by name, and the compared pictures. */
type ReportContents = {
  conformance: Conformance;
  changes: Changes | null;
  pictures: PicturedScenarios['files'];
  compared: ReadonlyMap<string, Buffer>;
};

/** Writes the pages of a report, and its summary to the file that GitHub shows beside a run. */
export async function writeReport({
  conformance,
  changes,
  pictures,
  compared,
}: ReportContents): Promise<void> {
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, renderMarkdown(conformance));
  await writePages(conformance, changes);
  for (const [name, file] of pictures) cpSync(file, join(SITE, 'pictures', name));
  for (const [name, content] of compared) writeFileSync(join(SITE, 'pictures', name), content);
}

async function writePages(conformance: Conformance, changes: Changes | null): Promise<void> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'reports/pages/render.tsx', outDir: RENDERER, emptyOutDir: true, copyPublicDir: false },
  });
  const { renderReport } = (await import(
    pathToFileURL(resolve(RENDERER, 'render.js')).href
  )) as typeof import('./pages/render.tsx');
  rmSync(SITE, { recursive: true, force: true });
  mkdirSync(`${SITE}/pictures`, { recursive: true });
  for (const [name, text] of Object.entries(renderReport(conformance, changes)))
    writeFileSync(join(SITE, name), text);
}
