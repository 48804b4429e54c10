import { readAddresses } from '../../build/hosting/addresses.ts';
import { pageMetadataAt, pages } from '../../src/content/pages.ts';
import { paths } from '../../src/content/paths.ts';
import { checkEmpty } from '../checks.ts';
import { expect, getOrigin, test } from '../gate-test.ts';

/** The service worker of a former site at this address: it answers every request itself, without asking the host. */
const EARLIER_SERVICE_WORKER = `addEventListener('fetch', (event) => event.respondWith(
  new Response('<title>Earlier</title>', { headers: { 'content-type': 'text/html' } })))`;

test.describe('addresses', () => {
  test('every row of addresses.yaml', async ({ request, visitor: { page, visit } }) => {
    const nameOf = new Map(Object.entries(paths).map(([name, path]) => [path as string, name]));
    const leadTo = async (address: string, title: string) => {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, address);
      await page.waitForFunction((shown) => document.title === shown, title, { timeout: 3000 });
    };
    const wrong: string[] = [];
    // The hydration of `//contact-us` fails if the router does not read this address as the host does.
    await visit(`/${paths.contact}`);
    for (const { name, address, answer } of readAddresses()) {
      const url = getOrigin() + address;
      // Browsers rewrite dot segments and control characters, so no browser would request this address.
      if (new URL(url).href !== url) continue;
      const reply = await request.get(url);
      const canonical = /"canonical" href="([^"]+)/.exec(await reply.text());
      const { title, path } = canonical ? pageMetadataAt(new URL(canonical[1]!).pathname) : pages.notFound;
      const moved = reply.url() !== url && reply.url().slice(getOrigin().length).split('#')[0];
      const given = moved || (reply.ok() ? nameOf.get(path)! : String(reply.status()));
      if (!answer.split(' or ').includes(given)) wrong.push(`${name}: ${given}, not ${answer}`);
      const other = path === paths.terms ? pages.company : pages.terms;
      await leadTo(getOrigin() + other.path, other.title);
      await leadTo(url, title).catch(() => wrong.push(`${name}: the router shows another page`));
    }
    checkEmpty('Each address is answered as the list of addresses says', wrong);
  });

  test('the service worker of an earlier site', async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    const html = { contentType: 'text/html', body: '<title>Earlier</title>' };
    const script = { contentType: 'text/javascript', body: EARLIER_SERVICE_WORKER };
    await context.route(`${getOrigin()}/`, (route) => route.fulfill(html));
    await context.route('**/service-worker.js', (route) => route.fulfill(script));
    await page.goto(getOrigin());
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js');
      await navigator.serviceWorker.ready;
    });
    await page.goto(getOrigin());
    await expect(page).toHaveTitle('Earlier');
    await context.unrouteAll();
    await page.goto(getOrigin());
    await expect(page, 'the file at its address removes it and reloads the page').toHaveTitle(
      pages.home.title,
    );
    await context.close();
  });
});
