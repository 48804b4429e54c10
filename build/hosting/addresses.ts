import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A row of the table: the address that a client sends, and the answer of every host and of the router. */
export type Address = { name: string; address: string; answer: string };

/** Reads `addresses.yaml`, which explains itself. */
export function readAddresses(): Address[] {
  const table = parse(readFileSync('build/hosting/addresses.yaml', 'utf8')) as Record<
    string,
    string | number
  >;
  return Object.entries(table).map(([name, answer]) => ({
    name,
    address: name.replace(/<(\d+)>/g, (_, letters) => 'a'.repeat(Number(letters))),
    answer: String(answer),
  }));
}
