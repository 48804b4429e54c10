import fc from 'fast-check';
import { type Act, onPage } from './act.ts';
import { listed, savedAs, type Stored, storedFiles, toRow } from './files.ts';
import { addressOf, follow, type Model, RETURNS, scrolled } from './model.ts';

export const isOnReturns = (model: Model) => addressOf(model) === RETURNS;

/** Any files are stored, and the visitor comes to see them, a second after the answer (4.14). */
const seeStoredFiles: fc.Arbitrary<Act> = storedFiles.map((stored) => {
  const leave = (model: Model) => (isOnReturns(model) ? follow(model, '/company') : model);
  const come = (model: Model) => ({ ...follow(leave(model), RETURNS), files: listed(stored) });
  return onPage(
    (model) => [
      ...(isOnReturns(model) ? ['they follow "Company" in the header to the page "About Sangam"'] : []),
      ['the annual returns are stored as:', ...stored.map(toRow)].join('\n'),
      'they follow "Annual returns" in the footer',
      `call ${come(model).lists} to the data service is answered`,
      '1 second passes',
    ],
    come,
    ({ isSending }) => !isSending,
  );
});
/** Downloads one of the files whose name no other file has. */
const downloadFile: fc.Arbitrary<Act> = fc.nat(60).map((index) => {
  const choose = ({ files = [] }: Model) => {
    const alone = files.filter(({ name }) => files.filter((other) => other.name === name).length === 1);
    return alone[index % alone.length];
  };
  const press = (file: Stored) => [
    `they press the file "${file.name}"`,
    `the visitor has the file "${savedAs(file)}", in it "Sample of ${file.link}"`,
  ];
  return onPage(
    (model) => press(choose(model)!),
    scrolled,
    (model) => isOnReturns(model) && Boolean(choose(model)),
  );
});

export const anyFileAct = fc.oneof(seeStoredFiles, downloadFile);
