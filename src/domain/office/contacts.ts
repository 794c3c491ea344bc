import { isFillerNumber } from '#domain/shared/telephone.ts';
import { emailTerm, personIn, phoneTerm } from './search.ts';

/** An email address or phone number of a record. */
export interface Contact {
  /** The normalized address or number, which is also the search term of the record. */
  readonly term: string;
  /** Whether only one person gives it. */
  readonly identifies: boolean;
}

/** The contacts of a record of any collection; empty ones are left out. */
export function contactsOf(record: object): readonly Contact[] {
  const { email, phone } = personIn(record);
  const isHelpers = isHelper(record);
  return [
    { term: emailTerm(email), identifies: !isHelpers && !isPlaceholderAddress(email) },
    { term: phoneTerm(phone), identifies: !isHelpers && !isPlaceholderNumber(phone) },
  ].filter(({ term }) => term !== '');
}

/** Whether the contacts are those of somebody who filled in the form for another person. */
export function isHelper(record: object): boolean {
  return 'is_helper' in record && record.is_helper === true;
}

/** Numbers that no telephone has: area codes and exchanges begin with 2 to 9 (North American Numbering Plan). */
const UNASSIGNED = /^(?:[01]|\d{3}[01])\d*$/u;
/** Numbers of the exchange 555 that people type as an example. Directory assistance has the second. */
const EXAMPLE = /555(?:5555|1212|1234)$/u;
const NATIONAL_LENGTH = 10;

/**
 * Whether a number is one that people type to get past a form, or that belongs to nobody.
 *
 * @example isPlaceholderNumber('(602) 123-4567') // => true
 */
export function isPlaceholderNumber(phone: string): boolean {
  const digits = phoneTerm(phone);
  if (isFillerNumber(phone)) return true;
  return digits.length === NATIONAL_LENGTH && (UNASSIGNED.test(digits) || EXAMPLE.test(digits));
}

/** Mailboxes that people type to get past a form, without dots, dashes and digits. */
const PLACEHOLDER_MAILBOXES: ReadonlySet<string> = new Set(
  (
    'abc anonymous asd asdf donotreply email example fake mail myemail na name no nobody noemail nomail none ' +
    'nope noreply notapplicable qwerty sample test tester testing unknown user xyz you youremail yourname'
  ).split(' '),
);

/**
 * Whether an address is one that people type to get past a form: `none@none.com`, `xxx@x.com`.
 *
 * @example isPlaceholderAddress('No-Email1@gmail.com') // => true
 */
export function isPlaceholderAddress(email: string): boolean {
  const mailbox = (emailTerm(email).split('@')[0] ?? '').replaceAll(/[\W\d_]/gu, '');
  return PLACEHOLDER_MAILBOXES.has(mailbox) || /^(.)\1{2,}$/u.test(mailbox);
}

/**
 * Whether an address or number is among a record's contacts.
 *
 * @param address as somebody typed it
 */
export function hasContact(record: object, address: string): boolean {
  const wanted = address.includes('@') ? emailTerm(address) : phoneTerm(address);
  return contactsOf(record).some(({ term }) => term === wanted);
}
