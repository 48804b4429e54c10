import { type DataTable, expect, Then, RETRY_OPTIONS } from './world.ts';
import { readMetadata } from '../harness/locators/page.ts';

type Metadata = Awaited<ReturnType<typeof readMetadata>>;

const SITE_ORIGIN = 'https://www.sangam.example';

Then('its only title, description and canonical URL are:', async function (table: DataTable) {
  await expect.poll(async () => joinDuplicateTags(await readMetadata(this.page))).toEqual(table.rowsHash());
});

Then(
  'its preview tags and WebPage metadata say the same, with the image {string}',
  async function (image: string) {
    await expect(async () =>
      expectPreviewTags(await readMetadata(this.page), `${SITE_ORIGIN}${image}`),
    ).toPass(RETRY_OPTIONS);
  },
);

/** The title, description and canonical URL. Two of one kind are joined, so the comparison of the step fails. */
function joinDuplicateTags({ titles, descriptions, canonicals }: Metadata) {
  return {
    title: titles.join(' AND '),
    description: descriptions.join(' AND '),
    'canonical URL': canonicals.join(' AND '),
  };
}

/** Expects each preview tag and the WebPage metadata once, with the page's own title, description and address. */
function expectPreviewTags(page: Metadata, image: string): void {
  const { title, description, 'canonical URL': url } = joinDuplicateTags(page);
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
  });
  expect(page.previews).toHaveLength(10);
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
