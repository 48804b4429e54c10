import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClauses } from '../../harness/clauses/clauses.ts';
import { readCatalogue } from '../catalogue.ts';
import { misfit } from '../mutant.ts';

describe('the catalogue', () => {
  it('fits the site of today', () => {
    expect(readCatalogue().flatMap((one) => misfit(one) ?? [])).toEqual([]);
  });

  it('has each wrong site once', () => {
    const ids = readCatalogue().map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('has a wrong site for each clause', () => {
    const broken = new Set(readCatalogue().map(({ clause }) => clause));
    expect(readClauses().filter(({ id }) => !broken.has(id))).toEqual([]);
  });

  it('says for each fault of the gates what its gate must say', () => {
    const faults = readCatalogue().filter(({ judge }) => judge === 'gates');
    expect(faults.filter(({ says }) => !says).map(({ id }) => id)).toEqual([]);
  });

  it('alters words by rule, one at a time', () => {
    const { clause, edits, judge } = readCatalogue().find(({ name }) => name.includes('SIPs'))!;
    expect({ clause, edits, judge }).toEqual({
      clause: '1.25',
      edits: [{ file: 'src/content/products/prism.ts', find: "'SIPs'", replace: "'SIP~'" }],
      judge: 'features',
    });
  });

  it('names clauses that exist, and each wrong site in its own words', () => {
    const ids = new Set(readClauses().map(({ id }) => id));
    const gates = readCatalogue().filter(({ judge }) => judge !== 'gates');
    expect(gates.filter(({ clause }) => !ids.has(clause)).map(({ id }) => id)).toEqual([]);
    const names = readCatalogue().map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

describe('a catalogue of one’s own', () => {
  const place = '.cache/mutants/own-catalogue';
  const entry = (name: string) => `  - { name: ${name}, file: src/a.ts, find: a, replace: b }\n`;
  function written(files: Record<string, string>) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(`${place}/${name}`, text);
    return place;
  }

  it('is a folder whose files may have the same clauses, which need not be known', () => {
    const folder = written({ 'a.yaml': `'x':\n${entry('One')}`, 'b.yaml': `'x':\n${entry('Two')}` });
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

  it('may be one file, with edits of several', () => {
    const edits = [
      { file: 'src/a.ts', find: 'a', replace: 'b' },
      { file: 'src/b.ts', find: 'c', replace: '' },
    ];
    const file = `${written({ 'a.yaml': JSON.stringify({ x: [{ name: 'Both', edits, ends: 'It stops' }] }) })}/a.yaml`;
    expect(readCatalogue(file)).toEqual([
      { id: 'x-1', clause: 'x', name: 'Both', judge: 'features', edits, ends: 'It stops' },
    ]);
  });

  it('is refused in words where it has another form', () => {
    const folder = written({ 'a.yaml': `'x':\n${entry('One')}  - { name: Two, file: src/a.ts, fnd: a }\n` });
    expect(() => readCatalogue(folder)).toThrow(
      `${place}/a.yaml has another form than the catalogue at x, number 2`,
    );
    expect(() => readCatalogue('package.json')).toThrow(
      'package.json has another form than the catalogue at name',
    );
    expect(() => readCatalogue(written({ 'a.yaml': 'x: [' }))).toThrow(`${place}/a.yaml is no YAML`);
    expect(() => readCatalogue(`${place}/b`)).toThrow(`There is no ${place}/b`);
  });
});
