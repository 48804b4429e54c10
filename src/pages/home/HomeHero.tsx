import { Confluence } from '../../components/Confluence/Confluence.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { home } from '../../content/home/home.ts';
import styles from './HomeHero.module.css';

const { heading, para, talk, build, flow } = home.hero;

/** The first section of the home page: what the company does, two links, and a drawing of what flows where. */
export function HomeHero() {
  return (
    <section className={styles.hero} aria-labelledby="home-heading">
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <h1 id="home-heading">{heading}</h1>
          <p className={styles.para}>{para}</p>
          <div className={styles.actions}>
            <a className="button" href={talk.href}>
              {talk.label}
            </a>
            <ExternalLink className="button button-quiet" href={build.href}>
              {build.label}
            </ExternalLink>
          </div>
        </div>
        <div className={styles.stream}>
          <div className={styles.drawing}>
            <Confluence variant="hero" />
          </div>
          <ol className={styles.flow} aria-label={flow.label}>
            {flow.sources.map(({ name, raw }) => (
              <li key={name} className={styles.source}>
                <span>{name}</span> <code>{raw}</code>
              </li>
            ))}
            <li className={styles.consent}>{flow.consent}</li>
            <li className={styles.reading}>
              <span>{flow.reader}</span>{' '}
              {flow.reading.map((figure) => (
                <strong key={figure}>{figure}</strong>
              ))}
            </li>
          </ol>
        </div>
      </div>
    </section>
  );
}
