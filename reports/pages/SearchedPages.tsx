import type { Conformance } from '../judge-conformance.ts';
import { worstFiguresOf } from '../read/gates.ts';
import { anchorOfGate, anchorOfOpenPoint } from './addresses.ts';
import { List } from './List.tsx';
import { Part } from './Part.tsx';

/** Links to open points, screens, services and gates on other pages. They are visible only as results of a search. */
export function SearchedPages({ conformance }: { conformance: Conformance }) {
  const { open, looks, operations, gates } = conformance;
  const links = [
    ...Object.entries(open).flatMap(([kind, points]) =>
      points.map(({ text }, index) => [`index.html#${anchorOfOpenPoint(kind, index)}`, text]),
    ),
    ...looks.flatMap((group) => group.looks.map(({ file, name }) => [`screens.html#${file}`, name])),
    ...operations.map(({ id, summary, service }) => [
      `services.html#operation-${id}`,
      `${service}: ${summary || id}`,
    ]),
    ...gates.flatMap((gate) =>
      worstFiguresOf(gate).map(({ rule }) => [`gates.html#${anchorOfGate(gate.name)}`, rule]),
    ),
  ];
  return (
    <div className="searched" hidden>
      <Part title="On other pages">
        <List
          items={links.map(([address, words]) => (
            <a key={words} href={address}>
              {words}
            </a>
          ))}
        />
      </Part>
    </div>
  );
}
