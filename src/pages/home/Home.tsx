import { BelowTheFold } from '../../components/BelowTheFold/BelowTheFold.tsx';
import { customerMarks } from '../../components/LogoRow/marks.ts';
import { CertificationRow } from '../../components/CertificationRow/CertificationRow.tsx';
import { LogoRow } from '../../components/LogoRow/LogoRow.tsx';
import { home } from '../../content/home/home.ts';
import { customers } from '../../content/institutions.ts';
import { CallToAction } from './CallToAction.tsx';
import { DeveloperApi } from './DeveloperApi.tsx';
import { HomeHero } from './hero/HomeHero.tsx';
import styles from './Home.module.css';
import { Rail } from './Rail.tsx';
import rail from './Rail.module.css';
import { Showcase } from './Showcase.tsx';
import { UseCases } from './UseCases.tsx';
import { Why } from './Why.tsx';

/** The home page (2.24 to 2.33). */
export default function Home() {
  return (
    <>
      <HomeHero />
      <BelowTheFold>
        <div className={rail.story}>
          <Why />
          <div className={styles.proof}>
            <div className={`container ${styles.inner}`}>
              <Rail />
              <LogoRow {...home.trustedBy} institutions={customers} marks={customerMarks} />
              <CertificationRow {...home.security} />
            </div>
          </div>
          <Showcase />
          <DeveloperApi />
          <CallToAction />
          <UseCases />
        </div>
      </BelowTheFold>
    </>
  );
}
