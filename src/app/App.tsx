import { memo, Suspense } from 'react';
import { Footer } from '../components/Footer/Footer.tsx';
import { Header } from '../components/Header/Header.tsx';
import { CurrentPage } from '../components/NavigationLink/CurrentPage.tsx';
import { Offline } from '../components/Offline/Offline.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { useRouteScroll } from '../hooks/useRouteScroll.ts';
import { ShownLocation } from '../hooks/useShownLocation.ts';
import { useSlideIn } from '../hooks/useSlideIn.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Hydrated } from './Hydrated.tsx';
import { Metadata } from './Metadata.tsx';
import { type Route, routeOf } from './routes.ts';
import { useLinks } from './useLinks.ts';
import { useLoadedLocation } from './useLoadedLocation.ts';
import { usePreparedPages } from './usePreparedPages.ts';
import { useRouteFocus } from './useRouteFocus.ts';

/** The whole site; it must be rendered inside a router. */
export function App() {
  const shown = useLoadedLocation();
  const { pathname } = shown;
  const route = routeOf(pathname);
  useLinks();

  return (
    <ShownLocation value={shown}>
      <ErrorBoundary>
        <SiteScreen pathname={pathname} route={route} />
      </ErrorBoundary>
      <Metadata path={route.path} />
    </ShownLocation>
  );
}

/** The screen of a route, with header and footer if the route has them. */
const SiteScreen = memo(({ pathname, route: { path, framed, Page } }: { pathname: string; route: Route }) => {
  useRouteScroll();
  useRouteFocus();
  useSlideIn();
  usePreparedPages();

  return (
    <CurrentPage path={path}>
      <SkipLink />
      {framed && <Header />}
      <main id="main" tabIndex={-1}>
        <Suspense>
          <ErrorBoundary key={pathname}>
            {/* routes.ts chooses the page, because react-router matches no address with a line break (%0A). */}
            <Page />
            <Hydrated whole />
          </ErrorBoundary>
        </Suspense>
      </main>
      {framed && <Footer />}
      <Offline />
    </CurrentPage>
  );
});
