import { privacy } from '../../content/legal/privacy.ts';
import { LegalPage } from './LegalPage.tsx';

/** The privacy policy. */
export default function PrivacyPolicy() {
  return <LegalPage page={privacy} />;
}
