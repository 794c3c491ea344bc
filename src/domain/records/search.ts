import { CHECK_FORM } from '../check/form.ts';
import type { FormField } from '../forms/form.ts';
import { LEAD_FORM } from '../inbox/lead.ts';
import { MESSAGE_FORM } from '../inbox/message.ts';
import { nationalDigits, phoneDigits } from '../shared/telephone.ts';
import { asText } from './document.ts';

/** Whom a record is about, by the three things that people are looked up by. */
export interface Person {
  /** Empty where the form does not ask for it. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const FIELDS: readonly FormField[] = [CHECK_FORM, MESSAGE_FORM, LEAD_FORM].flatMap((form) =>
  Object.values<FormField>(form),
);

/** Whom a record of any collection is about, by the fields that the forms mark as personal. */
export function personIn(record: object): Person {
  const values = new Map<string, unknown>(Object.entries(record));
  const marked = (mark: keyof Person) =>
    asText(
      FIELDS.filter(({ personal }) => personal === mark)
        .map(({ storedAs }) => values.get(storedAs))
        .find((value) => value !== undefined),
    );
  return { name: marked('name'), email: marked('email'), phone: marked('phone') };
}

/** What a record is found by: whom it is about, where, and what the admin has noted. */
export interface Searchable extends Person {
  readonly county?: string;
  readonly notes?: string;
}

/** What a record of any collection is found by. */
export function searchableIn(record: object): Searchable {
  const values = new Map<string, unknown>(Object.entries(record));
  const log = values.get('work_log');
  const entries: readonly unknown[] = Array.isArray(log) ? log : [];
  const texts = entries.map((entry) =>
    typeof entry === 'object' && entry !== null && 'text' in entry ? asText(entry.text) : '',
  );
  return {
    ...personIn(record),
    county: asText(values.get('county')),
    notes: [asText(values.get('work_note')), ...texts].join(' '),
  };
}

/*
 * Firestore finds documents by whole values only. So each record carries the beginnings of the words that it may be
 * looked up by, and a search looks for one of them (docs/adr/0015).
 */

/** Beginnings of words are kept from this many letters on, and up to so many; the whole word is kept too. */
const SHORTEST_BEGINNING = 2;
const LONGEST_BEGINNING = 12;
/** So many words of a name or a mailbox are kept: enough for every name, and a bound for what is no name. */
const MOST_WORDS = 8;
/**
 * So many words of the admin's notes are kept, by their beginnings alone: 2,200 terms at most, which are 64 kB of a
 * document's 1 MiB and 6,600 of its 40,000 index entries.
 */
const MOST_NOTED_WORDS = 200;
/** A number is found by its first digits from three on (the area code), and by its last from four on. */
const SHORTEST_START = 3;
const SHORTEST_END = 4;

/** Letters that Unicode does not take apart into a letter and a mark. */
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
 * The words of a text, in small letters without accents and apostrophes, so that a name is found however it is typed.
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

/** The term of a whole email address. */
export function emailTerm(email: string): string {
  return email.trim().toLowerCase();
}

/** The term of a whole phone number; empty when it has no digit. */
export function phoneTerm(phone: string): string {
  return nationalDigits(phone);
}

/** What a record is found by: each term once. */
export function searchTerms({ name, email, phone, county = '', notes = '' }: Searchable): readonly string[] {
  const digits = phoneTerm(phone);
  const terms = [
    ...foldedWords(name).slice(0, MOST_WORDS).flatMap(beginnings),
    ...foldedWords(mailbox(email)).slice(0, MOST_WORDS).flatMap(beginnings),
    ...foldedWords(county).slice(0, MOST_WORDS).flatMap(beginnings),
    ...notedWords(notes).flatMap((word) => beginnings(cut(word))),
    emailTerm(email),
    digits,
    ...lengths(SHORTEST_START, digits.length - 1).map((length) => digits.slice(0, length)),
    ...lengths(SHORTEST_END, digits.length - 1).map((length) => digits.slice(-length)),
  ];
  return [...new Set(terms)].filter((term) => term !== '');
}

/** The words of the notes that a record is found by. */
function notedWords(notes: string): readonly string[] {
  const words = foldedWords(notes).filter((word) => word.length >= SHORTEST_BEGINNING && /\p{L}/u.test(word));
  return [...new Set(words)].slice(0, MOST_NOTED_WORDS);
}

/** A search that was understood. */
export interface Search {
  /** The term that every record it finds carries. */
  readonly term: string;
  /** Whether carrying the term is enough: then the store's own count is the number of records found. */
  readonly isExact: boolean;
  /** Whether a record that carries the term is really meant. */
  readonly matches: (record: Searchable) => boolean;
}

/**
 * Understands what was typed into the search box: a phone number or a part of one, a mail address or its beginning, or
 * beginnings of words of a name, a mailbox, a county or a note.
 *
 * @returns `undefined` when there is too little to look for
 */
export function readSearch(typed: string): Search | undefined {
  const text = typed.trim();
  if (text.includes('@')) return searchForEmail(emailTerm(text));
  if (!/\p{L}/u.test(text)) return searchForPhone(text);
  return searchForWords(foldedWords(text));
}

/** What to type where {@link readSearch} finds too little. */
export const SEARCH_HINT =
  'Type at least two letters of a name, mail address, county or note, or three digits of a phone number';

function searchForWords(words: readonly string[]): Search | undefined {
  const longest = longestOf(words);
  if (longest === undefined || longest.length < SHORTEST_BEGINNING) return undefined;
  return {
    term: cut(longest),
    isExact: words.length === 1 && cut(longest) === longest,
    matches: ({ name, email, county = '', notes = '' }) => {
      const kept = [...[name, mailbox(email), county].flatMap(foldedWords), ...notedWords(notes)];
      return words.every((word) => kept.some((candidate) => candidate.startsWith(word)));
    },
  };
}

function searchForEmail(email: string): Search | undefined {
  const longest = longestOf(foldedWords(mailbox(email)).slice(0, MOST_WORDS));
  if (longest === undefined) return undefined;
  return {
    term: cut(longest),
    isExact: false,
    matches: (person) => emailTerm(person.email).startsWith(email),
  };
}

function searchForPhone(text: string): Search | undefined {
  const digits = /^\s*\+\s*1/u.test(text) ? phoneDigits(text).slice(1) : nationalDigits(text);
  if (digits.length < SHORTEST_START) return undefined;
  return { term: digits, isExact: true, matches: () => true };
}

/** The longest word finds the fewest records. */
function longestOf(words: readonly string[]): string | undefined {
  return words.toSorted((a, b) => b.length - a.length)[0];
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

/** What is kept of a beginning that is longer than any kept. */
function cut(word: string): string {
  return Array.from(word).slice(0, LONGEST_BEGINNING).join('');
}

function lengths(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
