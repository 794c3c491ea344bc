import { describe, expect, it } from 'vitest';

import { PAPER_WORDS } from '#content/filing-papers.ts';
import * as en from '#content/words/en/index.ts';
import * as es from '#content/words/es/index.ts';
import { STATE_PAGE_COPY } from '#content/words/es/states.ts';
import { stateFilings } from '#data/filings.ts';
import { inLanguage, readTranslation, SPANISH_FACTS, SPANISH_LAWS } from '#data/translations.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { sentenceHash } from '#data/read.ts';
import {
  FACT_TOPICS,
  lawSentences,
  type SentenceTranslations,
  translationState,
} from '#domain/law/translation.ts';
import { jurisdiction, JURISDICTIONS } from '#domain/places/jurisdiction.ts';

import glossary from '../../docs/spanish-glossary.md?raw';
import { readTranslatedFacts } from '../../scripts/law-translation.ts';
import { ROOT } from '../../scripts/local/project.ts';
import { fernandezHuerta, spanishSyllables, wholeSentences } from '../support/readability.ts';

/** A line of the glossary. */
interface Term {
  readonly english: readonly RegExp[];
  readonly spanish: readonly RegExp[];
  readonly avoid: readonly RegExp[];
}

const TERMS = readTerms(glossary);

/** The terms of the glossary's table. `\*` ends a word in any way, and `to ` marks a verb. */
function readTerms(markdown: string): readonly Term[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| English'));
  return rows
    .filter((line) => !/^\| -+/u.test(line))
    .map((line) => {
      const [english = '', spanish = '', avoid = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      const forms = (cell: string) =>
        cell.split(', ').map((form) => form.replaceAll(/^to | a judgment$/gu, ''));
      const exact = (form: string) => word(form.replaceAll(String.raw`\*`, String.raw`\p{L}*`), 's?');
      return {
        english: forms(english).map((form) => word(form, '(?:s|es|ed|d|ing)?')),
        spanish: forms(spanish).map(exact),
        avoid: forms(avoid).map(exact),
      };
    });
}

function word(form: string, ending: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}])${form}${ending}(?![\p{L}])`, 'iu');
}

/** A court's file, which is no verb: `the file`, `court files`, `file is closed`. */
const NOUN_FILE =
  /(?:(?:a|an|on|the|your|its|his|her|court|court’s|court's|own|case|paper|eviction|clean|public|certain|other|of|open|seals?) )files?\b|\bfiles?(?= (?:is|are|stays?|public|was|were|seals?|opens?))/giu;

/** Names of several words, and what is quoted from English papers. */
const ENGLISH_NAMES = /“[^”]*”|\p{Lu}[\p{L}.'’]*(?:,? (?:(?:of|the|and|or|for) )*[\p{Lu}\d][\p{L}\d.'’]*)+/gu;

/** Every file of translations, by its state or its topic. */
const TRANSLATIONS: readonly (readonly [of: string, SentenceTranslations])[] = [
  ...JURISDICTIONS.map(({ code, name }) => [name, SPANISH_LAWS[code]] as const),
  ...FACT_TOPICS.map((topic) => [topic, SPANISH_FACTS[topic]] as const),
];
const all = TRANSLATIONS.flatMap(([of, { sentences }]) =>
  Object.values(sentences).map((sentence) => ({ of, ...sentence })),
);
const isWhole = (sentence: string) => /[.?!]$/u.test(sentence);

describe('the Spanish of the law and of the other data files', () => {
  it.each(JURISDICTIONS)('has exactly the sentences of $name', ({ code }) => {
    const { missing, stale } = translationState(
      lawSentences(SEALING_LAWS[code]),
      SPANISH_LAWS[code],
      sentenceHash,
    );
    expect({ missing, stale }).toEqual({ missing: [], stale: [] });
  });

  it.each(Object.values(readTranslatedFacts(ROOT)))(
    'has exactly the sentences of $name',
    ({ sentences, translation }) => {
      expect(sentences.length).toBeGreaterThan(0);
      const { missing, stale } = translationState(sentences, translation, sentenceHash);
      expect({ missing, stale }).toEqual({ missing: [], stale: [] });
    },
  );

  it('is found by its English sentence, wherever it occurs', () => {
    expect(inLanguage('Directory of licensed Iowa attorneys', 'es')).toBe(
      'Directorio de abogados con licencia en Iowa',
    );
    expect(all.filter(({ english, translated }) => inLanguage(english, 'es') !== translated)).toEqual([]);
    expect(inLanguage('Nobody has translated this.', 'es')).toBe('(En inglés:) Nobody has translated this.');
  });

  it('reports the file and key that is not the hash of its English', () => {
    const sentence = { english: 'A rule.', translated: 'Una regla.', reviewed: null };
    const key = sentenceHash('Another rule.');
    const read = () => readTranslation('courts.json', { sentences: { [key]: sentence } });
    expect(read).toThrow(`courts.json cannot be used:\n  sentences.${key}: is not the hash of “A rule.”`);
  });

  it('translates the same sentence in the same way everywhere', () => {
    const byEnglish = Map.groupBy(all, ({ english }) => english);
    const differing = [...byEnglish.values()].filter(
      (same) => new Set(same.map(({ translated }) => translated)).size > 1,
    );
    expect(differing).toEqual([]);
  });

  it('keeps every number, sum, date and section', () => {
    const numbers = (text: string) => (text.match(/\d[\d.,:/-]*\d|\d/gu) ?? []).toSorted();
    const wrong = all.filter(
      ({ english, translated }) => numbers(english).join(' ') !== numbers(translated).join(' '),
    );
    expect(wrong.map(({ of, english, translated }) => [of, english, translated])).toEqual([]);
  });

  it('names states as menus and headings do', () => {
    const inEnglish = ['New York Attorney General', 'North Dakota Legal Self Help Center', 'OregonLawHelp'];
    const named = ({ english, translated }: (typeof all)[number]) =>
      JURISDICTIONS.filter(({ name }) => english.includes(name)).every(
        ({ code, name }) =>
          translated.includes(jurisdiction(code, 'es').name) ||
          inEnglish.some((kept) => kept.includes(name) && translated.includes(kept)),
      );
    expect(all.filter((sentence) => !named(sentence))).toEqual([]);
  });

  it('leaves no English word but names', () => {
    const english =
      /(?<!\p{L})(?:the|and|of|or|you|your|was|were|with|from|may|must|only|case|after|before)(?!\p{L})/u;
    const ownWords = (text: string) => text.replaceAll(ENGLISH_NAMES, '');
    const wrong = all.filter(({ translated }) => english.test(ownWords(translated)));
    expect(wrong.map(({ translated }) => translated)).toEqual([]);
  });
});

describe('the glossary', () => {
  it('has forty terms or more', () => {
    expect(TERMS.length).toBeGreaterThanOrEqual(40);
  });

  it('is followed: a term has one of its translations or is part of an English name', () => {
    const wrong = all.flatMap(({ of, english, translated }) =>
      TERMS.flatMap((term) => {
        const found = term.english.find((form) => form.test(english.replaceAll(NOUN_FILE, '')));
        if (found === undefined) return [];
        const isFollowed = [...term.spanish, ...term.english].some((form) => form.test(translated));
        return isFollowed ? [] : [`${of} ${found.source}: ${english} => ${translated}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('lists words to avoid, which no translation contains', () => {
    const wrong = all.flatMap(({ translated }) =>
      TERMS.flatMap(({ avoid }) =>
        avoid.filter((form) => form.test(translated)).map((form) => `${form.source}: ${translated}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

/** Every text of the pages and papers in both languages, by where it is. */
const PAIRS = [
  ...sameTexts('words', en, es),
  ...writtenTwice('papers', PAPER_WORDS),
  ...JURISDICTIONS.flatMap(({ code, name }) => writtenTwice(name, stateFilings(code))),
];
type Pair = readonly [of: string, english: string, spanish: string];

/** The texts that two copies of an object have in the same place. */
function sameTexts(of: string, english: unknown, spanish: unknown): Pair[] {
  if (typeof english === 'string' && typeof spanish === 'string') return [[of, english, spanish]];
  if (typeof english !== 'object' || typeof spanish !== 'object' || !english || !spanish) return [];
  const others = new Map(Object.entries(spanish));
  return Object.entries(english).flatMap(([key, text]) => sameTexts(`${of}.${key}`, text, others.get(key)));
}

/** The texts of an object that are written as `{ en, es }`. */
function writtenTwice(of: string, value: unknown): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'es' in value) return sameTexts(of, value.en, value.es);
  return Object.entries(value).flatMap(([key, inside]) => writtenTwice(`${of}.${key}`, inside));
}

describe('the Spanish of pages and papers', () => {
  it('is compared sentence by sentence', () => {
    for (const of of ['words.filing', 'words.check', 'papers.fixed', 'Indiana.filings'])
      expect([of, PAIRS.some(([place]) => place.startsWith(of))]).toEqual([of, true]);
  });

  it('calls nothing by a word that the glossary avoids for it', () => {
    const wrong = PAIRS.flatMap(([of, english, spanish]) =>
      TERMS.filter((term) => term.english.some((form) => form.test(english)))
        .flatMap(({ avoid }) => avoid.filter((form) => form.test(spanish)))
        .map((form) => `${of} ${form.source}: ${english} => ${spanish}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the ease of reading', () => {
  it.each([
    ['gato', 2],
    ['también', 2],
    ['día', 2],
    ['ciudad', 2],
    ['desalojo', 4],
    ['que', 1],
    ['guía', 2],
    ['ley', 1],
    ['período', 4],
  ])('counts the syllables of %s', (spanish, syllables) => {
    expect(spanishSyllables(spanish)).toBe(syllables);
  });

  it.each(
    [
      ...TRANSLATIONS.map(([of, { sentences }]) => ({
        of,
        whole: Object.values(sentences).flatMap(({ translated }) =>
          isWhole(translated) ? [translated] : [],
        ),
      })),
      { of: 'the page of a state', whole: wholeSentences(STATE_PAGE_COPY) },
    ].filter(({ whole }) => whole.length > 0),
  )('is that of grade 8 in $of (Fernández Huerta)', ({ whole }) => {
    expect(fernandezHuerta(whole.join('\n'))).toBeGreaterThanOrEqual(60);
  });
});
