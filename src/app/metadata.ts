import { identity } from '../content/identity.ts';
import type { PageMeta } from '../content/types.ts';
import { settings } from '../services/settings.ts';

/** Marks the tags that a page came with, until the site manages its head itself. */
export const PRERENDERED = 'data-prerendered';

type MetaTag = { name?: string; property?: string; content: string };

/** Everything a page says about itself to browsers, search engines and link previews (2). */
export function metadataOf({ path, title, description, index = true }: PageMeta) {
  const url = settings.siteUrl + path;
  const image = `${settings.siteUrl}/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
  const metas: MetaTag[] = [
    { name: 'description', content: description },
    { name: 'robots', content: index ? 'index, follow' : 'noindex' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: identity.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
  const structured = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    url,
    inLanguage: 'en-IN',
    isPartOf: { '@type': 'WebSite', name: identity.name, url: `${settings.siteUrl}/` },
  });
  return { title, metas, links: [{ rel: 'canonical', href: url }], structured };
}
