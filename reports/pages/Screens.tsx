import { type Conformance, scenariosOf } from '../model.ts';
import { counted } from '../verdict.ts';
import { scenarioAddress } from './addresses.ts';
import { Layout } from './Layout.tsx';
import { galleryOf, type Screen, type Shot } from './screens.ts';

const SIZE = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** A gallery: each route at both widths, in each state that a scenario reached. */
export function ScreensPage({ conformance }: { conformance: Conformance }) {
  const screens = galleryOf(scenariosOf(conformance));
  return (
    <Layout page="screens.html" title="Screens">
      <h1>Every screen, in every state that a scenario reached</h1>
      <div className="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              <th scope="col">Phone</th>
              <th scope="col">Desktop</th>
            </tr>
          </thead>
          <tbody>
            {screens.map(({ route, shots }) => (
              <tr key={route}>
                <th scope="row">
                  <a href={`#screen-${encodeURIComponent(route)}`}>{route}</a>
                </th>
                <td>{seen(shots, 'phone')}</td>
                <td>{seen(shots, 'desktop')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {screens.map((screen) => (
        <Gallery key={screen.route} screen={screen} />
      ))}
    </Layout>
  );
}

function seen(shots: Shot[], width: Shot['width']): string {
  const count = shots.filter((shot) => shot.width === width).length;
  return count ? `looked at in ${counted(count, 'state')}` : 'not looked at';
}

function Gallery({ screen: { route, shots } }: { screen: Screen }) {
  const id = `screen-${encodeURIComponent(route)}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{route}</h2>
      {shots.length === 0 && <p>No scenario of this run ended here.</p>}
      <ul className="gallery">
        {shots.map(({ width, marks, scenario, reached }) => (
          <li key={`${width}${marks}`} className={width}>
            {scenario.picture && (
              <img
                src={`pictures/${scenario.picture}`}
                alt={`${route} on a ${width}: ${marks || 'as it opens'}`}
                loading="lazy"
                {...SIZE[width]}
              />
            )}
            <p>
              <a href={scenarioAddress(scenario)}>
                {width}: {marks || 'as it opens'}
              </a>{' '}
              <small>{counted(reached, 'scenario')}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
