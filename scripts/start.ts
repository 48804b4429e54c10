import { buildSite } from './build-site.ts';
import { serve } from './serve.ts';

const outDir = '.cache/embedded';
const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${process.env.PORT}"; it must be a number from 0 to 65535.`);
  process.exit(1);
}

await buildSite({ outDir, mode: 'embedded' });
const { origin } = await serve(outDir, port).catch((error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'something else listens there' : error.message;
  console.error(`Port ${port} cannot be used: ${reason}. Name another one in PORT.`);
  process.exit(1);
});
console.log(`Sangam with embedded services: ${origin}
Nothing leaves this machine. E-mails that would have left stand in the browser's console; embedded.emails() lists them.`);
