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
  const code = createHmac('sha256', linkKey).update(`reminder ${id}`).digest('base64url');
  return `${id}.${code}`;
}

/** The id that a token of either kind leads to; `undefined` for a text that is none. */
export function idIn(token: string, linkKey: string): string | undefined {
  if (/^[\w-]{43}$/u.test(token)) return idOfToken(token);
  const id = token.slice(0, token.indexOf('.'));
  const [given, ours] = [Buffer.from(token), Buffer.from(laterToken(id, linkKey))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined;
}

/** The name of what an address may get once a day. Keyed, because it must not reveal the address. */
export function addressKey(address: string, day: string, key: string): string {
  return createHmac('sha256', key)
    .update(`reminder mail ${day} ${mailbox(address)}`)
    .digest('hex');
}

/**
 * Where an address is delivered. What follows a `+` is a label with nearly all providers, and Gmail ignores dots:
 * otherwise anybody could send one mailbox hundreds of mails.
 */
function mailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}
