import { CertificationRow } from '../../../components/CertificationRow/CertificationRow.tsx';
import { LogoRow } from '../../../components/LogoRow/LogoRow.tsx';
import { certifications, trustedBy } from '../../../content/institutions.ts';
import { productPage } from '../../../content/product-page.ts';
import styles from './Trust.module.css';

const SECURITY = 'Outside auditors check how we look after the data that is handed to us.';

/** Who works with the products already, and what auditors say about their safety. */
export function Trust() {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <LogoRow heading={productPage.trustedBy.heading} institutions={trustedBy} />
        <CertificationRow heading={productPage.security.heading} para={SECURITY} items={certifications} />
      </div>
    </div>
  );
}
