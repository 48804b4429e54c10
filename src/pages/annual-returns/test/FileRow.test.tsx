import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileRow } from '../FileRow.tsx';

it.each([
  ['Annual Return 2023.pdf', '2023'],
  ['Form MGT-7 U67190 Annual Return 2023.pdf', '2023'],
  ['Return 31.03.1999.pdf', '1999'],
  ['Annual Return.pdf', ''],
  ['Return 120233.pdf', ''],
])('beside the file %s stands the year “%s”', (name, year) => {
  const row = renderToStaticMarkup(
    <FileRow file={{ name, link: 'a.pdf' }} isLatest busy={false} onDownload={() => undefined} />,
  );
  expect(/<span[^>]*aria-hidden="true">(.*?)<\/span>/.exec(row)?.[1]).toBe(year);
});
