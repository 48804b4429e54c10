import { readFile } from 'node:fs/promises';

/** Reads a source file that does not pass through Vite, by its path relative to the project. */
export const readSource = (file: string): Promise<string> => readFile(file, 'utf8');
