import { useEffect, useState } from 'react';
import { Helmet } from 'react-helmet-async';
import type { PageMeta } from '../content/types.ts';
import { metadataOf } from './metadata.ts';

/** The head of the page. A change waits for the next animation frame after the route has rendered (9). */
export function Metadata({ meta }: { meta: PageMeta }) {
  const [shown, setShown] = useState(meta);

  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(meta));
    return () => cancelAnimationFrame(frame);
  }, [meta]);

  const { title, metas, links, structured } = metadataOf(shown);
  return (
    <Helmet>
      <title>{title}</title>
      {metas.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
      {links.map((attributes) => (
        <link key={attributes.rel} {...attributes} />
      ))}
      <script type="application/ld+json">{structured}</script>
    </Helmet>
  );
}
