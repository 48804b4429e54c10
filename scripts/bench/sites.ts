import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { buildSite } from '../build-site.ts';

const SITE = '.cache/bench/site';
const TWIN = '.cache/bench/twin';

/** A site that is served compressed, as a host does. */
export type Served = { origin: string; directory: string; close(): void };

/** The production site and its twin, the same pages with their scripts removed, each on a port of its own. */
export async function serveWithTwin(): Promise<{ site: Served; twin: Served }> {
  await buildSite({ outDir: SITE });
  await rm(TWIN, { recursive: true, force: true });
  await cp(SITE, TWIN, { recursive: true });
  for await (const file of glob(`${TWIN}/**/*.html`)) {
    const html = await readFile(file, 'utf8');
    // Structured data is no script, though it stands in an element of that name.
    await writeFile(
      file,
      html.replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, ''),
    );
  }
  return { site: await serveCompressed(SITE), twin: await serveCompressed(TWIN) };
}

async function serveCompressed(directory: string): Promise<Served> {
  for await (const file of glob(`${directory}/**/*.{html,css,js,svg,txt,xml,webmanifest}`)) {
    const content = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  const files = sirv(directory, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    directory,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
