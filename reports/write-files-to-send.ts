import { readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { launchChromium } from '../harness/browsers/chromium.ts';
import type { Table } from './tables.ts';

const FOOTER = `<p style="width: 100%; margin: 0 15mm; font: 8px sans-serif; text-align: right">
  Conformance report, page <span class="pageNumber"></span> of <span class="totalPages"></span></p>`;

/** Writes `report.pdf`, which is `print.html` of the report's folder, and `tables.xlsx` beside it; returns their paths. */
export async function writeFilesToSend(folder: string, tables: readonly Table[]): Promise<string[]> {
  const [pdf, spreadsheet] = [join(folder, 'report.pdf'), join(folder, 'tables.xlsx')];
  await Promise.all([writePdf(join(folder, 'print.html'), pdf), writeSpreadsheet(tables, spreadsheet)]);
  return [pdf, spreadsheet];
}

async function writePdf(page: string, path: string): Promise<void> {
  const browser = await launchChromium();
  try {
    const tab = await browser.newPage();
    await tab.goto(pathToFileURL(resolve(page)).href);
    await compressPictures(tab, dirname(page));
    await tab.pdf({
      path,
      format: 'A4',
      margin: { top: '15mm', bottom: '18mm', left: '15mm', right: '15mm' },
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: FOOTER,
      tagged: true,
      outline: true,
    });
  } finally {
    await browser.close();
  }
}

/** Replaces the pictures of a page by JPEGs: Chromium keeps those as they are and writes any other without loss. */
async function compressPictures(tab: Page, folder: string): Promise<void> {
  const pictures = tab.locator('img');
  for (let index = 0; index < (await pictures.count()); index += 1) {
    const picture = pictures.nth(index);
    const name = (await picture.getAttribute('src'))!;
    const content = readFileSync(join(folder, name)).toString('base64');
    await picture.evaluate(toJpeg, `data:image/${extname(name).slice(1)};base64,${content}`);
  }
}

/** Runs in the page. A picture that is no file has an origin of its own, and may be drawn and read again. */
async function toJpeg(picture: Element, address: string): Promise<void> {
  const image = picture as HTMLImageElement;
  image.loading = 'eager';
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  image.src = canvas.toDataURL('image/jpeg', 0.8);
  await image.decode();
}

/** A sheet for each table, its columns named in the first row, which stays in sight. */
async function writeSpreadsheet(tables: readonly Table[], path: string): Promise<void> {
  const sheets = tables.map(({ name, columns, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    data: [columns.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows.map((row) => [...row])],
  }));
  await writeExcelFile(sheets).toFile(path);
}
