import { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';
import { CHECK_FORM } from '#domain/check/form.ts';
import type { FormField } from '#domain/forms/form.ts';
import type { ContactPoint } from '#domain/records/do-not-call.ts';
import { asciiDigits, nationalDigits, phoneDigits } from '#domain/shared/telephone.ts';
import { isJurisdictionCode, jurisdiction } from '#domain/places/jurisdiction.ts';
import { asText } from '#domain/records/stored-field.ts';
import { typosBetween } from '#domain/shared/typos.ts';

/** The personal data that people are searched by. */
export interface Person {
  /** Empty if the form does not ask for it. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The stored names of what the forms mark as personal. */
const storedNames = (mark: keyof Person): readonly string[] => {
  const fields = [CHECK_FORM, MESSAGE_FORM, LEAD_FORM].flatMap((form) => Object.values<FormField>(form));
  return [...new Set(fields.filter(({ personal }) => personal === mark).map(({ storedAs }) => storedAs))];
};
const NAMES = { name: storedNames('name'), email: storedNames('email'), phone: storedNames('phone') };

/** Extracts the person from a record of any collection, by the fields that the forms mark as personal. */
export function personIn(record: object): Person {
  const values = record as Readonly<Record<string, unknown>>;
  const marked = (mark: keyof Person) =>
    asText(NAMES[mark].map((name) => values[name]).find((value) => value !== undefined));
  return { name: marked('name'), email: marked('email'), phone: marked('phone') };
}

/** The searchable contents of a record. */
export interface Searchable extends Person {
  readonly county?: string;
  /** Code of the state; others are not searched. */
  readonly state?: string;
  readonly notes?: string;
}

/** Extracts the searchable contents of a record of any collection, or of what is stored of it at first. */
export function searchableIn(
  record: object & {
    readonly county?: string | null;
    readonly state?: string | null;
    readonly work_log?: readonly { readonly text: string }[];
  },
): Searchable {
  const { county, state, work_log: log = [] } = record;
  const notes = log.map(({ text }) => text).join(' ');
  return { ...personIn(record), county: county ?? '', state: state ?? '', notes };
}

/*
 * Firestore can only match whole values. So each record stores prefixes of the words that it can be searched by, and a
 * search looks up one of them (docs/adr/0015).
 */

/** Minimum and maximum length of stored prefixes. The whole word is stored too. */
const SHORTEST_BEGINNING = 2;
const LONGEST_BEGINNING = 12;
/** Maximum number of words stored for a name, mailbox or county: enough for every real name, and an upper bound. */
const MOST_WORDS = 8;
/**
 * Maximum number of words and numbers stored from the admin's notes, as prefixes only: at most 2,800 terms, which take 64 kB
 * of a document's 1 MiB and 8,400 of its 40,000 index entries.
 */
const MOST_NOTED_WORDS = 200;
/** Phone numbers are found by any part of at least three digits. */
const SHORTEST_PART = 3;
/** Digits of the longest phone number (ITU-T E.164): at most 91 parts are stored. */
const LONGEST_NUMBER = 15;

/** Letters that Unicode normalization does not decompose. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * The words of a text in lower case, without accents and apostrophes, so that a name is found in any spelling.
 *
 * @example foldedWords('Ana María O’Neil-Núñez') // => ['ana', 'maria', 'oneil', 'nunez']
 */
export function foldedWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđıßæœ]/gu, (letter) => OTHER_LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function emailTerm(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The search term that all records with a phone number or email address have, and no others; empty if there is none.
 *
 * @example contactTerm('phone', '+1 (602) 555-0134') // => 'tel:6025550134'
 */
export function contactTerm(point: ContactPoint, contact: string): string {
  if (point === 'email') return emailTerm(contact);
  const digits = nationalDigits(contact);
  return digits === '' ? '' : `tel:${digits}`;
}

/** The search terms to store with a record, without duplicates. */
export function searchTerms(record: Searchable): readonly string[] {
  const { email, phone, notes = '' } = record;
  const terms = [
    ...wordsOf(record).flatMap(beginnings),
    ...nameWords(record).flatMap(misspellings),
    ...notedWords(notes).flatMap((word) =>
      NUMBER.test(word) ? numberBeginnings(word) : beginnings(cut(word)),
    ),
    contactTerm('email', email),
    contactTerm('phone', phone),
    ...phoneParts(phone),
  ];
  return [...new Set(terms)].filter((term) => term !== '');
}

/** The words of a record besides its notes; of each text at most {@link MOST_WORDS}. */
function wordsOf({ name, email, county = '', state = '' }: Searchable): readonly string[] {
  const stateName = isJurisdictionCode(state) ? `${state} ${jurisdiction(state).name}` : '';
  return [name, mailbox(email), county, stateName].flatMap((text) => foldedWords(text).slice(0, MOST_WORDS));
}

/** The words of the name; of who has none, those of the mailbox. */
function nameWords({ name, email }: Person): readonly string[] {
  return foldedWords(name || mailbox(email)).slice(0, MOST_WORDS);
}

/** Names of fewer letters are not found by others: too many differ by one. */
const SHORTEST_MISSPELLED = 4;

/**
 * Terms of which two words that differ by one letter have one in common: the word, and it without each of its letters.
 * None for short words.
 */
function misspellings(word: string): readonly string[] {
  const letters = Array.from(cut(word));
  if (letters.length < SHORTEST_MISSPELLED) return [];
  return [letters.join(''), ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))].map(
    (each) => `~${each}`,
  );
}

/** The terms that a record may have of which a word is a beginning, or with one letter more, less or other. */
export function termsLike(word: string): readonly string[] {
  return [...new Set([cut(word), ...misspellings(word)])];
}

