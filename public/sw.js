/*
 * Removes a service worker that an earlier site at this address registered under this name. Without this file browsers
 * would find no update of that worker and keep it, and it could show visitors the earlier site for ever.
 */
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(removeWorker()));

async function removeWorker() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url);
}
