import type { Conformance } from '../read/model/conformance.ts';
import { scenariosOf } from '../read/sections.ts';
import { pluralise } from '../pluralise.ts';
import { addressOfScenario } from './addresses.ts';
import { Layout } from './Layout.tsx';
import { OneDevice } from './OneDevice.tsx';
import { collectGalleries, type ScreenGallery, type StateShot } from '../read/gallery.ts';
import { devices, viewports } from '../../harness/viewports.ts';

/** A gallery of each route on both devices, in each state that a scenario visited. */
export function ScreensPage({ conformance }: { conformance: Conformance }) {
  const screens = collectGalleries(scenariosOf(conformance));
  const { gates } = conformance;
  const checks = (gates ?? []).flatMap((gate) => gate.checks);
  const onPhone = checks.filter(({ name }) => name.includes('phone')).length;
  return (
    <Layout page="screens.html" title="Screens">
      <h1>Every screen, in every state that a scenario visited</h1>
      {gates && (
        <p>
          The gates look at screens too: <a href="gates.html">{pluralise(onPhone, 'check')} on a phone</a>.
        </p>
      )}
      <div className="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              {devices.map((device) => (
                <th key={device} scope="col">
                  States on a {device}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {screens.map(({ route, shots }) => (
              <tr key={route}>
                <th scope="row">
                  <a href={`#screen-${encodeURIComponent(route)}`}>{route}</a>
                </th>
                {devices.map((device) => (
                  <td key={device}>
                    {shots.filter((shot) => shot.device === device).length || 'not looked at'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <OneDevice conformance={conformance} />
      {screens.map((screen) => (
        <Gallery key={screen.route} screen={screen} />
      ))}
    </Layout>
  );
}

function Gallery({ screen: { route, shots } }: { screen: ScreenGallery }) {
  const id = `screen-${encodeURIComponent(route)}`;
  const rest = shots.filter(({ picture }) => !picture);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{route}</h2>
      {shots.length === 0 && <p>No scenario of this run came here.</p>}
      <ul className="gallery">
        {shots.map(
          (shot) =>
            shot.picture && (
              <li key={keyOf(shot)} className={shot.device}>
                <a href={`pictures/${shot.picture.file}`}>
                  <img
                    src={`pictures/${shot.picture.file}`}
                    alt={`${route} on a ${shot.device}: ${shot.differences || 'as it opens'}`}
                    loading="lazy"
                    {...viewports[shot.device]}
                  />
                </a>
                <Caption shot={shot} />
              </li>
            ),
        )}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>
            {pluralise(rest.length, 'more state')}, without a picture: no scenario ended there
          </summary>
          <ul>
            {rest.map((shot) => (
              <li key={keyOf(shot)}>
                <Caption shot={shot} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const keyOf = ({ device, differences }: StateShot): string => device + differences;

function Caption({ shot: { device, differences, scenario, scenarios } }: { shot: StateShot }) {
  return (
    <p>
      <a href={addressOfScenario(scenario)}>
        {device}: {differences || 'as it opens'}
      </a>{' '}
      <small>{pluralise(scenarios, 'scenario')}</small>
    </p>
  );
}
