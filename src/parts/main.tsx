import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/slide-in.css';
import '../styles/no-script.css';
import '../styles/button.css';
import { Parts } from './Parts.tsx';

createRoot(document.getElementById('root')!).render(
  <MemoryRouter>
    <Parts />
  </MemoryRouter>,
);
