import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Footer } from '../components/Footer/Footer.tsx';
import { Header } from '../components/Header/Header.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { useRouteScroll } from '../hooks/useRouteScroll.ts';
import { useSlideIn } from '../hooks/useSlideIn.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Hydrated } from './Hydrated.tsx';
import { Metadata } from './Metadata.tsx';
import { notFound, routeOf, routes } from './routes.ts';
import { useDisplayFace } from './useDisplayFace.ts';
import { useRouteFocus } from './useRouteFocus.ts';

/** The whole site inside a router. */
export function App() {
  const { pathname } = useLocation();
  const { framed, path } = routeOf(pathname);

  return (
    <>
      <ErrorBoundary>
        <Site pathname={pathname} framed={framed} />
      </ErrorBoundary>
      <Metadata path={path} />
    </>
  );
}

/** The frame, and in it the screen of the address. */
function Site({ pathname, framed }: { pathname: string; framed: boolean }) {
  useRouteScroll();
  useRouteFocus();
  useSlideIn();
  useDisplayFace();

  return (
    <>
      <SkipLink />
      {framed && <Header key={pathname} />}
      <main id="main" tabIndex={-1}>
        {/* Outside of what a route change replaces: the former screen stays until the next one's code is there. */}
        <Suspense>
          <ErrorBoundary key={pathname}>
            <Routes>
              {routes.map(({ path: each, Page }) => (
                <Route key={each} path={each} element={<Page />} />
              ))}
              <Route path="*" element={<notFound.Page />} />
            </Routes>
            <Hydrated />
          </ErrorBoundary>
        </Suspense>
      </main>
      {framed && <Footer />}
    </>
  );
}