/** All parts of a phone number that it is found by, itself included. */
function phoneParts(phone: string): readonly string[] {
  const digits = nationalDigits(phone).slice(0, LONGEST_NUMBER);
  return lengths(SHORTEST_PART, digits.length).flatMap((length) =>
    lengths(0, digits.length - length).map((start) => digits.slice(start, start + length)),
  );
}

const NUMBER = /^\d+$/u;

/** Digits with whatever people write between them: an amount, a date, a phone number, the number of a case. */
const WRITTEN_NUMBER = /\p{Nd}(?:[\s().,:/+–-]*\p{Nd})*/gu;

/**
 * The words and numbers of the notes that are stored as search terms. A number counts from each of its parts on, because
 * `1,500` is searched as `1500`, `(602) 555-0199` as `555-0199`, and two numbers may follow each other.
 */
function notedWords(notes: string): readonly string[] {
  const numbers = [...notes.matchAll(WRITTEN_NUMBER)].flatMap(([whole]) => {
    const parts = whole.split(/\P{Nd}+/u).map(asciiDigits);
    return [...parts.map((_, index) => parts.slice(index).join('')), nationalDigits(whole)];
  });
  const words = foldedWords(notes).filter((word) => /\p{L}/u.test(word));
  const long = [...words, ...numbers].filter((word) => word.length >= SHORTEST_BEGINNING);
  return [...new Set(long)].slice(0, MOST_NOTED_WORDS);
}

/** The beginnings of a number by which notes are found. */
function numberBeginnings(digits: string): readonly string[] {
  const longest = Math.min(digits.length, LONGEST_NUMBER);
  return lengths(SHORTEST_BEGINNING, longest).map((length) => digits.slice(0, length));
}

export interface Search {
  /** The stored term that every match has. */
  readonly term: string;
  /** Whether having the term suffices for a match. If so, the store's count is the number of matches. */
  readonly isExact: boolean;
  /** Whether a record that has the term matches the whole search. */
  readonly matches: (record: Searchable) => boolean;
  /** For a search by words: which records match it but for a letter in a name, among those with one of these terms. */
  readonly near?: { readonly terms: readonly string[]; readonly matches: (record: Searchable) => boolean };
}

/**
 * Parses the text in the search box: a phone number or part of one, an email address or its beginning, or beginnings of
 * words of a name, mailbox, county, state or note.
 *
 * @returns `undefined` if there is too little to search for
 */
export function readSearch(typed: string): Search | undefined {
  const text = typed.trim();
  if (text.includes('@')) return searchForEmail(emailTerm(text));
  if (!/\p{L}/u.test(text) || WHOLE_NUMBER.test(text)) return searchForPhone(text);
  return searchForWords(foldedWords(text));
}

/** Ten digits before any letter: what follows is an extension or a remark (`nationalDigits` leaves it out). */
const WHOLE_NUMBER = /^(?:[^\p{L}\p{Nd}]*\p{Nd}){10}/u;

/** Shown when {@link readSearch} returns `undefined`. */
export const SEARCH_HINT =
  'Type at least two letters of a name, email address, place or note, or three digits of a phone number';

function searchForWords(words: readonly string[]): Search | undefined {
  const rarest = rarestOf(words);
  if (rarest === undefined || rarest.length < SHORTEST_BEGINNING) return undefined;
  return {
    term: cut(rarest),
    isExact: words.length === 1 && cut(rarest) === rarest,
    matches: (record) => words.every((word) => hasWord(record, word)),
    near: {
      terms: termsLike(rarest),
      matches: (record) => words.every((word) => hasWord(record, word) || hasNameLike(record, word)),
    },
  };
}

function hasWord(record: Searchable, word: string): boolean {
  const kept = [...wordsOf(record), ...notedWords(record.notes ?? '')];
  return phoneParts(record.phone).includes(word) || kept.some((candidate) => candidate.startsWith(word));
}

function hasNameLike(record: Searchable, word: string): boolean {
  return (
    word.length >= SHORTEST_MISSPELLED &&
    nameWords(record).some((name) => typosBetween(cut(name), cut(word)) <= 1)
  );
}

function searchForEmail(email: string): Search | undefined {
  const rarest = rarestOf(foldedWords(mailbox(email)).slice(0, MOST_WORDS));
  if (rarest === undefined) return undefined;
  return {
    term: cut(rarest),
    isExact: false,
    matches: (person) => emailTerm(person.email).startsWith(email),
  };
}

function searchForPhone(text: string): Search | undefined {
  const digits = /^\s*\+\s*1/u.test(text) ? phoneDigits(text).slice(1) : nationalDigits(text);
  if (digits.length < SHORTEST_PART) return undefined;
  return { term: digits, isExact: true, matches: () => true };
}

/** The word that the fewest records have: one with four digits, such as the end of a number, else the longest. */
function rarestOf(words: readonly string[]): string | undefined {
  const isRare = (word: string) => Number(/\d{4}/u.test(word));
  return words.toSorted((a, b) => isRare(b) - isRare(a) || b.length - a.length)[0];
}

/** The part of an address before the `@`. */
function mailbox(email: string): string {
  return email.split('@')[0] ?? '';
}

function beginnings(word: string): readonly string[] {
  const letters = Array.from(word);
  const last = Math.min(letters.length - 1, LONGEST_BEGINNING);
  return [...lengths(SHORTEST_BEGINNING, last).map((length) => letters.slice(0, length).join('')), word];
}

/** Truncates a word to the longest stored prefix. */
function cut(word: string): string {
  return Array.from(word).slice(0, LONGEST_BEGINNING).join('');
}

function lengths(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
