import type { RecordRow } from '#domain/office/queue.ts';
import type { Letter } from '#domain/office/reply-template.ts';
import { segmentOf } from '#domain/office/calling.ts';
import { isJurisdictionCode, jurisdiction } from '#domain/places/jurisdiction.ts';
import { phoneDigits, telephoneLink } from '#domain/shared/telephone.ts';

/** Whose record it is, for headings and accessible names: the name, or what there is instead. */
export function displayName({ name, email, phone }: Pick<RecordRow, 'name' | 'email' | 'phone'>): string {
  return name || email || phone || 'somebody';
}

/**
 * The `mailto:` link for an email address. Everything except the `@` is encoded, so that an address such as
 * `a@example.com?bcc=…` cannot add recipients (RFC 6068).
 *
 * @param letter subject and text to begin with
 */
export function mailLink(email: string, letter?: Letter): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
  if (letter === undefined) return address;
  const body = letter.body.replaceAll('\n', '\r\n');
  return `${address}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(body)}`;
}

/** The `tel:` link of a person; `undefined` if they must not be called, or left no number. */
export function callLink(row: Pick<RecordRow, 'contact' | 'phone'>): string | undefined {
  return segmentOf(row) === 'call' && phoneDigits(row.phone) !== '' ? telephoneLink(row.phone) : undefined;
}

/** The name of a state; a code that is none is shown unchanged. */
export function stateName(code: string): string {
  return isJurisdictionCode(code) ? jurisdiction(code).name : code;
}
