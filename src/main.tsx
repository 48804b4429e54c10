import { type ReactNode, startTransition, StrictMode, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { App } from './app/App.tsx';
import { routeOf } from './app/routes.ts';
import { installTrustedTypesPolicy } from './services/trusted-types.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/slide-in.css';
import './styles/no-script.css';
import './styles/button.css';

installTrustedTypesPolicy();

if (import.meta.env.MODE === 'embedded') {
  const { startEmbeddedServices } = await import('../mocks/adapters/serve-in-browser.ts');
  await startEmbeddedServices();
}

/**
 * The site's router in the browser. react-router's `BrowserRouter` does the same, but its module also has links and
 * forms, which would add 4 KB to each page.
 */
function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setUpdate] = useState({ action: history.action, location: history.location });

  // v5Compat makes the history notify listeners of navigations by the site's own code too.
  useLayoutEffect(() => history.listen(setUpdate), [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

const root = document.getElementById('root')!;
const site = (
  <StrictMode>
    <SiteRouter>
      <App />
    </SiteRouter>
  </StrictMode>
);

if (root.firstElementChild) {
  // If the screen's code cannot be loaded, the error boundary shows the error page after hydration.
  await routeOf(location.pathname)
    .preload()
    .catch(() => undefined);
  // A transition hydrates in pieces: a press in between is answered.
  startTransition(() => void hydrateRoot(root, site));
} else {
  createRoot(root).render(site);
}
