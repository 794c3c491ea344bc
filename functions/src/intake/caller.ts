import { isIP } from 'node:net';

import { APP_CHECK_HEADER } from '../../../src/domain/api/paths.ts';

import type { HostingConnections } from '../settings.ts';

/** The caller of a request, identified by its headers. */
export interface Caller {
  /** The caller's own counter. Nobody else can make a call that counts towards it. */
  readonly client: string;
  /** Parts of the connection that others may share and that no caller can invent, the narrower one first. */
  readonly shared: readonly string[];
  /** Unverified App Check token. */
  readonly appCheckToken?: string | undefined;
}

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
  const addresses = addressesIn(headers.get('x-forwarded-for') ?? '');
  const hops = addresses.map((address) => addressBlock(address) ?? address);
  const connection = hops.at(-1) ?? 'unknown';
  const named = addressBlock(headers.get('fastly-client-ip') ?? '');
  const appCheckToken = headers.get(APP_CHECK_HEADER) ?? undefined;
  if (isIn(hosting, addresses.at(-1))) {
    const before = hops[addresses.findLastIndex((address) => !isIn(hosting, address))];
    return { client: before ?? named ?? connection, shared: [], appCheckToken };
  }
  const client = [...new Set([named, ...hops])].filter((hop) => hop !== undefined).join(' ') || connection;
  const shared = [...new Set([hops.slice(-2).join(' '), connection])].filter(
    (part) => part !== '' && part !== client,
  );
  return { client, shared, appCheckToken };
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
