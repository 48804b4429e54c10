import { buildSite } from './build-site.ts';
import { startEmbeddedRelay } from './embedded-relay.ts';
import { serve } from './serve.ts';

const outDir = '.cache/embedded';
const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${process.env.PORT}"; it must be a number from 0 to 65535.`);
  process.exit(1);
}

/** The site's address, once it has one. */
const siteOrigins: string[] = [];
const relay = await startEmbeddedRelay(port === 0 || port === 65_535 ? 0 : port + 1, siteOrigins);
const throughRelay = process.env.RELAY === 'on';
if (throughRelay) process.env.VITE_EMAIL_API_URL = relay.origin;
await buildSite({ outDir, mode: 'embedded' });
const { origin } = await serve(outDir, port).catch((error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'something else listens there' : error.message;
  console.error(`Port ${port} cannot be used: ${reason}. Name another one in PORT.`);
  process.exit(1);
});
siteOrigins.push(origin);
console.log(`Sangam with embedded services: ${origin}
Nothing leaves this machine. E-mails that would have left stand in the browser's console; embedded.emails() lists them.`);
console.log(
  throughRelay
    ? `E-mails go to the relay, ${relay.origin}, and from there to the mocked provider: its log stands here.`
    : `The relay, with the mocked provider: ${relay.origin}. RELAY=on npm start points the site at it.`,
);
