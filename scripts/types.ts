import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import { commandLine } from '../harness/command-line.ts';

const SERVICES = ['email', 'data'];
const BANNER =
  '/* Written by `npm run types` from the contract of the same name in contracts. Do not edit. */';

/**
 * Writes the types of the services that answer in JSON from their contracts; with `--check` only compares, so that
 * a contract and the site cannot drift apart unseen.
 */
const { check } = commandLine('npm run types -- [--check]', {
  options: { check: { type: 'boolean' } },
}).values;
const drifted: string[] = [];
await mkdir('contracts/types', { recursive: true });
for (const service of SERVICES) {
  const { components } = JSON.parse(await readFile(`contracts/${service}.json`, 'utf8'));
  const schema = { title: 'Contract', $defs: components.schemas, components, not: {} };
  const types = await compile(schema as object, 'Contract', {
    bannerComment: BANNER,
    additionalProperties: true,
    unreachableDefinitions: true,
    format: true,
    style: { singleQuote: true, printWidth: 110 },
  });
  const written = types.replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '');
  const file = `contracts/types/${service}.ts`;
  if (!check) await writeFile(file, written);
  else if ((await readFile(file, 'utf8')) !== written) drifted.push(file);
}
if (drifted.length) {
  console.error(`${drifted.join(', ')} differs from its contract: run "npm run types".`);
  process.exit(1);
}
