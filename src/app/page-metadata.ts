import { identity } from '../content/site-identity.ts';
import { paths } from '../content/paths.ts';
import type { PageMeta } from '../content/content-types.ts';
import { settings } from '../services/settings.ts';
import { createStructuredData, removeSiteName } from './structured-data.ts';

type MetaTag = { name?: string; property?: string; content: string };

/** All metadata of a page, for browsers, search engines and link previews (2.6, 2.7). */
export function metadataOf(meta: PageMeta) {
  const { path, title, description, index = true } = meta;
  const url = settings.siteUrl + path;
  const image = `${settings.siteUrl}/social/${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
  const metas: MetaTag[] = [
    { name: 'description', content: description },
    { name: 'robots', content: index ? 'index, follow' : 'noindex' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: identity.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    // X takes all else from the tags above.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  // Escape each < in the JSON: otherwise a text with </script> would end the script element.
  const structured = createStructuredData(meta).map((thing) =>
    JSON.stringify(thing).replaceAll('<', '\\u003c'),
  );
  return {
    title,
    name: removeSiteName(title),
    description,
    index,
    url,
    image,
    metas,
    links: [{ rel: 'canonical', href: url }],
    structured,
  };
}
