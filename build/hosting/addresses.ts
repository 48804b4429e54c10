import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** An address of the table, as a client sends it, and what every host and the router answer. */
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
