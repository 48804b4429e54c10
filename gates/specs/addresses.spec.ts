import { readAddresses } from '../../build/hosting/addresses.ts';
import { pageAt, pages } from '../../src/content/pages.ts';
import { paths } from '../../src/content/paths.ts';
import { checkNone } from '../checks.ts';
import { getOrigin, test } from '../gate-test.ts';

test.describe('addresses', () => {
  test('of the table', async ({ request, visitor: { page, visit } }) => {
    const nameOf = new Map(Object.entries(paths).map(([name, path]) => [path as string, name]));
    const leadTo = async (address: string, title: string) => {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, address);
      await page.waitForFunction((shown) => document.title === shown, title, { timeout: 3000 });
    };
    const wrong: string[] = [];
    // As the first page it is also hydrated, which fails where the router reads the address in another way.
    await visit(`/${paths.contact}`);
    for (const { name, address, answer } of readAddresses()) {
      const url = getOrigin() + address;
      // Browsers ask for another address where there are dots or control characters.
      if (new URL(url).href !== url) continue;
      const reply = await request.get(url);
      const canonical = /"canonical" href="([^"]+)/.exec(await reply.text());
      const { title, path } = canonical ? pageAt(new URL(canonical[1]!).pathname) : pages.notFound;
      const moved = reply.url() !== url && reply.url().slice(getOrigin().length).split('#')[0];
      const given = moved || (reply.ok() ? nameOf.get(path)! : String(reply.status()));
      if (!answer.split(' or ').includes(given)) wrong.push(`${name}: ${given}, not ${answer}`);
      const other = path === paths.terms ? pages.company : pages.terms;
      await leadTo(getOrigin() + other.path, other.title);
      await leadTo(url, title).catch(() => wrong.push(`${name}: not the router’s page`));
    }
    checkNone('Each address is answered as addresses.yaml says', wrong);
  });
});
