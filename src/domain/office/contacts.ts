import { CONTACT_POINTS, type ContactPoint } from '#domain/records/do-not-call.ts';
import { contactTerm, foldedWords, personIn } from './search.ts';

/*
 * What records have in common: a phone number, an email address. That is all the office says of it: two people may
 * share a number, and one may use two addresses (docs/adr/0027).
 */

export function contactTerms(record: object): ReadonlyMap<ContactPoint, string> {
  const person = personIn(record);
  return new Map(
    CONTACT_POINTS.map((point) => [point, contactTerm(point, person[point])] as const).filter(
      ([, term]) => term !== '',
    ),
  );
}

/** The contact points that two records have in common, in any spelling. */
export function sharedContacts(one: object, other: object): readonly ContactPoint[] {
  const [these, those] = [contactTerms(one), contactTerms(other)];
  return CONTACT_POINTS.filter((point) => these.has(point) && these.get(point) === those.get(point));
}

/** Whether two records have the same name, but for accents, case and punctuation. Records without one have not. */
export function isSameName(one: object, other: object): boolean {
  const [name, otherName] = [one, other].map((record) => foldedWords(personIn(record).name).join(' '));
  return name !== '' && name === otherName;
}

/** Whether two records have different names. One without a name contradicts none. */
export function hasOtherName(one: object, other: object): boolean {
  return [one, other].every((record) => personIn(record).name !== '') && !isSameName(one, other);
}

/**
 * What makes records one person's as far as their answers tell: the same address, or the same number or address under the
 * same name. A helper gives the same address for several people, so that only the name says whose a record is.
 */
export function personKeys(record: object): readonly string[] {
  const terms = contactTerms(record);
  const email = terms.get('email');
  const name = foldedWords(personIn(record).name).join(' ');
  const named = name === '' ? [] : [...terms.values()].map((term) => `${term} ${name}`);
  return email === undefined || isOfHelper(record) ? named : [email, ...named];
}

/** Whether two records are of one person; see {@link personKeys}. */
export function isSamePerson(one: object, other: object): boolean {
  const keys = personKeys(one);
  return personKeys(other).some((key) => keys.includes(key));
}

function isOfHelper(record: object): boolean {
  return 'is_helper' in record && record.is_helper === true;
}

/** Which contact point a typed text is; an address has an `@`. */
export function contactPointOf(typed: string): ContactPoint {
  return typed.includes('@') ? 'email' : 'phone';
}
