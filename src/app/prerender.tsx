import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { metadataOf } from './metadata.ts';
import { notFound, type Route, routes } from './routes.ts';

/** The addresses that the build writes, each as a file of its own; the last one answers every other address. */
export const prerendered = [...routes, notFound].map(({ meta }) => meta.path);

/** The HTML of one route: tags for the head, and the body's content as the browser hydrates it. */
export async function render(path: string): Promise<{ head: string; app: string }> {
  const route = [...routes, notFound].find(({ meta }) => meta.path === path)!;
  await route.preload();
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  // React puts the head's tags before the content; they stand in the real head already.
  return { head: headOf(route), app: markup.replace(/^(<(title|meta|link)\b[^>]*>([^<]*<\/title>)?)+/, '') };
}

function headOf({ meta }: Route): string {
  const { title, metas, links } = metadataOf(meta);
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      {metas.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
      {links.map((attributes) => (
        <link key={attributes.rel} {...attributes} />
      ))}
    </>,
  );
}
