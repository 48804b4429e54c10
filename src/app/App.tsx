import { startTransition, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from '../components/Footer/Footer.tsx';
import { Header } from '../components/Header/Header.tsx';
import { Offline } from '../components/Offline/Offline.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { useRouteScroll } from '../hooks/useRouteScroll.ts';
import { useSlideIn } from '../hooks/useSlideIn.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Hydrated } from './Hydrated.tsx';
import { Metadata } from './Metadata.tsx';
import { type Route, routeOf } from './routes.ts';
import { useDisplayFace } from './useDisplayFace.ts';
import { usePreparedPages } from './usePreparedPages.ts';
import { useRouteFocus } from './useRouteFocus.ts';

/** The whole site inside a router. */
export function App() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);

  return (
    <>
      <ErrorBoundary>
        <Site pathname={pathname} route={route} />
      </ErrorBoundary>
      <Metadata path={route.path} />
    </>
  );
}

/** The screen that belongs to the address, with header and footer if its route has them. */
function Site({ pathname, route: { framed, Page } }: { pathname: string; route: Route }) {
  useRouteScroll();
  useRouteFocus();
  useSlideIn();
  useDisplayFace();
  usePreparedPages();
  // A header without the former page's state comes after the paint: the next page must not wait for it (10.21).
  const [painted, setPainted] = useState(pathname);
  useEffect(() => startTransition(() => setPainted(pathname)), [pathname]);

  return (
    <>
      <SkipLink />
      {framed && <Header key={painted} />}
      <main id="main" tabIndex={-1}>
        {/* Outside of the keyed part, so that React keeps the former screen until the code of the next one is loaded. */}
        <Suspense>
          <ErrorBoundary key={pathname}>
            {/* From the table in routes.ts: the router's own patterns match no address with a line break (%0A). */}
            <Page />
            <Hydrated />
          </ErrorBoundary>
        </Suspense>
      </main>
      {framed && <Footer />}
      <Offline />
    </>
  );
}
