import { createServer, type Server } from 'node:http';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site as a static host does: an address without its `.html`, and `404.html` with status 404 for
 * any other. Port 0 takes a free one.
 */
export async function serve(directory: string, port: number): Promise<{ origin: string; server: Server }> {
  const files = sirv(directory, { etag: true, extensions: ['html'] });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      createReadStream(join(directory, '404.html')).pipe(response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, server };
}
