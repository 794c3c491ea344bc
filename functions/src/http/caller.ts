import { isIP } from 'node:net';

import { APP_CHECK_HEADER } from '~/domain/api/paths.ts';

import type { Caller } from '../rate-limit.ts';

/**
 * Reads where a request comes from (docs/adr/0010).
 *
 * Behind Hosting, the CDN puts the renter's address in `Fastly-Client-IP` and first in `X-Forwarded-For`. Neither can be
 * trusted, because the function's own URL is public and a direct caller can forge both. Only the last entry of
 * `X-Forwarded-For` is written by Google: the address that really connected, a CDN machine or a direct caller. So each
 * call counts twice: for the address that it claims, and for the address that connected.
 */
export function callerOf(headers: Headers): Caller {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map(addressBlock);
  const connection = hops.at(-1) ?? 'unknown';
  return {
    client: addressBlock(headers.get('fastly-client-ip') ?? '') ?? hops[0] ?? connection,
    connection,
    appCheckToken: headers.get(APP_CHECK_HEADER) ?? undefined,
  };
}

/**
 * The part of an IP address that identifies one subscriber: a whole IPv4 address, or the first 64 bits of an IPv6 address,
 * because a phone changes the rest every day. `undefined` when the text is no IP address.
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
      // The URL parser writes every IPv6 address in one way and lower case (RFC 5952), an IPv4 tail as hexadecimal.
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
 * Protects public forms against cross-site requests, which other sites' pages would send in their visitors' names.
 * Browsers tell by `Sec-Fetch-Site`, older ones by `Origin`, which is compared with the host that Hosting was asked for.
 * A request with neither header is allowed: it does not come from a browser.
 */
export function isFromOwnSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  const hosts = headers.get('x-forwarded-host');
  if (origin === null || hosts === null) return true;
  return URL.canParse(origin) && hosts.split(',').some((host) => host.trim() === new URL(origin).host);
}
