import { describe, expect, it } from 'vitest';
import { pages } from '../../content/pages.ts';
import { products } from '../../content/products/products.ts';
import { createStructuredData } from '../structured-data.ts';

type Json = Record<string, unknown>;

/** Properties that search engines require of each type, beyond the compiler's check against schema.org's vocabulary. */
const requiredProperties: Record<string, readonly string[]> = {
  WebPage: ['name', 'description', 'url', 'inLanguage', 'isPartOf'],
  Organization: ['name', 'url', 'logo', 'email', 'telephone', 'address', 'foundingDate', 'sameAs'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'url', 'serviceType', 'provider', 'areaServed'],
};

const structuredDataOf = (page: keyof typeof pages) => createStructuredData(pages[page]) as unknown as Json[];
const typesOn = (page: keyof typeof pages) => structuredDataOf(page).map((thing) => thing['@type']);
const allStructuredData = Object.keys(pages).flatMap((page) => structuredDataOf(page as keyof typeof pages));

describe('structured data', () => {
  it('describes each page as a WebPage, once', () => {
    for (const page of Object.keys(pages) as (keyof typeof pages)[])
      expect(typesOn(page).filter((type) => type === 'WebPage')).toHaveLength(1);
  });

  it('has the company on the home page, breadcrumbs elsewhere, and each product on its page', () => {
    expect(typesOn('home')).toEqual(['WebPage', 'Organization']);
    expect(typesOn('company')).toEqual(['WebPage', 'BreadcrumbList']);
    for (const { slug } of products) expect(typesOn(slug)).toEqual(['WebPage', 'BreadcrumbList', 'Service']);
    expect(typesOn('notFound')).toEqual(['WebPage']);
  });

  it('has the required properties of each type, and no empty ones', () => {
    for (const thing of allStructuredData) {
      const needs = requiredProperties[thing['@type'] as string]!;
      for (const property of needs) expect(thing[property], `${thing['@type']}.${property}`).toBeTruthy();
      expect(thing['@context']).toBe('https://schema.org');
      expect(JSON.stringify(thing)).not.toMatch(/""|\{\}|null|undefined/);
    }
  });

  it('has neither a price nor a rating', () => {
    expect(JSON.stringify(allStructuredData)).not.toMatch(/offers|price|rating|review/i);
  });

  it('numbers the breadcrumbs from the home page', () => {
    const [, breadcrumbs] = structuredDataOf('finsense');
    expect(breadcrumbs!.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Sangam', item: 'https://www.sangam.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Finsense',
        item: 'https://www.sangam.example/product/finsense',
      },
    ]);
  });

  it('uses the same id for the company everywhere', () => {
    const ids = allStructuredData.flatMap((thing) =>
      [thing['@id'], (thing.provider as Json)?.['@id']].filter(Boolean),
    );
    expect(new Set(ids)).toEqual(new Set(['https://www.sangam.example/#organization']));
  });
});
