import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { home } from '../../content/home/home.ts';
import { sampleResponse } from '../../content/home/sample-request.ts';
import { ApiDemo } from './ApiDemo.tsx';
import styles from './DeveloperApi.module.css';
import { Rail } from './Rail.tsx';
import rail from './Rail.module.css';

const { heading, para, docs, responseLabel } = home.developer;

/** The section for developers: a sample request, its response and a link to the documentation. */
export function DeveloperApi() {
  return (
    <section className={styles.band} aria-labelledby="developer-heading">
      <div className={`container ${styles.inner}`}>
        <Rail />
        <div className={styles.words}>
          <h2 id="developer-heading">{heading}</h2>
          <p>{para}</p>
          <ExternalLink className={`button ${styles.docs}`} href={docs.href}>
            {docs.label}
          </ExternalLink>
        </div>
        <div className={`${styles.exchange} ${rail.branch}`}>
          <ApiDemo />
          <figure className={`${styles.response} ${rail.branch}`}>
            <figcaption>{responseLabel}</figcaption>
            <pre>{sampleResponse}</pre>
          </figure>
        </div>
      </div>
    </section>
  );
}
