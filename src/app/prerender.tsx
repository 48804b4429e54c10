import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { metadataOf } from './metadata.ts';
import { PRERENDERED } from './prerendered.ts';
import { notFound, type Route, routes } from './routes.ts';

/** Every page as the build writes it; the last one answers every address that no route has. */
export async function renderAll() {
  return Promise.all(
    [...routes, notFound].map(async (route) => {
      const { name, description, index, url, image } = metadataOf(route.meta);
      return {
        path: route.meta.path,
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
  const app = renderToString(
    <StrictMode>
      <StaticRouter location={route.meta.path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  return { head: headOf(route), app };
}

function headOf({ meta }: Route): string {
  const { title, metas, links, structured } = metadataOf(meta);
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
