import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import tokens from '../../src/styles/tokens.css?inline';
import type { Desk } from '../desk/desk.ts';
import type { Conformance } from '../read/model/conformance.ts';
import { ClausesPage } from './ClausesPage.tsx';
import { ApprovalsPage } from './desk/ApprovalsPage.tsx';
import { ChangesPage } from './desk/ChangesPage.tsx';
import { ContractPage } from './contract/ContractPage.tsx';
import { GatesPage } from './GatesPage.tsx';
import { PrintPage } from './PrintPage.tsx';
import styles from './report.css?inline';
import { ScreensPage } from './ScreensPage.tsx';
import { SectionPage } from './SectionPage.tsx';
import { openAcrOf } from '../statement/openacr.ts';
import { SensitivityPage } from './wrong-sites/SensitivityPage.tsx';
import { StatementPage } from './StatementPage.tsx';
import { StepsPage } from './StepsPage.tsx';
import { VerdictPage } from './VerdictPage.tsx';

/** Renders the files of the report, by name, except the pictures. */
export function renderReport(conformance: Conformance, desk: Desk): Record<string, string> {
  const html = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`;
  const sections = conformance.sections.map(
    (section) =>
      [
        `section-${section.number}.html`,
        html(<SectionPage section={section} conformance={conformance} desk={desk} />),
      ] as const,
  );
  return {
    'index.html': html(<VerdictPage conformance={conformance} desk={desk} />),
    'clauses.html': html(<ClausesPage conformance={conformance} />),
    ...Object.fromEntries(sections),
    'screens.html': html(<ScreensPage conformance={conformance} />),
    'contract.html': html(<ContractPage conformance={conformance} />),
    'gates.html': html(<GatesPage conformance={conformance} />),
    'accessibility.html': html(<StatementPage conformance={conformance} />),
    ...(conformance.statement && { 'openacr.yaml': openAcrOf(conformance, conformance.statement) }),
    'sensitivity.html': html(<SensitivityPage conformance={conformance} />),
    'changes.html': html(<ChangesPage desk={desk} />),
    'approvals.html': html(<ApprovalsPage conformance={conformance} desk={desk} />),
    'steps.html': html(<StepsPage conformance={conformance} />),
    'print.html': html(<PrintPage conformance={conformance} desk={desk} />),
    'report.css': tokens + styles,
  };
}
