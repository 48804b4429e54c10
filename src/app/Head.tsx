import { useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { pageAt } from '../content/pages.ts';
import { metadataOf } from './page-metadata.ts';
import { PRERENDERED } from './prerendered.ts';

/** Renders the tags of the page's head. When mounted, it removes the prerendered ones, which would be duplicates. */
export default function Head({ path }: { path: string }) {
  useLayoutEffect(() => {
    for (const element of document.querySelectorAll(`[${PRERENDERED}]`)) element.remove();
  }, []);

  const { title, metas, links, structured } = metadataOf(pageAt(path));
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        {metas.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
        {links.map((attributes) => (
          <link key={attributes.rel} {...attributes} />
        ))}
        {structured.map((thing) => (
          <script key={thing} type="application/ld+json">
            {thing}
          </script>
        ))}
      </Helmet>
    </HelmetProvider>
  );
}
