import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import tokens from '../../src/styles/tokens.css?inline';
import type { ReportChanges } from '../compare-reports.ts';
import type { Conformance } from '../../harness/results/model/conformance.ts';
import { ClausesPage } from './Clauses.tsx';
import { ChangesPage } from './Changes.tsx';
import { ContractPage } from './Contract.tsx';
import { GatesPage } from './Gates.tsx';
import styles from './report.css?inline';
import { ScreensPage } from './Screens.tsx';
import { SectionPage } from './Section.tsx';
import { SensitivityPage } from './Sensitivity.tsx';
import { VerdictPage } from './Verdict.tsx';

/** Renders the files of the report, by name, except the pictures. */
export function renderReport(
  conformance: Conformance,
  changes: ReportChanges | null,
): Record<string, string> {
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
    'report.css': tokens + styles,
  };
}
