import fc from 'fast-check';
import { type Act, pageAct } from './act.ts';
import { toFileList, toSavedName, type StoredFile, anyStoredFiles, toTableRow } from './files.ts';
import { addressOf, followLink, type Model, ANNUAL_RETURNS, forgetScroll } from './model.ts';

export const isOnAnnualReturns = (model: Model) => addressOf(model) === ANNUAL_RETURNS;

/** Stores random files, opens their list, waits for the answer, then lets 1 s pass (4.14). */
const storeAndListFiles: fc.Arbitrary<Act> = anyStoredFiles.map((stored) => {
  const leave = (model: Model) => (isOnAnnualReturns(model) ? followLink(model, '/company') : model);
  const come = (model: Model) => ({ ...followLink(leave(model), ANNUAL_RETURNS), files: toFileList(stored) });
  return pageAct(
    (model) => [
      ...(isOnAnnualReturns(model) ? ['they follow "Company" in the header to the page "About Sangam"'] : []),
      ['the annual returns are stored as:', ...stored.map(toTableRow)].join('\n'),
      'they follow "Annual returns" in the footer',
      `call ${come(model).requests} to the data service is answered`,
      '1 second passes',
    ],
    come,
    ({ isSending }) => !isSending,
  );
});
/** Downloads a listed file whose name no other listed file has. */
const downloadFile: fc.Arbitrary<Act> = fc.nat(60).map((index) => {
  const choose = ({ files = [] }: Model) => {
    const alone = files.filter(({ name }) => files.filter((other) => other.name === name).length === 1);
    return alone[index % alone.length];
  };
  const press = (file: StoredFile) => [
    `they press the file "${file.name}"`,
    `the visitor has the file "${toSavedName(file)}", in it "Sample of ${file.link}"`,
  ];
  return pageAct(
    (model) => press(choose(model)!),
    forgetScroll,
    (model) => isOnAnnualReturns(model) && Boolean(choose(model)),
  );
});

export const anyFileAct = fc.oneof(storeAndListFiles, downloadFile);
