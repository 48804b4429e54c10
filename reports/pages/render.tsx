import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import codeFont from '../../src/styles/code-font.css?inline';
import siteTokens from '../../src/styles/tokens.css?inline';
import type { Conformance } from '../judge-conformance.ts';
import type { Changes } from '../read/changes.ts';
import type { PageFile } from './addresses.ts';
import { ChangesPage } from './ChangesPage.tsx';
import { ClausesPage } from './ClausesPage.tsx';
import { GatesPage } from './GatesPage.tsx';
import reportStyles from './report.css?inline';
import { ScreensPage } from './ScreensPage.tsx';
import { ServicesPage } from './ServicesPage.tsx';
import { VerdictPage } from './verdict/VerdictPage.tsx';

const PAGES: Record<PageFile, ComponentType<{ conformance: Conformance; changes: Changes | null }>> = {
  'index.html': VerdictPage,
  'clauses.html': ClausesPage,
  'screens.html': ScreensPage,
  'services.html': ServicesPage,
  'gates.html': GatesPage,
  'changes.html': ChangesPage,
};

/** Renders the files of the report, by name, except the pictures. */
export function renderReport(conformance: Conformance, changes: Changes | null): Record<string, string> {
  const pages = Object.entries(PAGES).map(([file, Page]) => {
    const html = renderToStaticMarkup(<Page conformance={conformance} changes={changes} />);
    return [file, `<!doctype html>${html}`];
  });
  return { ...Object.fromEntries(pages), 'report.css': siteTokens + codeFont + reportStyles };
}
