import { BelowTheFold } from '../../components/BelowTheFold/BelowTheFold.tsx';
import { partnerMarks } from './partner-marks.ts';
import { DeferredContactForm } from '../../components/ContactForm/DeferredContactForm.tsx';
import { LogoRow } from '../../components/LogoRow/LogoRow.tsx';
import { company } from '../../content/company.ts';
import { accreditingBodies, partners } from '../../content/partners.ts';
import styles from './Company.module.css';
import { CompanyHero } from './CompanyHero.tsx';
import { MissionAndVision } from './MissionAndVision.tsx';
import { Story } from './Story.tsx';
import { Values } from './Values.tsx';

/** The company page (2.34). */
export default function Company() {
  return (
    <>
      <CompanyHero />
      <BelowTheFold>
        <Story />
        <MissionAndVision />
        <Values />
        <div className={`container ${styles.inner}`}>
          <LogoRow {...company.partners} institutions={partners} marks={partnerMarks} />
          <LogoRow {...company.accreditation} institutions={accreditingBodies} marks={partnerMarks} />
        </div>
        <DeferredContactForm />
      </BelowTheFold>
    </>
  );
}
