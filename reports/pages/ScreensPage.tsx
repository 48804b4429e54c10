import type { ApprovedLook } from '../read/model/approved-look.ts';
import type { Conformance } from '../read/model/conformance.ts';
import { Layout } from './Layout.tsx';

/** The approved looks of screens, of the parts that they share, and of their states. */
export function ScreensPage({ conformance: { looks } }: { conformance: Conformance }) {
  return (
    <Layout page="screens.html" title="Screens">
      <h1>How screens look, as approved</h1>
      <p>
        The <a href="gates.html">gates</a> compare the site with these pictures and texts, and with the
        approved <a href="pictures/heads.txt">titles and metadata of all pages</a>.
      </p>
      {looks.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2>{group.title}</h2>
          {group.looks.map((look) => (
            <LookCard key={look.name} look={look} />
          ))}
        </section>
      ))}
    </Layout>
  );
}

function LookCard({ look: { name, pictures, text } }: { look: ApprovedLook }) {
  return (
    <article className="card look">
      <h3>{name}</h3>
      {pictures.map(({ device, file }) => (
        <figure key={device} className={device}>
          <a href={`pictures/${file}`}>
            <img src={`pictures/${file}`} alt={`${name} on a ${device}`} loading="lazy" />
          </a>
          <figcaption>{device}</figcaption>
        </figure>
      ))}
      {text && (
        <p>
          <a href={`pictures/${text}`}>Approved text of {name}</a>
        </p>
      )}
    </article>
  );
}
