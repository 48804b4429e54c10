import { terms } from '../../content/legal/terms.ts';
import { LegalPage } from './LegalPage.tsx';

/** The terms and conditions. */
export default function Terms() {
  return <LegalPage page={terms} />;
}
