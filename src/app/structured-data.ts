import type { BreadcrumbList, Organization, Service, WebPage, WithContext } from 'schema-dts';
import { externalAddresses, identity } from '../content/site-identity.ts';
import { paths } from '../content/paths.ts';
import { productGroups, products } from '../content/products/products.ts';
import type { PageMeta } from '../content/content-types.ts';
import { settings } from '../services/settings.ts';

type StructuredData = WithContext<WebPage | Organization | BreadcrumbList | Service>;

const schemaContext = { '@context': 'https://schema.org' } as const;
const homeUrl = `${settings.siteUrl}/`;
const company = { '@type': 'Organization', '@id': `${homeUrl}#organization`, name: identity.name } as const;

/** A page's structured data by schema.org: the page and the things it is about, each for its own script element. */
export function createStructuredData(meta: PageMeta): StructuredData[] {
  const { path, index = true } = meta;
  const product = products.find(({ cta }) => cta === path);
  return [
    createWebPage(meta),
    ...(path === paths.home ? [createOrganization()] : []),
    ...(path !== paths.home && index ? [createBreadcrumbs(meta)] : []),
    ...(product ? [createService(product)] : []),
  ];
}

/** A page's title without the site's name after it. */
export function removeSiteName(title: string): string {
  return title.replace(` | ${identity.name}`, '');
}

function createWebPage({ path, title, description }: PageMeta): WithContext<WebPage> {
  return {
    ...schemaContext,
    '@type': 'WebPage',
    name: title,
    description,
    url: settings.siteUrl + path,
    inLanguage: 'en-IN',
    isPartOf: { '@type': 'WebSite', name: identity.name, url: homeUrl },
  };
}

function createOrganization(): WithContext<Organization> {
  return {
    ...schemaContext,
    ...company,
    legalName: identity.legalName,
    slogan: identity.tagline,
    url: homeUrl,
    logo: `${homeUrl}icons/512.png`,
    foundingDate: String(identity.founded),
    email: identity.email,
    telephone: identity.phone,
    address: identity.postalAddress,
    sameAs: externalAddresses.social,
  };
}

/** The breadcrumbs from the home page to another page. */
function createBreadcrumbs({ path, title }: PageMeta): WithContext<BreadcrumbList> {
  const name = removeSiteName(title);
  return {
    ...schemaContext,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: identity.name, item: homeUrl },
      { '@type': 'ListItem', position: 2, name, item: settings.siteUrl + path },
    ],
  };
}

/** A Service, not a Product or SoftwareApplication, because search engines require a price or a rating for those. */
function createService(product: (typeof products)[number]): WithContext<Service> {
  return {
    ...schemaContext,
    '@type': 'Service',
    name: product.heading,
    description: product.para,
    url: settings.siteUrl + product.cta,
    serviceType: productGroups[product.group].tab,
    provider: { ...company, url: homeUrl },
    areaServed: { '@type': 'Country', name: identity.market.country },
    audience: { '@type': 'BusinessAudience', audienceType: identity.market.audience },
  };
}
