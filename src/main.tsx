import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { routeOf } from './app/routes.ts';
import { installTrustedTypesPolicy } from './services/trusted-types.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/no-script.css';
import './styles/button.css';

installTrustedTypesPolicy();

if (import.meta.env.MODE === 'embedded') {
  const { startEmbeddedServices } = await import('../mocks/adapters/serve-in-browser.ts');
  await startEmbeddedServices();
}

const root = document.getElementById('root')!;
const site = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if (root.firstElementChild) {
  // If the screen's code cannot be loaded, the error boundary shows the error page after hydration.
  await routeOf(location.pathname)
    .preload()
    .catch(() => undefined);
  hydrateRoot(root, site);
} else {
  createRoot(root).render(site);
}
