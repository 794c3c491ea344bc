import { type BlockList, isIP } from 'node:net';

import { FORM_ANSWERS } from '../../../src/content/words/en/every-form.ts';
import { APP_CHECK_HEADER } from '../../../src/domain/api/paths.ts';

import type { Caller } from '../intake/rate-limit.ts';
import { problem } from './problem.ts';

/**
 * The networks from which Hosting connects to the function; `null` until they have been measured
 * (docs/tasks/go-live.md).
 */
export type HostingConnections = BlockList | null;

/**
 * Identifies the caller of a request for rate limiting (docs/adr/0010).
 *
 * Behind Hosting, the CDN puts the client's address in `Fastly-Client-IP` and `X-Forwarded-For`. Neither can be trusted
 * by itself, because the function's own URL is public, and a caller there can send both headers. Only the last entry of
 * `X-Forwarded-For` is written by Google: the address that actually connected.
 *
 * If the connection is known to be Hosting's, the client is the last address before Hosting's own, which Hosting wrote;
 * the CDN's header is a fallback. For any other connection, the client is identified by all addresses in the headers
 * together: a caller can invent new clients that way, but cannot be counted as somebody else, because their own address
 * is included. The parts that callers cannot invent, the connection and the last two addresses, are counted as well.
 */
export function callerOf(headers: Headers, hosting: HostingConnections): Caller {
  const way = addressesIn(headers.get('x-forwarded-for') ?? '');
  const hops = way.map((address) => addressBlock(address) ?? address);
  const connection = hops.at(-1) ?? 'unknown';
  const named = addressBlock(headers.get('fastly-client-ip') ?? '');
  const appCheckToken = headers.get(APP_CHECK_HEADER) ?? undefined;
  if (isIn(hosting, way.at(-1))) {
    const before = hops[way.findLastIndex((address) => !isIn(hosting, address))];
    return { client: before ?? named ?? connection, shared: [], appCheckToken };
  }
  const client = [...new Set([named, ...hops])].filter((hop) => hop !== undefined).join(' ') || connection;
  const shared = [...new Set([hops.slice(-2).join(' '), connection])].filter(
    (part) => part !== '' && part !== client,
  );
  return { client, shared, appCheckToken };
}

/** Headers that the CDN and Hosting add. */
const HOSTING_HEADERS = ['x-forwarded-host', 'fastly-client-ip', 'fastly-ff'];

/**
 * Whether a call may have come through Hosting. A caller of the function's own URL who forges one of these headers is
 * not detected. A list of Hosting's machines would detect them, but reject renters whenever Google adds a machine.
 */
export function mayComeThroughHosting(headers: Headers): boolean {
  return HOSTING_HEADERS.some((name) => headers.has(name));
}

function addressesIn(list: string): readonly string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => isIP(entry) !== 0);
}

function isIn(hosting: HostingConnections, address: string | undefined): boolean {
  if (hosting === null || address === undefined) return false;
  return hosting.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The part of an IP address that identifies one subscriber: a whole IPv4 address, or the first 64 bits of an IPv6
 * address, because phones change the rest daily. `undefined` if the text is not an IP address.
 *
 * @example addressBlock('2001:db8:0:7:1c::9') // => '2001:db8:0:7'
 * @example addressBlock('::ffff:192.0.2.7') // => '192.0.2.7'
 */
export function addressBlock(text: string): string | undefined {
  const address = text.trim();
  switch (isIP(address)) {
    case 4:
      return address;
    case 6: {
      // The URL parser normalizes IPv6 addresses (RFC 5952): lower case, with an IPv4 tail as hexadecimal.
      const plain = address.replace(/%.*$/, '');
      const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
      const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical);
      if (mapped !== null)
        return ipv4Of(Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16));
      return groupsOf(canonical).slice(0, 4).join(':');
    }
    default:
      return undefined;
  }
}

function ipv4Of(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of a shortened IPv6 address. */
function groupsOf(canonical: string): string[] {
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/**
 * Protects public forms against cross-site requests, which other sites could send from their visitors' browsers. Uses
 * `Sec-Fetch-Site`, or in older browsers `Origin`, compared with the host that was requested from Hosting. A request
 * with neither header is allowed, because it does not come from a browser.
 */
export function isFromOwnSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  const hosts = headers.get('x-forwarded-host');
  if (origin === null || hosts === null) return true;
  return URL.canParse(origin) && hosts.split(',').some((host) => host.trim() === new URL(origin).host);
}

/** Error messages about a body in one language. */
export type BodyWords = Readonly<Record<keyof (typeof FORM_ANSWERS)['body'], string>>;

/** Maximum size of a body: 16 kB, four times the longest form in plain English. */
export const MAX_BODY_BYTES = 16 * 1024;

/** A body's content, or the problem document to respond with. */
export type BodyResult<Body> =
  { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly problem: Response };

/**
 * Reads a JSON body strictly: correct media type, at most {@link MAX_BODY_BYTES} by its header and actual length, valid
 * UTF-8 (a byte order mark is skipped, RFC 8259 § 8.1), valid JSON.
 *
 * The bytes are exactly those that the caller sent, because http/platform.ts bypasses the platform's body parsers.
 */
export async function readJson(
  request: Request,
  words: BodyWords = FORM_ANSWERS.body,
): Promise<BodyResult<unknown>> {
  if (!isOfType(request, 'application/json')) {
    return refuse(415, words.otherType);
  }
  const text = await readText(request, words);
  if (!text.ok) return text;
  try {
    return { ok: true, body: JSON.parse(text.body, storable) };
  } catch {
    // Not JSON, nested so deeply that parsing exhausts the stack, or rejected by `storable`.
    return refuse(400, words.notJson);
  }
}

/** Whether the body is what a browser sends for an HTML form without scripts. */
export function isHtmlForm(request: Request): boolean {
  return isOfType(request, 'application/x-www-form-urlencoded');
}

/**
 * Reads the body of an HTML form, with the limits of {@link readJson}. Line breaks become `\n`, as in forms sent by
 * scripts. On failure the caller is redirected to a page, so the problem's message is never shown.
 */
export async function readHtmlForm(request: Request): Promise<BodyResult<Readonly<Record<string, string>>>> {
  const text = await readText(request, FORM_ANSWERS.body);
  if (!text.ok) return text;
  const fields = [...new URLSearchParams(text.body)].map(([name, value]) => [
    name,
    value.replaceAll('\r\n', '\n'),
  ]);
  return { ok: true, body: Object.fromEntries(fields) as Record<string, string> };
}

/** Compares media types. The only parameter allowed is `charset=utf-8`, which many clients add. */
function isOfType(request: Request, type: string): boolean {
  const [essence = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  return essence === type && parameters.every((parameter) => /^charset="?utf-8"?$/.test(parameter));
}

async function readText(request: Request, words: BodyWords): Promise<BodyResult<string>> {
  const encoding = request.headers.get('content-encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') {
    return refuse(415, words.encoded);
  }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return refuse(413, words.tooLarge);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) return refuse(413, words.tooLarge);
  try {
    return { ok: true, body: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refuse(400, words.notText);
  }
}

/**
 * Replaces lone surrogates, which JSON can escape (`"\ud83d"`) but UTF-8 and therefore the store cannot represent, with
 * U+FFFD. Rejects `__proto__`, which is not a field of any form and could pollute prototypes.
 */
function storable(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__ is no field of any form.');
  return typeof value === 'string' ? value.toWellFormed() : value;
}

function refuse(status: 400 | 413 | 415, detail: string): BodyResult<never> {
  return { ok: false, problem: problem(status, detail) };
}
