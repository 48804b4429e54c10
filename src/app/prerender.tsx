import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { pageAt } from '../content/pages.ts';
import { metadataOf } from './metadata.ts';
import { PRERENDERED } from './prerendered.ts';
import { notFound, type Route, routes } from './routes.ts';

export { policyOf } from './policy.ts';

/** Every page as the build writes it; the last one answers every address that no route has. */
export async function renderAll() {
  return Promise.all(
    [...routes, notFound].map(async (route) => {
      const { name, description, index, url, image } = metadataOf(pageAt(route.path));
      return {
        path: route.path,
        name,
        description,
        index,
        url,
        image,
        module: route.module,
        ...(await render(route)),
      };
    }),
  );
}

/** The HTML of one route: tags for the head, and the body's content as the browser hydrates it. */
async function render(route: Route): Promise<{ head: string; app: string }> {
  await route.preload();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={route.path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Everything in its place: React would put late parts behind the rest, with a script that moves them.
    { progressiveChunkSize: Infinity },
  );
  return { head: headOf(route), app: await text(prelude) };
}

function headOf({ path }: Route): string {
  const { title, metas, links, structured } = metadataOf(pageAt(path));
  const mark = { [PRERENDERED]: '' };
  return renderToStaticMarkup(
    <>
      <title {...mark}>{title}</title>
      {metas.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} {...mark} />
      ))}
      {links.map((attributes) => (
        <link key={attributes.rel} {...attributes} {...mark} />
      ))}
      {structured.map((thing) => (
        <script
          key={thing}
          type="application/ld+json"
          // JSON may hold a slash of a closing tag; escaped it is the same JSON.
          dangerouslySetInnerHTML={{ __html: thing.replaceAll('<', '\\u003c') }}
          {...mark}
        />
      ))}
    </>,
  );
}
