import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClauses } from '../../../harness/clauses/clauses.ts';
import { readCatalogue } from '../catalogue.ts';
import { explainStale, type Mutant } from '../mutant.ts';

describe('the catalogue', () => {
  it('has no stale mutant', () => {
    expect(readCatalogue().flatMap((one) => explainStale(one) ?? [])).toEqual([]);
  });

  it('has a mutant for each clause', () => {
    const broken = new Set(readCatalogue().map(({ clause }) => clause));
    expect(readClauses().filter(({ id }) => !broken.has(id))).toEqual([]);
  });

  it('has one mutant for each text of a `words` list', () => {
    const { clause, edits, judge } = readCatalogue().find(({ name }) => name.includes('SIPs'))!;
    expect({ clause, edits, judge }).toEqual({
      clause: '1.25',
      edits: [{ file: 'src/content/products/prism.ts', find: "'SIPs'", replace: "'SIP~'" }],
      judge: 'features',
    });
  });

  it('has only existing clauses and gates, and unique names', () => {
    const ids = new Set(readClauses().map(({ id }) => id));
    const isKnown = ({ clause, judge }: Mutant) =>
      judge === 'gates' ? existsSync(`gates/specs/${clause}.spec.ts`) : ids.has(clause);
    expect(readCatalogue().filter((one) => !isKnown(one))).toEqual([]);
    const names = readCatalogue().map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('the wrong sites of other engines', () => {
  const engineMutants = readCatalogue('lab/wrong-sites/engines.yaml');

  it('are thirteen, fit the source, and have a clause and an engine', () => {
    const ids = new Set(readClauses().map(({ id }) => id));
    expect(engineMutants.flatMap((one) => explainStale(one) ?? [])).toEqual([]);
    expect(engineMutants.filter(({ clause }) => !ids.has(clause))).toEqual([]);
    const countOf = (engine: string) => engineMutants.filter(({ judge }) => judge === engine).length;
    expect([countOf('firefox'), countOf('webkit'), engineMutants.length]).toEqual([8, 5, 13]);
  });
});

describe('another catalogue', () => {
  const place = '.cache/mutants/own-catalogue';
  const entry = (name: string) => `  - { name: ${name}, file: src/a.ts, find: a, replace: b }\n`;
  function write(files: Record<string, string>) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(`${place}/${name}`, text);
    return place;
  }

  it('may be a folder whose files share clauses, even unknown ones', () => {
    const folder = write({ 'a.yaml': `'x':\n${entry('One')}`, 'b.yaml': `'x':\n${entry('Two')}` });
    expect(readCatalogue(folder)).toEqual(
      ['One', 'Two'].map((name, index) => ({
        id: `x-${index + 1}`,
        clause: 'x',
        name,
        judge: 'features',
        edits: [{ file: 'src/a.ts', find: 'a', replace: 'b' }],
      })),
    );
  });

  it('may be one file, whose mutants edit several files', () => {
    const edits = [
      { file: 'src/a.ts', find: 'a', replace: 'b' },
      { file: 'src/b.ts', find: 'c', replace: '' },
    ];
    const file = `${write({ 'a.yaml': JSON.stringify({ x: [{ name: 'Both', edits, ends: 'It stops' }] }) })}/a.yaml`;
    expect(readCatalogue(file)).toEqual([
      { id: 'x-1', clause: 'x', name: 'Both', judge: 'features', edits, ends: 'It stops' },
    ]);
  });

  it('is refused if a mutant of a gate or the walk has neither `says` nor `ends`', () => {
    const edit = { file: 'src/a.ts', find: 'a', replace: 'b' };
    for (const judge of ['gates', 'webkit']) {
      const silent = write({ 'a.yaml': JSON.stringify({ x: [{ name: 'One', judge, ...edit }] }) });
      expect(() => readCatalogue(silent), judge).toThrow('“One” needs `says` or `ends`');
      const speaking = write({
        'a.yaml': JSON.stringify({ x: [{ name: 'One', judge, ...edit, says: 'No' }] }),
      });
      expect(readCatalogue(speaking), judge).toHaveLength(1);
    }
  });

  it('is refused with the place of an entry that does not match the schema', () => {
    const folder = write({ 'a.yaml': `'x':\n${entry('One')}  - { name: Two, file: src/a.ts, fnd: a }\n` });
    expect(() => readCatalogue(folder)).toThrow(`${place}/a.yaml does not match the schema at x, number 2`);
    expect(() => readCatalogue('package.json')).toThrow('package.json does not match the schema at name');
    expect(() => readCatalogue(write({ 'a.yaml': 'x: [' }))).toThrow(`${place}/a.yaml is not YAML`);
    expect(() => readCatalogue(`${place}/b`)).toThrow(`${place}/b does not exist`);
  });
});
