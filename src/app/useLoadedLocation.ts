import { useLayoutEffect, useMemo, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { notFound, routeOf } from './routes.ts';

/**
 * The location whose screen is shown, with the page's own path: that of the address once its page is loaded; until then
 * the former one stays.
 */
export function useLoadedLocation(): Location {
  const address = useLocation();
  const route = routeOf(address.pathname);
  const location = useMemo(
    // A link made of the path `//privacy-policy` would lead to a host of that name.
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
