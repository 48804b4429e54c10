import { Confluence } from '../../components/Confluence/Confluence.tsx';
import { company } from '../../content/company.ts';
import styles from './CompanyHero.module.css';

/** The first section of the company page: name, tagline, and a drawing of streams that flow together. */
export function CompanyHero() {
  return (
    <section className={styles.hero} data-on-ink="" aria-labelledby="company-heading">
      <div className={`container ${styles.words}`}>
        <h1 id="company-heading">{company.hero.heading}</h1>
        <p>{company.hero.para}</p>
      </div>
      <div className={styles.drawing}>
        <Confluence variant="banner" />
      </div>
    </section>
  );
}
