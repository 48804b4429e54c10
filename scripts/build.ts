import { mkdir, writeFile } from 'node:fs/promises';
import { createBillOfMaterials } from '../build/bill-of-materials.ts';
import { loadEnv } from 'vite';
import { buildSite } from '../build/build-site.ts';
import { parseCommandLine } from '../harness/command-line.ts';

const OUT = 'dist';

parseCommandLine('npm run build', {});

if (loadEnv('production', '.').VITE_EMAIL_API_KEY)
  console.warn(
    'VITE_EMAIL_API_KEY is set: this build shows that key to every visitor, and an e-mail that fails is lost. The relay (see relay/README.md) keeps both.',
  );
await buildSite({ outDir: OUT });
await mkdir(`${OUT}/.well-known`, { recursive: true });
await writeFile(`${OUT}/.well-known/sbom`, createBillOfMaterials());
