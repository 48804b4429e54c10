import type { Conformance } from '../judge-conformance.ts';
import type { ApprovedLook } from '../read/approved-looks.ts';
import { Layout } from './Layout.tsx';
import { Part } from './Part.tsx';

/** The approved looks of screens, of their shared parts and of their states. */
export function ScreensPage({ conformance: { looks } }: { conformance: Conformance }) {
  return (
    <Layout page="screens.html">
      <h1>How screens look, as approved</h1>
      <p>
        The <a href="gates.html">gates</a> compare the site with these pictures and texts, and with the
        approved <a href="pictures/heads.txt">titles and metadata of all pages</a>.
      </p>
      {looks.map((group) => (
        <Part key={group.title} title={group.title}>
          <div className="looks">
            {group.looks.map((look) => (
              <LookCard key={look.name} look={look} />
            ))}
          </div>
        </Part>
      ))}
    </Layout>
  );
}

function LookCard({ look: { name, file, devices, hasText } }: { look: ApprovedLook }) {
  return (
    <article className="card" id={file}>
      <h3>{name}</h3>
      <div className="compared">
        {devices.map((device) => (
          <a key={device} className={device} href={`pictures/${file}-${device}.png`}>
            <img src={`pictures/${file}-${device}.png`} alt={`${name} on a ${device}`} loading="lazy" />
          </a>
        ))}
      </div>
      {hasText && <a href={`pictures/${file}.txt`}>Approved text of {name}</a>}
    </article>
  );
}
