/*
 * Ends the service worker of an earlier site at this address, whose visitors would see that site for ever: browsers look
 * for a new version under the old name, and keep the old one where there is none.
 */
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url);
}
