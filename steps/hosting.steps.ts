import type { Request } from '@playwright/test';
import { toExpectation } from './support/matching.ts';
import { type DataTable, expect, Then, type World } from './world.ts';

/** An answer of the host; header names are in lower case. */
type HostAnswer = { headers: Record<string, string>; html: string };

/** The host's answer at the address of the open page. */
async function fetchHostAnswer({ page }: World): Promise<HostAnswer> {
  const answer = await page.request.get(page.url());
  return { headers: answer.headers(), html: await answer.text() };
}

/** Compares status, body or headers. "…" in an address means a hash, which is read from the open page. */
Then("the host's answer to {address} has:", async function (path: string, table: DataTable) {
  await expectHostAnswer(this, this.origin + (await findHashedPath(this, path)), table);
});

/** Used by one scenario: no other needs this step, because the host has one rule for the files of all pages (10.1). */
Then("the host's answer to every file of the page has:", async function (table: DataTable) {
  const files = new Set<string>();
  const note = (request: Request) => files.add(request.url());
  this.page.on('request', note);
  await this.page.reload();
  await this.waitUntilReady();
  // Later scenarios reuse the page: remove the listener.
  this.page.off('request', note);
  const own = [...files].filter((file) => file.startsWith(this.origin));
  expect(own.length).toBeGreaterThan(2);
  for (const file of own) await expectHostAnswer(this, file, table);
});

/** Used by one scenario: no other needs this step, because one outline compares the policies of all pages (10.2). */
Then("the page's policy allows:", async function (table: DataTable) {
  const policy = readContentPolicy(await fetchHostAnswer(this));
  const directives = [...policy].map(([name, sources]) => [
    name,
    sources.replace(/'sha256-[^']+'/g, '1 checksum'),
  ]);
  expect(Object.fromEntries(directives)).toEqual(table.rowsHash());
});

/** The directives of a page's content security policy, from the host's header and from the page itself. */
function readContentPolicy({ headers, html }: HostAnswer): Map<string, string> {
  const own = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const directives = `${own}; ${headers['content-security-policy'] ?? ''}`
    .split(';')
    .map((one) => one.trim());
  return new Map(
    directives.filter(Boolean).map((directive) => {
      const [name, ...sources] = directive.split(/\s+/);
      return [name!, sources.join(' ')];
    }),
  );
}

async function expectHostAnswer({ page }: World, address: string, table: DataTable): Promise<void> {
  const answer = await page.request.get(address, { maxRedirects: 0 });
  const facts: Record<string, string> = {
    ...answer.headers(),
    status: String(answer.status()),
    body: (await answer.body()).toString('latin1'),
  };
  for (const [name, cell] of table.raw())
    expect(facts[name!], `${name} of ${address}`).toEqual(toExpectation(cell!));
}

async function findHashedPath(world: World, path: string): Promise<string> {
  if (!path.includes('…')) return path;
  const [start, end] = path.split('…');
  const { html } = await fetchHostAnswer(world);
  return html.match(new RegExp(`${start}[\\w-]+${end!.replaceAll('.', '\\.')}`))![0];
}
