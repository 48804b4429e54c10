import { useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { pageMetadataAt } from '../content/pages.ts';
import { metadataOf } from './page-metadata.ts';

/** The head's prerendered tags, selected before React adds the same tags. */
const prerenderedTags = import.meta.env.SSR
  ? []
  : document.head.querySelectorAll('title, title ~ meta, title ~ [rel=canonical], title ~ [type$=json]');

/** Renders the tags of the page's head. When mounted, it removes the prerendered ones, which would be duplicates. */
export default function Head({ path }: { path: string }) {
  useLayoutEffect(() => {
    for (const element of prerenderedTags) element.remove();
  }, []);

  const { title, metas, links, structured } = metadataOf(pageMetadataAt(path));
  return (
    <HelmetProvider>
      <Helmet
        title={title}
        meta={metas}
        link={links}
        script={structured.map((json) => ({ type: 'application/ld+json', innerHTML: json }))}
      />
    </HelmetProvider>
  );
}
