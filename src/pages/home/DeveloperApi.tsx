import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { home } from '../../content/home/home.ts';
import { ApiDemo } from './ApiDemo.tsx';
import styles from './DeveloperApi.module.css';

const { heading, para, docs } = home.developer;

/** The section for developers: a sample request and a link to the documentation. */
export function DeveloperApi() {
  return (
    <section className={styles.band} aria-labelledby="developer-heading">
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="developer-heading">{heading}</h2>
          <p>{para}</p>
          <ExternalLink className={styles.docs} href={docs.href}>
            {docs.label}
          </ExternalLink>
        </div>
        <ApiDemo />
      </div>
    </section>
  );
}
