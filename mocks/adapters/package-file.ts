import { readFile } from 'node:fs/promises';

const modules = new URL('../../node_modules/', import.meta.url);

/** Reads a file of an installed package from disk, by its path below node_modules. */
export const readPackageFile = (path: string): Promise<string> => readFile(new URL(path, modules), 'utf8');
