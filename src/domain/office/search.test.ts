import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  contactTerm,
  foldedWords,
  type Person,
  personIn,
  readSearch,
  type Searchable,
  searchableIn,
  searchTerms,
} from './search.ts';

const ROSA: Person = {
  name: 'Rosa María Núñez-O’Neil',
  email: 'Rosa.Nunez+rent@Example.com',
  phone: '+1 (602) 555-0134',
};

/** Whether a search finds a record: the store by its term, then the server by checking the other words. */
function finds(typed: string, person: Searchable): boolean {
  const search = readSearch(typed);
  return search !== undefined && searchTerms(person).includes(search.term) && search.matches(person);
}

describe('the person of a record', () => {
  const contact = { email: 'r@example.com', phone: '602 555 0134' };

  it.each([
    ['a check', { full_name: 'Rosa', ...contact }, { name: 'Rosa', ...contact }],
    ['a message', { name: 'Rosa', ...contact }, { name: 'Rosa', ...contact }],
    ['a lead', contact, { name: '', ...contact }],
    ['an odd record', { phone: 6025550134 }, { name: '', email: '', phone: '6025550134' }],
  ])('is read from %s', (_kind, record, person) => {
    expect(personIn(record)).toEqual(person);
  });
});

describe('the words of a name', () => {
  it.each([
    ['Ana María O’Neil-Núñez', ['ana', 'maria', 'oneil', 'nunez']],
    ["D'Angelo  St. James", ['dangelo', 'st', 'james']],
    ['Łukasz Strauß', ['lukasz', 'strauss']],
    ['ليلى حدّاد', ['ليلى', 'حداد']],
    ['<b>Ana</b>', ['b', 'ana', 'b']],
    ['', []],
  ])('of %j are %j', (name, words) => {
    expect(foldedWords(name)).toEqual(words);
  });
});

