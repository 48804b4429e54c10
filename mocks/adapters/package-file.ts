import { readFile } from 'node:fs/promises';

const nodeModules = new URL('../../node_modules/', import.meta.url);

/** Reads a file of an installed package from disk, by its path below node_modules. */
export const readPackageFile = (path: string) => readFile(new URL(path, nodeModules), 'utf8');
