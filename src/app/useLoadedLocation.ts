import { useLayoutEffect, useMemo, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { notFound, routeOf } from './routes.ts';

/**
 * The location whose screen is shown, with the route's path. After a navigation it stays the former location until the
 * code of the new page is loaded.
 */
export function useLoadedLocation(): Location {
  const address = useLocation();
  const route = routeOf(address.pathname);
  const location = useMemo(
    // Use the route's path: the address may be `//privacy-policy`, and a link to that would open a host of this name.
    () => (route === notFound ? address : { ...address, pathname: route.path }),
    [address, route],
  );
  const [former, setFormer] = useState(location);
  const { isLoaded, preload } = route;

  useLayoutEffect(() => {
    let isLeft = false;
    const show = () => {
      if (!isLeft) setFormer(location);
    };
    // If a page cannot be loaded, the error page is shown.
    preload().then(show, show);
    return () => {
      isLeft = true;
    };
  }, [location, preload]);

  return isLoaded() ? location : former;
}