describe('a search', () => {
  it.each([
    'Rosa',
    'ros',
    'NUNEZ',
    'núñ',
    'maria rosa',
    'o’neil',
    "O'Neil",
    'ROSA.NUNEZ+RENT@example.com',
    'rosa.nunez+rent@exam',
    'rosa.nunez',
    'rent',
    '602',
    '(602) 555',
    '602-555-0134',
    '+1 602 555 0134',
    '16025550134',
    '+1 602',
    '0134',
    '134',
    '255',
    '25 550',
    '555-0134',
    '٠١٣٤',
    '+1 (602) 555-0134 x5',
    '602 555 0134 after 5 pm',
    'rosa 0134',
    '🏠 Rosa',
  ])('for %s finds Rosa', (typed) => {
    expect(finds(typed, ROSA)).toBe(true);
  });

  it.each([
    'Rosalind',
    'neil',
    'rosa delgado',
    'example',
    'rosa.nunez@example.com',
    'rosa 0135',
    'apartment 602',
    '603',
    '6025550135',
  ])('for %s does not find Rosa', (typed) => {
    expect(finds(typed, ROSA)).toBe(false);
  });

  it.each(['', '  ', 'R', '12', '@', '@example.com', '!?', '( )', '🏠', '👩‍👧', '1️⃣'])(
    'for %j is too short',
    (typed) => {
      expect(readSearch(typed)).toBeUndefined();
    },
  );

  it('knows when the store’s count is the number of records found', () => {
    expect(readSearch('rosa')?.isExact).toBe(true);
    expect(readSearch('555-0134')?.isExact).toBe(true);
    expect(readSearch('rosa delgado')?.isExact).toBe(false);
    expect(readSearch('rosa@example.com')?.isExact).toBe(false);
    expect(readSearch('wolfeschlegelsteinhausen')?.isExact).toBe(false);
  });

  it('looks up the end of a number rather than a name, which more people have', () => {
    expect(readSearch('Guadalupe 0134')?.term).toBe('0134');
    expect(readSearch('Lu Guadalupe 602')?.term).toBe('guadalupe');
  });

  it('finds everybody by each whole word of the name, by email and by phone', () => {
    const name = fc
      .array(fc.string({ unit: 'grapheme', minLength: 2, maxLength: 20 }), { minLength: 1, maxLength: 6 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(name, fc.emailAddress(), fc.stringMatching(/^\d{10}$/u), (full, email, phone) => {
        const person = { name: full, email, phone };
        for (const word of foldedWords(full).slice(0, 8)) {
          // A single letter is too short to search, and digits alone are searched as a phone number.
          if (word.length < 2 || !/\p{L}/u.test(word)) continue;
          expect(finds(word, person), word).toBe(true);
          expect(finds(`${word} ${phone.slice(-4)}`, person), word).toBe(true);
        }
        if (foldedWords(email.split('@')[0] ?? '').length > 0) expect(finds(email, person)).toBe(true);
        expect(finds(phone, person)).toBe(true);
      }),
    );
  });
});

describe('a search for a name with another letter', () => {
  const camila: Searchable = {
    name: 'Camila Ramírez',
    email: 'cr@example.com',
    phone: '',
    county: 'Lake County',
  };
  const finds = (typed: string, person: Searchable) => {
    const near = readSearch(typed)?.near;
    const terms = searchTerms(person);
    return near?.terms.some((term) => terms.includes(term)) === true && near.matches(person);
  };

  it.each(['camilla', 'ramires', 'Camilla Ramires', 'kamila', 'caimla', 'camila lake'])(
    'finds Camila Ramírez by %s',
    (typed) => {
      expect(finds(typed, camila)).toBe(true);
    },
  );

  it.each(['kamilla', 'camilla pima', 'rosa', 'lakes'])('does not find her by %s', (typed) => {
    expect(finds(typed, camila)).toBe(false);
  });

  it('finds whoever has no name by the mailbox', () => {
    expect(finds('ramires', { name: '', email: 'c.ramirez@example.com', phone: '' })).toBe(true);
  });

  it('finds every name with a letter more, less or other, or two that are swapped', () => {
    const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'));
    const name = fc.array(letter, { minLength: 4, maxLength: 11 });
    fc.assert(
      fc.property(name, fc.nat(), letter, fc.constantFrom(0, 1, 2, 3), (letters, place, other, kind) => {
        const at = place % letters.length;
        const typed = [
          letters.toSpliced(at, 0, other),
          letters.toSpliced(at, 1),
          letters.toSpliced(at, 1, other),
          letters.toSpliced(at, 2, ...letters.slice(at, at + 2).reverse()),
        ][kind]?.join('');
        if (typed === undefined || typed.length < 4) return;
        expect(finds(typed, { name: letters.join(''), email: '', phone: '' }), typed).toBe(true);
      }),
    );
  });

  it('asks for no more terms than Firestore takes', () => {
    expect(readSearch('w'.repeat(200))?.near?.terms.length).toBeLessThanOrEqual(30);
  });
});

describe('a search by place or note', () => {
  const stored = {
    full_name: 'Rosa Núñez',
    email: 'rosa@example.com',
    phone: '602 555 0134',
    county: 'Los Angeles County',
    state: 'CA',
    work_log: [{ text: 'Left a voicemail; the landlord is unreasonableness itself.' }],
  };
  const record = searchableIn(stored);

  it.each([
    'los angeles',
    'Ange',
    'rosa angeles',
    'voicemail',
    'LANDLORD',
    'rosa voicemail',
    'unreasonableness',
    'voice',
    'unreasonable',
    'angeles landlord',
    'california',
    'CA',
    'rosa calif',
    'Los Angeles, CA',
  ])('finds a record by %s', (typed) => {
    expect(finds(typed, record)).toBe(true);
  });

  it.each(['mail', 'texas', 'rosa TX', 'orange', 'rosa orange', 'reasonable'])(
    'does not find it by %s',
    (typed) => {
      expect(finds(typed, record)).toBe(false);
    },
  );

  it('finds a record by the entries of its contact log', () => {
    expect(finds('mailbox', searchableIn({ work_log: [{ text: 'Mailbox full' }] }))).toBe(true);
  });

  it.each([
    ['offered $1,500 for the move', '1500'],
    ['offered $1,500 for the move', '$1,500'],
    ['offered $1,500 for the move', 'offered 1500'],
    ['offered $1,500 for the move', 'offered 1,500'],
    ['owes 950, paid 400', '400'],
    ['case 24-CV-01234', '01234'],
    ['case 24-CV-01234', '24-CV-01234'],
    ['his brother: +1 (602) 555-0199, after 5', '602 555 0199'],
    ['his brother: +1 (602) 555-0199, after 5', '555-0199'],
    ['hearing 12/04/2026', '12/04/2026'],
    ['hearing 12/04/2026', '2026'],
    ['رقم ٠١٩٩٣', '٠١٩٩'],
    ['permit 123456789012345', '12345678901234'],
  ])('finds the note %j by %j', (text, typed) => {
    expect(finds(typed, searchableIn({ work_log: [{ text }] }))).toBe(true);
  });

  it.each([
    ['offered $1,500 for the move', '1501'],
    ['owes 950, paid 400', 'owes 951'],
  ])('does not find the note %j by %j', (text, typed) => {
    expect(finds(typed, searchableIn({ work_log: [{ text }] }))).toBe(false);
  });

  it('keeps the terms of the longest log within Firestore’s limits for documents and indexes', () => {
    // Twelve letters of four bytes each at the beginning of every word, and a word as long as a whole note.
    const words = Array.from({ length: 300 }, (_, index) => {
      const number = Array.from(String(index).padStart(3, '0'), (digit) =>
        String.fromCodePoint(0x10280 + Number(digit)),
      );
      return `${number.join('')}${'\u{10290}'.repeat(2000)}`;
    });
    const terms = searchTerms(searchableIn({ work_log: [{ text: words.join(' ') }] }));
    expect(terms.length).toBeGreaterThan(1000);
    expect(terms.length * 3).toBeLessThan(7_000);
    expect(terms.reduce((sum, term) => sum + Buffer.byteLength(term) + 1, 0)).toBeLessThan(64_000);
  });
});

describe('the terms of a record', () => {
  it('are unique and not empty', () => {
    const terms = searchTerms({ name: 'Ana Ana', email: 'ana@example.com', phone: 'none' });
    expect(terms).toEqual(['an', 'ana', 'ana@example.com']);
    // Short words are found by no others.
  });

  it('are one for each whole number and address, which no part of another number equals', () => {
    const terms = (phone: string) => searchTerms({ name: '', email: '', phone });
    const whole = contactTerm('phone', ROSA.phone);
    expect(terms('602.555.0134')).toContain(whole);
    expect(terms('+44 6025 550134 9')).toContain('6025550134');
    expect(terms('+44 6025 550134 9')).not.toContain(whole);
  });

  it('stay few, whatever is typed into the form', () => {
    const person = {
      name: 'word '.repeat(40),
      email: `${'a.'.repeat(30)}b@example.com`,
      phone: '5'.repeat(15),
    };
    const long = { name: 'Wolfeschlegelsteinhausen '.repeat(8), email: ROSA.email, phone: ROSA.phone };
    for (const one of [person, long]) expect(searchTerms(one).length).toBeLessThan(200);
  });
});
