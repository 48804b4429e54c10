import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A row of `addresses.yaml`: a requested address, and the answer that every host and the site's router must give. */
export type AddressRow = { name: string; address: string; answer: string };

/** Reads `addresses.yaml`; its first comment describes the format. */
export function readAddresses(): AddressRow[] {
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
