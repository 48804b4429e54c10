import { identity } from '../src/content/site-identity.ts';
import type { RenderedPage } from './rendered-page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days until security.txt expires, if the site is not built again. RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 360;

/** Contents, by file name, of the files for crawlers, browsers and people who report security problems. */
export function renderSiteFiles(pages: readonly RenderedPage[], builtAt: Date): Record<string, string> {
  const listed = pages.filter(({ index }) => index);
  const { origin } = new URL(pages[0]!.url);
  return {
    'sitemap.xml': renderSitemap(listed),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    'site.webmanifest': JSON.stringify(webManifest, null, 2),
    '.well-known/security.txt': renderSecurityText(origin, builtAt),
    'llms.txt': renderLlmsText(listed),
  };
}

function renderSitemap(pages: readonly RenderedPage[]): string {
  const entries = pages.map(({ url }) => `  <url><loc>${url}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

const webManifest = {
  name: identity.name,
  short_name: identity.name,
  description: identity.tagline,
  lang: 'en-IN',
  start_url: '/',
  display: 'browser',
  background_color: '#fbf9f4',
  theme_color: '#0d1b2a',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

function renderSecurityText(origin: string, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + SECURITY_TXT_DAYS * DAY_MS).toISOString();
  return `Contact: mailto:${identity.securityEmail}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}

/** An overview of the site for language models (llmstxt.org). */
function renderLlmsText(pages: readonly RenderedPage[]): string {
  const list = (heading: string, listed: readonly RenderedPage[]) =>
    `\n## ${heading}\n\n${listed.map(({ name, url, description }) => `- [${name}](${url}): ${description}\n`).join('')}`;
  const products = pages.filter(({ path }) => path.startsWith('/product/'));
  const others = pages.filter((page) => !products.includes(page));
  return `# ${identity.name}\n\n> ${identity.tagline}.\n${list('Products', products)}${list('Pages', others)}`;
}
