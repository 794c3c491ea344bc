import { isIP } from 'node:net';

import { APP_CHECK_HEADER } from '../../../src/domain/api/paths.ts';

import type { HostingConnections } from '../settings.ts';

/** The caller of a request, identified by its headers. */
export interface Caller {
  /** The caller's own counter. Nobody else can make a call that counts towards it. */
  readonly client: string;
  /** Parts of the call that others may share, the narrowest first. */
  readonly shared: readonly SharedPart[];
  /** Unverified App Check token. */
  readonly appCheckToken?: string | undefined;
}

/**
 * - `network`: the first 48 bits of the client's IPv6 address, which one provider or household may have whole
 * - `pair`: the last two addresses, over a connection that may be Hosting's
 * - `connection`: the address that connected, if it may be a machine of Hosting's
 */
export interface SharedPart {
  readonly kind: 'network' | 'pair' | 'connection';
  readonly who: string;
}

/**
 * Identifies the caller of a request for rate limiting (docs/adr/0010).
 *
 * Behind Hosting, the CDN puts the client's address in `Fastly-Client-IP` and `X-Forwarded-For`. Neither can be trusted
 * by itself, because the function's own URL is public, and a caller there can send both headers. Only the last entry of
 * `X-Forwarded-For` is written by Google: the address that actually connected.
 *
 * - Over a connection that is known to be Hosting's, the client is the last address before Hosting's own, which Hosting
 *   wrote; the CDN's header is a fallback.
 * - Where Hosting's connections are known, any other one is a call to the function's own URL: the client is the address
 *   that connected.
 * - Where they are not, the client is all addresses in the headers together: a caller can invent new clients that way,
 *   but cannot be counted as somebody else, because their own address is included. What callers cannot invent, the
 *   connection and the last two addresses, is counted as well.
 */
export function callerOf(headers: Headers, hosting: HostingConnections): Caller {
  const addresses = addressesIn(headers.get('x-forwarded-for') ?? '');
  const hops = addresses.map((address) => addressBlock(address) ?? address);
  const connection = hops.at(-1) ?? 'unknown';
  const named = addressBlock(headers.get('fastly-client-ip') ?? '');
  const appCheckToken = headers.get(APP_CHECK_HEADER) ?? undefined;
  const networkOf = (address = ''): SharedPart[] =>
    isIP(address) === 6 && addressBlock(address)?.includes(':') === true
      ? [{ kind: 'network', who: subnet(address, 48) }]
      : [];

  if (hosting !== null) {
    const before = isIn(hosting, addresses.at(-1))
      ? addresses.findLastIndex((address) => !isIn(hosting, address))
      : addresses.length - 1;
    return {
      client: hops[before] ?? named ?? connection,
      shared: networkOf(addresses[before]),
      appCheckToken,
    };
  }
  const client = [...new Set([named, ...hops])].filter((hop) => hop !== undefined).join(' ') || connection;
  const shared: SharedPart[] = [
    ...networkOf(addresses.at(-2)),
    ...(hops.length > 1 ? [{ kind: 'pair', who: hops.slice(-2).join(' ') } as const] : []),
    { kind: 'connection', who: connection },
  ];
  return { client, shared: shared.filter(({ who }) => who !== client), appCheckToken };
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
 * The part of an IP address that identifies one subscriber: a whole IPv4 address, or the first 56 bits of an IPv6
 * address, because households are given that many (RFC 6177) and phones change the rest daily. `undefined` if the text
 * is not an IP address.
 *
 * @example addressBlock('2001:db8:0:7a1:1c::9') // => '2001:db8:0:700'
 * @example addressBlock('::ffff:192.0.2.7') // => '192.0.2.7'
 */
export function addressBlock(text: string): string | undefined {
  const address = text.trim();
  switch (isIP(address)) {
    case 4:
      return address;
    case 6: {
      const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonicalIpv6(address));
      if (mapped === null) return subnet(address, 56);
      return ipv4Of(Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16));
    }
    default:
      return undefined;
  }
}

/** The URL parser normalizes IPv6 addresses (RFC 5952): lower case, with an IPv4 tail as hexadecimal. */
function canonicalIpv6(address: string): string {
  return new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
}

/** The first bits of an IPv6 address, as groups: four for 56 bits, three for 48. */
function subnet(address: string, bits: 48 | 56): string {
  const [first, second, third, fourth = '0'] = groupsOf(canonicalIpv6(address));
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [first, second, third, ...(bits === 56 ? [half] : [])].join(':');
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
