import { expect, type DataTable, Then, UNTIL_TRUE, When, type World } from './world.ts';
import { metadata as metadataOf } from '../harness/locators/page.ts';

type Metadata = Awaited<ReturnType<typeof metadataOf>>;

const SITE = 'https://www.sangam.example';

Then('its only title, description and canonical URL are:', async function (table: DataTable) {
  await expect.poll(async () => onlyOnes(await metadataOf(this.page))).toEqual(table.rowsHash());
});

const remembered = new WeakMap<World, Metadata>();

When('they remember what the page says of itself', async function () {
  remembered.set(this, await metadataOf(this.page));
});

Then('the page says of itself what they remember', async function () {
  expect(await metadataOf(this.page)).toEqual(remembered.get(this));
});

Then(
  'the HTML of each address has only this title, description and canonical URL:',
  async function (table: DataTable) {
    const said = await hostsMetadata(this, table);
    expect(said.map(({ address, metadata }) => ({ address, ...onlyOnes(metadata) }))).toEqual(table.hashes());
  },
);

Then(
  'the HTML of each address carries its preview tags and WebPage metadata:',
  async function (table: DataTable) {
    for (const { image, metadata } of await hostsMetadata(this, table)) {
      expectPreviews(metadata, `${SITE}${image!}`);
      const { headers, status } = await pictureAt(this, image!);
      expect({ status, type: headers['content-type'] }, image).toEqual({ status: 200, type: 'image/png' });
    }
  },
);

Then(
  'its preview tags and WebPage metadata say the same, with the image {string}',
  async function (image: string) {
    await expect(async () => expectPreviews(await metadataOf(this.page), `${SITE}${image}`)).toPass(
      UNTIL_TRUE,
    );
  },
);

/** What the host's bare answers say; read in a tab of its own, where no page's policy forbids parts of another. */
async function hostsMetadata(world: World, table: DataTable) {
  const tab = await world.page.context().newPage();
  world.journal.expected.add(tab);
  const said = table.hashes().map(async ({ address, image }) => {
    const answer = await world.page.request.get(world.origin + address);
    return { address, image, metadata: await metadataOf(tab, await answer.text()) };
  });
  return Promise.all(said).finally(() => tab.close());
}

async function pictureAt(world: World, path: string) {
  const answer = await world.page.request.get(world.origin + path);
  return { headers: answer.headers(), status: answer.status() };
}

/** The texts of the kinds of which a page has one each; joined where it wrongly has more. */
function onlyOnes({ titles, descriptions, canonicals }: Metadata) {
  return {
    title: titles.join(' AND '),
    description: descriptions.join(' AND '),
    'canonical URL': canonicals.join(' AND '),
  };
}

/** Each preview tag and the structured metadata once, and in them the page's own words and address. */
function expectPreviews(page: Metadata, image: string): void {
  const { title, description, 'canonical URL': url } = onlyOnes(page);
  expect(Object.fromEntries(page.previews)).toEqual({
    'og:type': 'website',
    'og:site_name': 'Sangam',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
  });
  expect(page.previews).toHaveLength(13);
  const pages = page.structured.filter((thing) => thing['@type'] === 'WebPage');
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({
    '@type': 'WebPage',
    name: title,
    description,
    url,
    inLanguage: 'en-IN',
  });
}
