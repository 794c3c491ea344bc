import { phoneDigits } from '~/domain/shared/telephone.ts';

/**
 * The address that dials a number as a renter typed it; ten digits are taken for a US number.
 *
 * @returns `undefined` when there is nothing to dial
 * @example dialLink('(602) 555-0134') // => 'tel:+16025550134'
 */
export function dialLink(phone: string): string | undefined {
  const digits = phoneDigits(phone);
  if (digits === '') return undefined;
  if (/^\s*\+/u.test(phone)) return `tel:+${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : `tel:${digits}`;
}

/**
 * The address that writes to somebody. Everything but the `@` is encoded, so that an address like
 * `a@example.com?bcc=…` cannot add recipients (RFC 6068).
 */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** How to reach somebody: what they typed, and the links it makes. */
export interface ContactWays {
  readonly phone: { readonly text: string; readonly href: string | undefined };
  readonly email: { readonly text: string; readonly href: string };
}

/** The ways to reach whoever gave a phone number and an email address. */
export function contactWays({
  phone,
  email,
}: {
  readonly phone: string;
  readonly email: string;
}): ContactWays {
  return { phone: { text: phone, href: dialLink(phone) }, email: { text: email, href: mailLink(email) } };
}
