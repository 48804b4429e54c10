import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareRuns, runOfReport } from '../desk/compare-runs.ts';
import { createDesk, createSnapshot, writtenClauses } from '../desk/test/desk-fixtures.ts';
import { renderReport } from '../pages/render.tsx';
import { tablesOf } from '../tables.ts';
import { writeFilesToSend } from '../write-files-to-send.ts';
import { createReport, createSensitivity, gateFixtures, keptLooks, mixedLooks } from './report-fixtures.ts';
import { claims, product, scope } from './statement-fixtures.ts';

// A PNG of one pixel: what the pictures show does not matter here.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const report = createReport(mixedLooks, {
  gates: gateFixtures,
  sensitivity: createSensitivity([
    ['5.4', 'killed', 'features/a.feature:1 The counter'],
    ['5.5', 'survived'],
  ]),
  accessibility: { claims, scope, product },
});
const older = { ...createSnapshot(writtenClauses), run: runOfReport(createReport(keptLooks)) };
const desk = createDesk({ run: compareRuns(older, report) });
const tables = tablesOf(report, desk);
const folder = mkdtempSync(join(tmpdir(), 'report-'));
let text = '';
let sheets: Map<string, string[][]>;
let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'pictures'));
  for (const device of ['desktop', 'phone']) writeFileSync(join(folder, `pictures/${device}.jpg`), PIXEL);
  for (const [name, content] of Object.entries(renderReport(report, desk)))
    writeFileSync(join(folder, name), content);
  await writeFilesToSend(folder, tables);
  pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, 'report.pdf'))));
  text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
  sheets = readSheets(readFileSync(join(folder, 'tables.xlsx')));
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads the cells of a spreadsheet from its XML, by the names of its sheets. */
function readSheets(file: Uint8Array): Map<string, string[][]> {
  const parts = unzipSync(file);
  const xmlOf = (name: string) => new TextDecoder().decode(parts[name]!);
  const plain = (xml: string) =>
    xml
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const shared = [...xmlOf('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml]) =>
    plain(xml!),
  );
  const names = [...xmlOf('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) =>
    plain(name!),
  );
  // An empty cell is left out of the file, so each stands in the column that its own address names.
  const rowsOf = (xml: string) =>
    [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) => {
      const cells: string[] = [];
      for (const [, attributes, value = ''] of row!.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
        const column = /r="([A-Z])\d/.exec(attributes!)![1]!.charCodeAt(0) - 'A'.charCodeAt(0);
        cells[column] = /t="s"/.test(attributes!) ? shared[Number(plain(value))]! : plain(value);
      }
      return cells;
    });
  return new Map(names.map((name, index) => [name, rowsOf(xmlOf(`xl/worksheets/sheet${index + 1}.xml`))]));
}

describe('the spreadsheet', () => {
  it('has a sheet for each table, with every cell of it', () => {
    expect([...sheets.keys()]).toEqual(tables.map(({ name }) => name));
    for (const { name, columns, rows } of tables)
      expect(
        sheets.get(name)!.map((cells) => columns.map((_, column) => cells[column] ?? '')),
        name,
      ).toEqual([columns, ...rows].map((row) => row.map(String)));
  });

  it('says the numbers of conformance.json', () => {
    const verdict = new Map(sheets.get('Verdict')!.map(([what, result]) => [what, result]));
    expect(verdict.get('Scenarios that ran')).toBe(String(report.totals.scenarios));
    expect(verdict.get('Scenarios that failed')).toBe(String(report.totals.failed));
    const count = (wanted: string) => sheets.get('Clauses')!.filter(([, own]) => own === wanted).length;
    const { specification, own } = report.totals;
    for (const one of ['kept', 'broken', 'not shown'] as const)
      expect(count(one), one).toBe(specification[one] + own[one]);
  });
});

describe('the PDF', () => {
  it('says the verdict and every row of its tables', () => {
    for (const { name, rows } of tables.filter((table) => !['Clauses', 'Scenarios'].includes(table.name)))
      for (const row of rows) expect(text, name).toContain(row.join(' ').replaceAll(/\s+/g, ' ').trim());
  });

  it('says each clause with its verdict and its scenarios', () => {
    for (const { id, text: words, verdict, scenarios } of report.sections.flatMap(({ clauses }) => clauses)) {
      expect(text).toContain(`${id} ${verdict} ${words}`);
      for (const { name } of scenarios) expect(text).toContain(name);
    }
  });

  it('has bookmarks, page numbers and tags', async () => {
    const outline = JSON.stringify(await pdf.getOutline());
    for (const chapter of [
      'Section by section',
      'Clauses with their scenarios',
      'Screens',
      'Gates',
      'Wrong sites',
    ])
      expect(outline).toContain(chapter);
    expect(text).toContain(`page 1 of ${pdf.numPages}`);
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
    const tags = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    expect(tags).toContain('"H1"');
    expect(tags).toContain('"TH"');
  });

  it('has an alternative for each picture', async () => {
    const trees = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) =>
        (await pdf.getPage(index + 1)).getStructTree(),
      ),
    );
    expect(JSON.stringify(trees)).toContain('/contact-us on a phone: error at: Message');
  });

  it('has no link, as those of the pages would lead to files of this machine', async () => {
    for (let page = 1; page <= pdf.numPages; page += 1)
      expect(await (await pdf.getPage(page)).getAnnotations()).toEqual([]);
  });

  it('is small', () => {
    expect(existsSync(join(folder, 'report.pdf'))).toBe(true);
    expect(statSync(join(folder, 'report.pdf')).size).toBeLessThan(5e6);
  });
});
