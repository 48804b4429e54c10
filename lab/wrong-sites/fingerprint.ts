import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { CATALOGUE } from './catalogue.ts';
import { definitionOf, filesOf, type Mutant } from './mutant.ts';

/** Folders and files, as git's pathspecs, on which the result of any mutant may depend. */
export const SHARED_PATHS = [
  'contracts',
  'mocks',
  'build',
  'harness',
  'steps',
  'gates',
  ':(glob)lab/wrong-sites/*.ts',
  ':(glob)lab/wrong-sites/judges/*.ts',
  ':(glob)lab/wrong-sites/switched/*.ts',
  'index.html',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'cucumber.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  '.env*',
];

/** Settings of a build that git ignores. */
const OWN_SETTINGS = '.env*.local';

/** A checksum of all files that a build or the judging of it depends on. */
export function fingerprintOfAll(): string {
  const rooms = [...SHARED_PATHS, CATALOGUE, 'src', 'public', 'features'];
  const known = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms], {
    encoding: 'utf8',
  });
  const files = [...known.trim().split('\n'), ...globSync(OWN_SETTINGS).toSorted()];
  const sums = files.filter(existsSync).map((file) => `${file} ${checksumOf(readFileSync(file, 'latin1'))}`);
  return checksumOf(sums.join('\n'));
}

type Source = { checksum: string; imports: string[] };

/**
 * Checksums of what single results depend on. Each file is read once: when it changes during a run, the results of that
 * run keep the old checksum, and the next run judges them again.
 */
export class Fingerprints {
  private readonly sources = new Map<string, Source | undefined>();

  /** The checksum of a mutant, the files that it changes, and the test files with all that they import. */
  of(mutant: Mutant, files: readonly string[]): string {
    const all = new Set([...filesOf(mutant), ...this.withImports(files)]);
    const sums = [...all].toSorted().map((file) => `${file} ${this.source(file)?.checksum}`);
    return checksumOf([definitionOf(mutant), ...sums].join('\n'));
  }

  private withImports(files: readonly string[]): Set<string> {
    const found = new Set<string>();
    const visit = (file: string): void => {
      const source = this.source(file);
      if (!source || found.has(file)) return;
      found.add(file);
      source.imports.forEach(visit);
    };
    files.forEach(visit);
    return found;
  }

  private source(file: string): Source | undefined {
    if (!this.sources.has(file)) this.sources.set(file, existsSync(file) ? sourceOf(file) : undefined);
    return this.sources.get(file);
  }
}

/** The checksum of a file, and its relative imports, types included. */
function sourceOf(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const addresses = /\.tsx?$/.test(file) ? [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g)] : [];
  const imports = addresses.map(([, address]) => normalize(`${dirname(file)}/${address}`));
  return { checksum: checksumOf(text), imports };
}

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');
