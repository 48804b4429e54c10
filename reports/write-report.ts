import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { z } from 'zod';
import { type Conformance, conformanceSchema } from '../harness/results/model/conformance.ts';
import type { ReportChanges } from './compare-reports.ts';
import { earlOf } from './earl.ts';
import type { PicturedScenarios } from './share-equal-pictures.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The folder of the report's pages. */
export const SITE = 'reports/site';
const RENDERER = '.cache/report';

/** A report, its changes since an earlier one, if that was given, and the paths of its pictures by name. */
type Report = {
  conformance: Conformance;
  changes: ReportChanges | null;
  pictures: PicturedScenarios['files'];
};

/** Writes the report as JSON, EARL, Markdown and HTML pages; throws if it breaks its schema. */
export async function writeReport({ conformance, changes, pictures }: Report): Promise<void> {
  const data = JSON.stringify(conformance, null, 1);
  validate(data);
  writeFileSync('reports/conformance.json', data);
  writeFileSync('reports/conformance.schema.json', JSON.stringify(schemaOfReport(), null, 1));
  writeFileSync('reports/earl.jsonld', JSON.stringify(earlOf(conformance), null, 1));
  const summary = renderMarkdown(conformance);
  writeFileSync('reports/summary.md', summary);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary);
  await writePages(conformance, changes);
  for (const [name, file] of pictures) cpSync(file, join(SITE, 'pictures', name));
}

/** The published schema of `conformance.json`, as JSON Schema 2020-12. */
export const schemaOfReport = () => z.toJSONSchema(conformanceSchema, { target: 'draft-2020-12' });

/** Checks the JSON text and not the object, as JSON drops undefined and turns NaN into null. */
function validate(data: string): void {
  const { error } = conformanceSchema.safeParse(JSON.parse(data));
  if (error) throw new Error(`The report breaks its schema:\n${z.prettifyError(error)}`);
}

async function writePages(conformance: Conformance, changes: ReportChanges | null): Promise<void> {
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
