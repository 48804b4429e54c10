import { expect, type DataTable, Then, type World } from './world.ts';
import { metadata } from '../harness/locators/page.ts';

type Metadata = Awaited<ReturnType<typeof metadata>>;

const SITE = 'https://www.sangam.example';

Then('its only title, description and canonical URL are:', async function (table: DataTable) {
  await expect.poll(async () => onlyOnes(await metadata(this.page))).toEqual(table.rowsHash());
});

Then("they are still the former page's title and canonical URL {string}", async function (url: string) {
  const { titles, canonicals } = await metadata(this.page);
  expect({ titles: titles.length, canonicals }).toEqual({ titles: 1, canonicals: [url] });
});

Then(
  'the HTML of each address has only this title, description and canonical URL:',
  async function (table: DataTable) {
    const actual = await Promise.all(
      table
        .hashes()
        .map(async ({ address }) => ({ address, ...onlyOnes(await hostsMetadata(this, address!)) })),
    );
    expect(actual).toEqual(table.hashes());
  },
);

Then(
  'the HTML of each address carries its preview tags and WebPage metadata:',
  async function (table: DataTable) {
    for (const { address, image } of table.hashes())
      expectPreviews(await hostsMetadata(this, address!), `${SITE}${image!}`);
  },
);

Then(
  'its preview tags and WebPage metadata say the same, with the image {string}',
  async function (image: string) {
    await expect(async () => expectPreviews(await metadata(this.page), `${SITE}${image}`)).toPass({
      timeout: 2000,
    });
  },
);

/** What the host's bare answer says; read on the blank page, where no page's policy forbids parts of another. */
async function hostsMetadata(world: World, address: string): Promise<Metadata> {
  const answer = await world.page.request.get(world.origin + address);
  return metadata(world.page, await answer.text());
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
