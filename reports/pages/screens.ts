import { pages } from '../../src/content/pages.ts';
import type { Scenario } from '../model.ts';

const ROUTES: readonly string[] = Object.values(pages).map(({ path }) => path);

/** Any address that is no route shows the not-found screen. */
const UNKNOWN = '* (any other)';

/** The route of the specification's table that an address belongs to. */
export function screenOf(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return ROUTES.includes(plain) && plain !== pages.notFound.path ? plain : UNKNOWN;
}

/** A state of a screen at a width, with the scenario whose picture shows it and the number that reached it. */
export type Shot = { marks: string; width: 'phone' | 'desktop'; scenario: Scenario; reached: number };
export type Screen = { route: string; shots: Shot[] };

/** Each route of the specification with every state that a scenario ended in, the plain one first. */
export function galleryOf(scenarios: readonly Scenario[]): Screen[] {
  const known = [...ROUTES.filter((path) => path !== pages.notFound.path), UNKNOWN];
  return known.map((route) => {
    const own = scenarios.filter(({ state }) => state && screenOf(state.route) === route);
    const states = Map.groupBy(own, ({ state }) => `${state!.width}|${state!.marks.join('; ')}`);
    const shots = [...states].map(([key, all]) => ({
      width: key.split('|')[0] as Shot['width'],
      marks: key.slice(key.indexOf('|') + 1),
      scenario: all.find(({ status, picture }) => status === 'PASSED' && picture) ?? all[0]!,
      reached: all.length,
    }));
    return {
      route,
      shots: shots.toSorted((a, b) => b.width.localeCompare(a.width) || a.marks.localeCompare(b.marks)),
    };
  });
}
