import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * Two kinds of links lead to a reminder. The one in the mail to confirm has a random token, of which only the hash is
 * stored, as the reminder's id. Later mails cannot repeat it, so their link has the id with a code that only we can make.
 */

/** A random token: 43 characters, 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The id of the reminder that a token belongs to. */
export function idOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of later mails. */
export function laterToken(id: string, linkKey: string): string {
  return `${id}.${codeOf(id, linkKey)}`;
}

/** The id that a token of either kind leads to; `undefined` for a text that is none. */
export function idIn(token: string, linkKey: string): string | undefined {
  if (/^[\w-]{43}$/u.test(token)) return idOfToken(token);
  const [, id, code] = /^([\da-f]{64})\.([\w-]{43})$/u.exec(token) ?? [];
  if (id === undefined || code === undefined) return undefined;
  return timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(id, linkKey))) ? id : undefined;
}

function codeOf(id: string, linkKey: string): string {
  return createHmac('sha256', linkKey).update(`reminder ${id}`).digest('base64url');
}

/** The name of what an address may get once a day. Keyed, because it must not reveal the address. */
export function addressKey(address: string, day: string, key: string): string {
  return createHmac('sha256', key).update(`reminder mail ${day} ${address.toLowerCase()}`).digest('hex');
}
