import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Package = {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
};

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> };
const installedPackages = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));
const downloadedPackages = installedPackages.filter(([, { link }]) => !link);
const packageNameOf = (path: string) => path.split('node_modules/').at(-1)!;

/** Licences that require no more than a copy of their text. If a package offers a choice, one must be in this list. */
const PERMISSIVE_LICENCES =
  /^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|\(MIT OR [\w.-]+\)|\(MIT AND Zlib\))$/;

/** Further licences, each with the packages that have it: allowed only for packages that visitors do not download. */
const TOOL_LICENCES: Record<string, string> = {
  'MPL-2.0': 'tools used as they are: lightningcss, axe-core, resvg',
  'Python-2.0': 'an argument parser',
  'PSF-2.0': 'an argument parser',
  'CC-BY-3.0': 'a list of licences',
  'CC-BY-4.0': 'a list of browsers',
  'OFL-1.1': 'the font that the headings use a subset of',
};
const TOOLS_WITHOUT_LICENCE: Record<string, string> = {
  '@wix/': "the provider's SDK, which states no licence: only tests use it, to confirm the contracts",
  'dejavu-fonts-ttf': 'the font of the pictures, under a free licence with its own text',
};

describe('every package of the lock file', () => {
  it('is read from package-lock.json', () => expect(downloadedPackages.length).toBeGreaterThan(300));

  it('has a checksum and no address, so npm uses the configured registry', () => {
    expect(downloadedPackages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(downloadedPackages.filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  it('is installed without running scripts, a week after its release at the earliest', () =>
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7']),
    ));

  it('has a licence that we accept', () => {
    const hasReason = (path: string) =>
      Object.keys(TOOLS_WITHOUT_LICENCE).some((name) => packageNameOf(path).startsWith(name));
    const unfree = downloadedPackages.filter(
      ([path, { license = 'none', dev }]) =>
        !PERMISSIVE_LICENCES.test(license) && !(dev && (license in TOOL_LICENCES || hasReason(path))),
    );
    expect(unfree.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });
});

it('visitors download five libraries, and the relay uses three', () => {
  const names = (file: string) => Object.keys(readJson(file).dependencies).toSorted();
  expect(names('package.json')).toEqual([
    'intl-tel-input',
    'react',
    'react-dom',
    'react-helmet-async',
    'react-router',
  ]);
  expect(names('relay/package.json')).toEqual(['@cfworker/json-schema', 'ipaddr.js', 'zod']);
});
