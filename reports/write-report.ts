import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { z } from 'zod';
import { type Conformance, conformanceSchema } from './read/model/conformance.ts';
import type { Changes } from './read/changes.ts';
import type { PicturedScenarios } from './share-equal-pictures.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The folder of the report's pages. */
export const SITE = 'reports/site';
const RENDERER = '.cache/report';

/** A report, how it differs from a revision, the paths of its pictures by name, and pictures that are compared. */
type Report = {
  conformance: Conformance;
  changes: Changes | null;
  pictures: PicturedScenarios['files'];
  compared: ReadonlyMap<string, Buffer>;
};

/** Writes the report as JSON, Markdown and HTML pages; throws if it breaks its schema. */
export async function writeReport({ conformance, changes, pictures, compared }: Report): Promise<void> {
  const data = JSON.stringify(conformance, null, 1);
  validate(data);
  writeFileSync('reports/conformance.json', data);
  writeFileSync('reports/conformance.schema.json', JSON.stringify(schemaOfReport(), null, 1));
  const summary = renderMarkdown(conformance);
  writeFileSync('reports/summary.md', summary);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary);
  await writePages(conformance, changes);
  for (const [name, file] of pictures) cpSync(file, join(SITE, 'pictures', name));
  for (const [name, content] of compared) writeFileSync(join(SITE, 'pictures', name), content);
}

/** The published schema of `conformance.json`, as JSON Schema 2020-12. */
export const schemaOfReport = () => z.toJSONSchema(conformanceSchema, { target: 'draft-2020-12' });

/** Checks the JSON text and not the object, as JSON drops undefined and turns NaN into null. */
function validate(data: string): void {
  const { error } = conformanceSchema.safeParse(JSON.parse(data));
  if (error) throw new Error(`The report breaks its schema:\n${z.prettifyError(error)}`);
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
