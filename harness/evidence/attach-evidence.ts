import type { Browser } from '@playwright/test';
import type { Call } from '../../mocks/index.ts';
import { type Device, viewports } from '../viewports.ts';
import { withTimeout } from '../timeout.ts';
import type { Visitor } from '../visitor.ts';

/** The maximum length in characters of an attached body: `json` for JSON, whose fields readers compare, else `other`. */
const MAX_ATTACHED_BODY_LENGTH = { json: 4000, other: 200 };
const SECRET_HEADERS = ['api-key', 'authorization'];
const SECRET_NAME = String.raw`\w*(?:token|secret|password|verifier|api-?key)\w*`;
const SECRET_FIELDS = new RegExp(`"(${SECRET_NAME})"(\\s*:\\s*)"(?!bearer\\b)[^"]*"`, 'gi');
const SECRET_PARAMETERS = new RegExp(`([?&]${SECRET_NAME}=)[^&#"\\\\]*`, 'gi');

/** The visitor of a scenario, with Cucumber's method to attach something to its messages. */
type AttachingVisitor = Visitor & {
  attach(content: string | Buffer, as: { mediaType: string; fileName: string }): unknown;
};

/** Attaches the journal: the calls and, for a scenario that opened a page, its console lines and page errors. */
export function attachJournal(scenario: AttachingVisitor): void {
  const { network, journal } = scenario;
  attachJson(scenario, 'journal', {
    calls: network.calls.map(maskSecretsInCall),
    console: journal?.lines ?? [],
    errors: journal?.errors ?? [],
  });
}

/** The environment of a scenario: device, window, browser and the address of the site. */
export type ScenarioEnvironment = {
  device: Device;
  viewport: { width: number; height: number };
  browser: string;
  site: string;
};

/** Attaches the environment before the window opens: the report needs it even if the window fails to open. */
export function attachEnvironment(scenario: AttachingVisitor, browser: Browser, device: Device): void {
  attachJson(scenario, 'environment', {
    device,
    viewport: viewports[device],
    browser: `${browser.browserType().name()} ${browser.version()}`,
    site: scenario.origin,
  } satisfies ScenarioEnvironment);
}

/** Attaches the screen states that the visitor has visited. */
export function attachVisitedScreenStates(scenario: AttachingVisitor): void {
  attachJson(scenario, 'visited states', [...scenario.visitedStates.values()]);
}

/** Attaches a picture of the window. Ignores errors, because they must not change the result of the scenario. */
export async function attachWindowPicture({ page, attach }: AttachingVisitor): Promise<void> {
  const taken = page.screenshot({ type: 'webp', quality: 40, scale: 'css', caret: 'initial' });
  const picture = await withTimeout(taken).catch(() => undefined);
  if (picture) attach(picture, { mediaType: 'image/webp', fileName: 'picture' });
}

function attachJson({ attach }: AttachingVisitor, fileName: string, content: object): void {
  attach(JSON.stringify(content), { mediaType: 'application/json', fileName });
}

/** Copies a call with its secrets masked and long bodies cut; a note gives the number of missing characters. */
export function maskSecretsInCall(call: Call): Call {
  return {
    ...call,
    url: call.url.replace(SECRET_PARAMETERS, '$1(masked)'),
    request: maskSecretsInMessage(call.request),
    answer: call.answer && { ...call.answer, ...maskSecretsInMessage(call.answer) },
  };
}

function maskSecretsInMessage({ headers, body }: Call['request']): Call['request'] {
  const open = Object.entries(headers).map(([name, value]) => [
    name,
    SECRET_HEADERS.includes(name) ? `(masked, ${value.length} characters)` : value,
  ]);
  const text = body.replace(SECRET_FIELDS, '"$1"$2"(masked)"').replace(SECRET_PARAMETERS, '$1(masked)');
  const longest = /^[[{]/.test(text) ? MAX_ATTACHED_BODY_LENGTH.json : MAX_ATTACHED_BODY_LENGTH.other;
  const surplus = text.length - longest;
  return {
    headers: Object.fromEntries(open),
    body: surplus > 0 ? `${text.slice(0, longest)}… (${surplus} more characters)` : text,
  };
}
