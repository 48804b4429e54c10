import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import Head from './Head.tsx';
import { pageMetadataAt } from '../content/pages.ts';
import { metadataOf } from './page-metadata.ts';
import { notFoundRoute, type Route, routes } from './routes.ts';

export { contentPolicyOf } from './policy.ts';

/** Renders all pages for the build; the last one is the not-found page. */
export async function renderAllPages() {
  return Promise.all(
    [...routes, notFoundRoute].map(async (route) => {
      const { name, description, index, url, image } = metadataOf(pageMetadataAt(route.path));
      return {
        path: route.path,
        name,
        description,
        index,
        url,
        image,
        module: route.module,
        ...(await renderRoute(route)),
      };
    }),
  );
}

/** Renders one route: the tags of the head, and the content of `#root` as the browser will hydrate it. */
async function renderRoute(route: Route): Promise<{ head: string; app: string }> {
  await route.preload();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={route.path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // By default React puts the HTML of a large Suspense boundary at the end, with an inline script that moves it.
    { progressiveChunkSize: Infinity },
  );
  return { head: renderToStaticMarkup(<Head path={route.path} />), app: await text(prelude) };
}
