import { readFile } from 'node:fs/promises';

/** Reads a source that passes no bundler, named relative to the project, as text. */
export const readSource = (file: string): Promise<string> => readFile(file, 'utf8');
