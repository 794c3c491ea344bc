import { isIP } from 'node:net';

/** Who sends a form, for rate limiting (docs/adr/0010). */
export interface Caller {
  /** The last two addresses of `X-Forwarded-For`, as {@link household}s. */
  readonly client: string;
  /** The same as {@link network}s: the same as the client over IPv4. */
  readonly network: string;
  /** The address that connected to Google's front end, as a {@link network}. */
  readonly connection: string;
}

/**
 * Identifies the caller of a request.
 *
 * Google's front end writes the last address of `X-Forwarded-For`: the one that connected. Nobody can forge it. Behind
 * Hosting, that is a machine of the CDN, which wrote the address before it, that of the client. For a call to the
 * function's own URL it is the caller, who can forge every address before it, so one caller can be many clients, but only
 * one connection, and never the client that somebody else is.
 */
export function callerOf(headers: Headers): Caller {
  const addresses = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => isIP(entry) !== 0);
  const lastTwo = addresses.slice(-2);
  return {
    client: lastTwo.map(household).join(' ') || 'unknown',
    network: lastTwo.map(network).join(' ') || 'unknown',
    connection: network(addresses.at(-1) ?? 'unknown'),
  };
}

/**
 * The part of an IP address that identifies one subscriber: a whole IPv4 address, or the first 56 bits of an IPv6
 * address, because households are given that many (RFC 6177) and phones change the rest daily.
 *
 * @example household('2001:db8:0:7a1:1c::9') // => '2001:db8:0:700'
 * @example household('::ffff:192.0.2.7') // => '192.0.2.7'
 */
export const household = (address: string): string => block(address, 56);

/** A whole IPv4 address, or the first 48 bits of an IPv6 address, which one customer of a provider may have whole. */
export const network = (address: string): string => block(address, 48);

function block(address: string, bits: 48 | 56): string {
  if (isIP(address) !== 6) return address;
  const canonical = canonicalIpv6(address);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) {
    return ipv4Of(Number.parseInt(high, 16), Number.parseInt(low, 16));
  }
  const [first, second, third, fourth = '0'] = groupsOf(canonical);
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [first, second, third, ...(bits === 56 ? [half] : [])].join(':');
}

/** The URL parser normalizes IPv6 addresses (RFC 5952): lower case, with an IPv4 tail as hexadecimal. */
function canonicalIpv6(address: string): string {
  return new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
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
