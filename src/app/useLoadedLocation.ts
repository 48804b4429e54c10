import { useLayoutEffect, useMemo, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { notFoundRoute, routeOf } from './routes.ts';

/**
 * The location whose screen is shown, with the route's path. After a navigation it stays the former location until the
 * code of the new page is loaded.
 */
export function useLoadedLocation(): Location {
  const address = useLocation();
  const route = routeOf(address.pathname);
  const location = useMemo(
    // Use the route's path: the address may be `//privacy-policy`, which in a link means the host `privacy-policy`.
    () => (route === notFoundRoute ? address : { ...address, pathname: route.path }),
    [address, route],
  );
  const [former, setFormer] = useState(location);
  const { isLoaded, preload } = route;

  useLayoutEffect(() => {
    let isLeft = false;
    const show = () => {
      if (!isLeft) setFormer(location);
    };
    // Also show a page that cannot be loaded: rendering it fails, which shows the error page.
    preload().then(show, show);
    return () => {
      isLeft = true;
    };
  }, [location, preload]);

  return isLoaded() ? location : former;
}
