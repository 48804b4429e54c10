import { useLayoutEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { routeOf } from './routes.ts';

/** The location whose screen is shown: that of the address once its page is loaded; until then the former one stays. */
export function useLoadedLocation(): Location {
  const location = useLocation();
  const [former, setFormer] = useState(location);
  const { isLoaded, preload } = routeOf(location.pathname);

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
