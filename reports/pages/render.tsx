import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import codeFont from '../../src/styles/code-font.css?inline';
import tokens from '../../src/styles/tokens.css?inline';
import type { Changes } from '../read/changes.ts';
import type { Conformance } from '../read/model/conformance.ts';
import { ClausesPage } from './ClausesPage.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { ContractPage } from './contract/ContractPage.tsx';
import { GatesPage } from './GatesPage.tsx';
import styles from './report.css?inline';
import { ScreensPage } from './ScreensPage.tsx';
import { SectionPage } from './SectionPage.tsx';
import { SensitivityPage } from './wrong-sites/SensitivityPage.tsx';
import { VerdictPage } from './VerdictPage.tsx';

/** Renders the files of the report, by name, except the pictures. */
export function renderReport(conformance: Conformance, changes: Changes | null): Record<string, string> {
  const html = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`;
  const sections = conformance.sections.map(
    (section) =>
      [
        `section-${section.number}.html`,
        html(<SectionPage section={section} conformance={conformance} />),
      ] as const,
  );
  return {
    'index.html': html(<VerdictPage conformance={conformance} />),
    'clauses.html': html(<ClausesPage conformance={conformance} />),
    ...Object.fromEntries(sections),
    'screens.html': html(<ScreensPage conformance={conformance} />),
    'contract.html': html(<ContractPage conformance={conformance} />),
    'gates.html': html(<GatesPage conformance={conformance} />),
    'sensitivity.html': html(<SensitivityPage conformance={conformance} />),
    'changes.html': html(<ChangesPage changes={changes} />),
    'report.css': tokens + codeFont + styles,
  };
}
