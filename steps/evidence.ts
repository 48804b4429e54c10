import type { GherkinDocument, Pickle } from '@cucumber/messages';
import type { Call } from '../mocks/index.ts';
import { takePictures } from './pictures.ts';
import { noteState } from './trail.ts';
import type { SiteWorld } from './world.ts';

/** Longest body that is kept, in characters: data are read, a script is only recognised. */
const LONGEST = { data: 4000, other: 200 };
const SECRET_HEADERS = ['api-key', 'authorization'];
const SECRET = String.raw`\w*(?:token|secret|password|verifier|api-?key)\w*`;
const SECRET_FIELDS = new RegExp(`"(${SECRET})"(\\s*:\\s*)"(?!bearer\\b)[^"]*"`, 'gi');
const SECRET_PARAMETERS = new RegExp(`([?&]${SECRET}=)[^&#]*`, 'gi');

/** Attaches the journal to a scenario's messages: what went over the wire and, from a page, into the console. */
export function leaveJournal(world: SiteWorld): void {
  attach(world, 'journal', {
    calls: world.network.calls.map(maskedCall),
    console: world.journal?.lines ?? [],
    errors: world.journal?.errors ?? [],
  });
}

/**
 * Attaches what a scenario that opened a page looked like: `state` (where the visitor ended), `trail` (the states on
 * the way, the last included) and `pictures` (the names of files; PICTURES=off leaves them out).
 */
export async function leaveState(world: SiteWorld, pickle: Pickle, document: GherkinDocument): Promise<void> {
  const { page, conditions, origin } = world;
  const browser = page.context().browser();
  // The last step may have led the visitor away from the site, where there is nothing to ask.
  const state = await noteState(world);
  attach(world, 'state', {
    ...(state ?? { route: new URL(page.url(), origin).pathname, marks: [] }),
    width: conditions.phone ? 'phone' : 'desktop',
    viewport: page.viewportSize(),
    browser: `${browser?.browserType().name()} ${browser?.version()}`,
    site: origin,
  });
  attach(world, 'trail', [...world.trail.values()]);
  if (process.env.PICTURES !== 'off') attach(world, 'pictures', await takePictures(world, pickle, document));
}

function attach(world: SiteWorld, fileName: string, content: object): void {
  world.attach(JSON.stringify(content), { mediaType: 'application/json', fileName });
}

/** A call without its secrets, and without the bulk of a long body. */
export function maskedCall(call: Call): Call {
  return {
    ...call,
    url: call.url.replace(SECRET_PARAMETERS, '$1(masked)'),
    request: masked(call.request),
    answer: call.answer && { ...call.answer, ...masked(call.answer) },
  };
}

function masked({ headers, body }: Call['request']): Call['request'] {
  const open = Object.entries(headers).map(([name, value]) => [
    name,
    SECRET_HEADERS.includes(name) ? `(masked, ${value.length} characters)` : value,
  ]);
  const text = body.replace(SECRET_FIELDS, '"$1"$2"(masked)"');
  const longest = /^[[{]/.test(text) ? LONGEST.data : LONGEST.other;
  const rest = text.length - longest;
  return {
    headers: Object.fromEntries(open),
    body: rest > 0 ? `${text.slice(0, longest)}… (${rest} more characters)` : text,
  };
}
