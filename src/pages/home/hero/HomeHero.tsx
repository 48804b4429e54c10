import { ExternalLink } from '../../../components/ExternalLink/ExternalLink.tsx';
import { home } from '../../../content/home/home.ts';
import { HeroStream } from './HeroStream.tsx';
import styles from './HomeHero.module.css';

const { heading, para, talk, build } = home.hero;

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
        <HeroStream />
      </div>
    </section>
  );
}
