import { mkdir } from 'node:fs/promises';
import type { Pickle } from '@cucumber/messages';
import type { Call } from '../mocks/index.ts';
import { noteState } from './trail.ts';
import type { SiteWorld } from './world.ts';

const PICTURES = 'reports/results/pictures';
/** Longest body that is kept, in characters: data are read, a script is only recognised. */
const LONGEST = { data: 4000, other: 200 };
/** The most that evidence may take, in ms of real time: a page that no longer answers leaves less of it. */
const PATIENCE = { timeout: 2000 };
const SECRET_HEADERS = ['api-key', 'authorization'];
const SECRET_FIELDS = /"(\w*(?:token|secret|password|verifier|api-?key)\w*)"(\s*:\s*)"(?!bearer\b)[^"]*"/gi;

/**
 * What is known of a scenario beside its steps, attached to its messages: `journal` (what went over the wire and into
 * the console), `state` (where the visitor ended), `trail` (the states on the way, the last included) and `picture`
 * (the name of a file; PICTURES=off leaves it out).
 */
export async function leaveEvidence(world: SiteWorld, pickle: Pickle): Promise<void> {
  const { page, network, journal } = world;
  const attach = (fileName: string, content: object) =>
    world.attach(JSON.stringify(content), { mediaType: 'application/json', fileName });
  attach('journal', {
    calls: network.calls.map(maskedCall),
    console: journal?.lines ?? [],
    errors: journal?.errors ?? [],
  });
  if (!page) return;
  const browser = page.context().browser();
  const [state, picture] = await Promise.all([
    // The last step may have led the visitor away from the site, where there is nothing to ask.
    noteState(world),
    process.env.PICTURES === 'off' ? undefined : takePicture(world, pickle),
  ]);
  attach('state', {
    ...(state ?? { route: new URL(page.url(), world.origin).pathname, marks: [] }),
    width: world.conditions.phone ? 'phone' : 'desktop',
    viewport: page.viewportSize(),
    browser: `${browser?.browserType().name()} ${browser?.version()}`,
    site: world.origin,
  });
  attach('trail', [...world.trail.values()]);
  if (picture) attach('picture', { file: picture });
}

async function takePicture(world: SiteWorld, { uri, location }: Pickle): Promise<string | undefined> {
  const name = uri.replace(/^features\//, '').replace(/\.feature$/, '');
  const file = `${name}-${location?.line}.jpg`.replaceAll('/', '-');
  await mkdir(PICTURES, { recursive: true });
  return world.page
    .screenshot({ path: `${PICTURES}/${file}`, type: 'jpeg', quality: 40, scale: 'css', ...PATIENCE })
    .then(
      () => file,
      () => undefined,
    );
}

/** A call without its secrets, and without the bulk of a long body. */
export function maskedCall(call: Call): Call {
  return {
    ...call,
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
