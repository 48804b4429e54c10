import type { Conformance } from '../../harness/results/model/conformance.ts';
import { scenariosOf } from '../../harness/results/sections.ts';
import { counted } from '../verdict.ts';
import { scenarioAddress } from './addresses.ts';
import { Layout } from './Layout.tsx';
import { galleryOf, type Screen, seenAt, type Shot } from '../../harness/results/screens.ts';
import { viewports } from '../../harness/viewports.ts';

/** A gallery: each route at both widths, in each state that a scenario reached. */
export function ScreensPage({ conformance }: { conformance: Conformance }) {
  const screens = galleryOf(scenariosOf(conformance));
  const { gates } = conformance;
  const checks = (gates ?? []).flatMap((gate) => gate.checks);
  const onPhone = checks.filter(({ name }) => name.includes('phone')).length;
  return (
    <Layout page="screens.html" title="Screens">
      <h1>Every screen, in every state that a scenario reached</h1>
      {gates && (
        <p>
          The gates look at screens too: <a href="gates.html">{counted(onPhone, 'check')} on a phone</a>.
        </p>
      )}
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
  const looked = seenAt(shots, width);
  const resized = shots.filter((shot) => shot.width === width).length - looked;
  const words = looked ? `looked at in ${counted(looked, 'state')}` : 'not looked at';
  return resized ? `${words}; ${counted(resized, 'more picture')} of a resized window` : words;
}

function Gallery({ screen: { route, shots } }: { screen: Screen }) {
  const id = `screen-${encodeURIComponent(route)}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{route}</h2>
      {shots.length === 0 && <p>No scenario of this run ended here.</p>}
      <ul className="gallery">
        {shots.map(({ width, marks, picture, scenario, reached }) => (
          <li key={`${width}${marks}`} className={width}>
            {picture && (
              <img
                src={`pictures/${picture.file}`}
                alt={`${route} on a ${width}: ${marks || 'as it opens'}`}
                loading="lazy"
                {...viewports[width]}
              />
            )}
            <p>
              <a href={scenarioAddress(scenario)}>
                {width}: {marks || 'as it opens'}
              </a>{' '}
              <small>{reached ? counted(reached, 'scenario') : 'window resized afterwards'}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
