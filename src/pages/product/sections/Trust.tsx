import { customerMarks } from '../../../components/LogoRow/marks.ts';
import { CertificationRow } from '../../../components/CertificationRow/CertificationRow.tsx';
import { LogoRow } from '../../../components/LogoRow/LogoRow.tsx';
import { certifications, customers } from '../../../content/institutions.ts';
import { productPage } from '../../../content/products/product-page.ts';
import styles from './Trust.module.css';

/** The section with customers and security certifications. */
export function Trust() {
  return (
    <div className={styles.band}>
      <div className={`container ${styles.inner}`}>
        <LogoRow {...productPage.trustedBy} institutions={customers} marks={customerMarks} />
        <CertificationRow {...productPage.security} items={certifications} />
      </div>
    </div>
  );
}
