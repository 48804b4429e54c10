import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSafeFileName, removeInvisible } from '../file-name.ts';

const anyName = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.stringMatching(/^[./\\ "'‮a-c]{0,12}$/),
);

describe('the name under which a file is saved', () => {
  test.each([
    ['Annual Return 2023.pdf', 'Annual Return 2023.pdf'],
    ['वार्षिक विवरणी २०२३.pdf', 'वार्षिक विवरणी २०२३.pdf'],
    ['Annual Return 2023', 'Annual Return 2023.pdf'],
    ['Return v1.2', 'Return v1.2.pdf'],
    ['../../etc/passwd', 'etc-passwd.pdf'],
    ['C:\\Windows\\a.pdf', 'C-Windows-a.pdf'],
    ['"Return" of \'2023\'.pdf', 'Return- of -2023-.pdf'],
    ['Annual\u202Efdp.exe', 'Annualfdp.exe'],
    ['Annual\u0000\nReturn.pdf', 'AnnualReturn.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['con.pdf', '_con.pdf'],
    ['LPT1', '_LPT1.pdf'],
    ['COM¹.pdf', '_COM¹.pdf'],
    ['lpt³', '_lpt³.pdf'],
    ['CONOUT$', '_CONOUT$.pdf'],
    ['\u200B.pdf\u00AD', 'pdf.pdf'],
    ['Console.pdf', 'Console.pdf'],
    ['...', 'document.pdf'],
    ['Return .pdf', 'Return.pdf'],
    ['-. Return . .pdf', 'Return.pdf'],
    ['Annual   Return.pdf', 'Annual Return.pdf'],
    ['Return.v2 of 2023', 'Return.v2 of 2023.pdf'],
    ['Return.h5', 'Return.h5'],
    ['Return.7z', 'Return.7z'],
    ['Falcon.pdf', 'Falcon.pdf'],
    ['COM1.txt', '_COM1.txt'],
    ['Comb.txt', 'Comb.txt'],
  ])('%j becomes %j', (shown, saved) => {
    expect(makeSafeFileName(shown, '8d2c34_7f.pdf')).toBe(saved);
  });

  test('gets no extension when the link has none', () => {
    expect(makeSafeFileName('Annual Return', '8d2c34_7f')).toBe('Annual Return');
  });

  test('keeps its extension when it is cut', () => {
    const saved = makeSafeFileName(`${'अ'.repeat(300)}.pdf`, 'a.pdf');
    expect(saved).toMatch(/^अ+\.pdf$/);
    expect(Buffer.byteLength(saved)).toBeLessThanOrEqual(200);
  });

  test('is not cut if it has 200 bytes', () => {
    const name = `${'a'.repeat(196)}.pdf`;
    expect(makeSafeFileName(name, 'a.pdf')).toBe(name);
  });

  test('can be stored by any file system, whatever the display name', () => {
    fc.assert(
      fc.property(anyName, (shown) => {
        const saved = makeSafeFileName(shown, 'a.pdf');
        expect(saved).not.toMatch(/[\\/:*?"'`<>|\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
        expect(saved).not.toMatch(/^[-.\s]|[.\s]$/);
        expect(saved).not.toMatch(/^(con|prn|aux|nul|(com|lpt)[\d¹²³])(\.|$)/i);
        expect(saved).toMatch(/.\.[a-z0-9]+$/i);
        expect(Buffer.byteLength(saved)).toBeLessThanOrEqual(201);
      }),
      { numRuns: 500 },
    );
  });

  test('stays the same when it is made safe again', () => {
    fc.assert(
      fc.property(anyName, (shown) => {
        const saved = makeSafeFileName(shown, 'a.pdf');
        expect(makeSafeFileName(saved, 'a.pdf')).toBe(saved);
      }),
      { numRuns: 500 },
    );
  });

  test('loses invisible characters, but not those that join letters', () => {
    expect(removeInvisible('a\u202Eb\u0007c')).toBe('abc');
    expect(removeInvisible('क्\u200Dष')).toBe('क्\u200Dष');
  });
});
