import { relayRetentionText, privacy } from '../../content/legal/privacy.ts';
import { settings } from '../../services/settings.ts';
import { LegalPage } from './LegalPage.tsx';

const policyOfSiteWithRelay = {
  ...privacy,
  sections: privacy.sections.map((section) =>
    section.id === 'retention'
      ? { ...section, blocks: [...section.blocks, { kind: 'text' as const, text: relayRetentionText }] }
      : section,
  ),
};

/** The privacy policy; with a relay it also states which data the relay stores (10.24). */
export default function PrivacyPolicy() {
  return <LegalPage page={settings.enquiryUrl ? policyOfSiteWithRelay : privacy} />;
}
