import { describe, expect, it } from 'vitest';

import { LANGUAGES, type Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { SEALING_LAWS_COPY } from '#content/words/en/sealing-laws.ts';
import { STATE_PAGE_COPY, STATE_PLAN_COPY } from '#content/words/en/states.ts';
import { PENDING_BILLS, SEALING_LAW_CHANGES, SEALING_LAWS } from '#data/laws.ts';
import { lawsIn } from '#data/translations.ts';
import { sealingLawPanel } from '#domain/law/presentation.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { type TypedFinding, typedFinding } from '../support/finding-phrases.ts';
import { fleschKincaidGrade, wholeSentences } from '../support/readability.ts';

/** The reading grade of an eighth grader. Names of laws and courts are the longest words, and nobody can shorten them. */
const HARDEST = 8;
/** A seventh grader's, for texts about all laws. */
const HARDEST_OF_OURS = 7;

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'the overview of the laws': wholeSentences(SEALING_LAWS_COPY),
  'the plan of a state': wholeSentences(STATE_PLAN_COPY),
  'the page of a state': wholeSentences(STATE_PAGE_COPY),
  'the pending bills': PENDING_BILLS.flatMap(({ lastStep, foundSince }) => [lastStep, foundSince ?? '']),
  'the change log': SEALING_LAW_CHANGES.map(({ what }) => what),
};

describe('the texts about the laws', () => {
  it.each(Object.entries(TEXTS))('%s read at grade 7 or below', (what, texts) => {
    expect(texts.length).toBeGreaterThan(5);
    const grade = fleschKincaidGrade(texts.join('\n'));
    console.log(`${what}: read at grade ${grade.toFixed(1)}`);
    expect(grade).toBeLessThanOrEqual(HARDEST_OF_OURS);
  });
});

/** A seventh grader's: the explanation is what most renters read about the law, and in red banners all they read. */
const HARDEST_EXPLANATION = 7;

/**
 * The texts of a law file in our own words; `why`, names of sources and ids are for editors, and quotations are the
 * law's.
 */
const SHOWN = Object.values(SEALING_LAWS).map(({ remedies, ...law }) => ({
  state: law.state,
  texts: textsIn([
    without(law, ['state', 'sources']),
    // The answers that decide are keys, whose words are the plan's.
    remedies.map(({ appliesTo, ...remedy }) => [
      without(remedy, ['id', 'why', 'how', 'citation', 'quotation']),
      without(appliesTo, ['answers']),
    ]),
  ]),
}));

function without(value: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Words that only lawyers know, each with what explains it in the same text. */
const TERMS: readonly (readonly [term: string, word: RegExp, explained: RegExp])[] = [
  ['stipulation', /stipulat/iu, /agree/iu],
  ['nonsuit', /nonsuit/iu, /landlord (?:dropped|drops|did not do)|dropped by the landlord/iu],
  ['redeem', /redeem/iu, /keep the home by paying/iu],
  ['vacate', /vacat/iu, /\((?:undo|undone)\b/iu],
];

/** The sentences of a law's file: of the law, and of its remedies without their titles. */
const STATES = Object.values(SEALING_LAWS).map(({ state, notes, eligibilityDetails, howToFile, ...law }) => {
  const paths = law.remedies.map(({ waitingPeriod, appliesTo, mustDisclose, feeNote }) => [
    ...[waitingPeriod?.note, ...appliesTo.other, mustDisclose, feeNote],
  ]);
  const given = (texts: readonly (string | null | undefined)[]) => texts.filter((text) => text != null);
  return {
    state,
    law: given([notes, eligibilityDetails, howToFile, law.differenceNote]),
    paths: given(paths.flat()),
  };
});

describe('the texts of each law', () => {
  it.each(STATES)('$state: the law and its remedies read at grade 8 or below', ({ law, paths }) => {
    expect(fleschKincaidGrade(law.join('\n'))).toBeLessThanOrEqual(HARDEST);
    if (paths.length > 0) expect(fleschKincaidGrade(paths.join('\n'))).toBeLessThanOrEqual(HARDEST);
  });

  it.each(Object.values(SEALING_LAWS))('$state: the explanation reads at grade 7 or below', (law) => {
    expect(fleschKincaidGrade(law.eligibilityDetails ?? law.notes)).toBeLessThanOrEqual(HARDEST_EXPLANATION);
  });

  it.each(TERMS)('explain “%s” wherever it is used', (_term, word, explained) => {
    const used = SHOWN.flatMap(({ state, texts }) =>
      texts.filter((text) => word.test(text)).map((text) => ({ state, text })),
    );
    expect(used).not.toEqual([]);
    expect(used.filter(({ text }) => !explained.test(text))).toEqual([]);
  });

  it('repeat nothing in brackets', () => {
    const twice = SHOWN.flatMap(({ texts }) => texts.filter((text) => /\b(\w+) \(\W?\1\b/iu.test(text)));
    expect(twice).toEqual([]);
  });
});

/** How the panel of a state without a law begins to say so before 2027: typed by hand. */
const OPENINGS: Readonly<Record<Language, Readonly<Partial<Record<TypedFinding, string>>>>> = {
  en: {
    none: 'We found no statewide law in {state} that',
    bill: 'We know of no statewide law in force in {state} that',
    narrow: 'We found only a narrow rule in {state}, and no statewide law that',
    'new-law': 'A new law in {state} starts on January 1, 2027.',
  },
  es: {
    none: 'No encontramos en {state} ninguna ley para todo el estado que',
    bill: 'No conocemos en {state} ninguna ley vigente para todo el estado que',
    narrow: 'En {state} solo encontramos una regla limitada, y ninguna ley para todo el estado que',
    'new-law': 'Una ley nueva en {state} empieza el 1 de enero de 2027.',
  },
};

/** Nobody can prove that there is no law. */
const DENIALS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:there (?:is|are) no|has no|have no)\b[^.;:]*\b(?:laws?|statutes?|rules?|forms?)\b/iu,
  es: /\b(?:no hay|no existen?|no tiene)\b[^.;:]*\b(?:ley(?:es)?|reglas?|formularios?)\b/iu,
};

describe.each(LANGUAGES)('the law files of states without a law in %s', (language) => {
  const files = Object.values(lawsIn(language));
  const textsOf = ({ eligibilityDetails, notes, differenceNote }: (typeof files)[number]) =>
    [eligibilityDetails, notes, differenceNote].join(' ');

  it('say in the words of the finding that a state has no law', () => {
    for (const law of files) {
      const opening = OPENINGS[language][typedFinding(law.abbreviation)];
      if (opening === undefined) continue;
      const panel = sealingLawPanel(
        law,
        [],
        '2026-11-28' as PlainDate,
        wordsIn(language).law.LAW_PANEL_WORDS,
      );
      expect(panel.explanation, law.state).toMatch(
        new RegExp(`^${opening.replace('{state}', law.state)}`, 'u'),
      );
    }
  });

  it('never say that there is none, but that none was found or is known', () => {
    const unread = files.filter((law) => typedFinding(law.abbreviation) !== 'law');
    expect(unread.length).toBeGreaterThan(20);
    // What the specification's list says is shown as its own words.
    const said = unread.flatMap((law) => textsIn(without(law, ['waitingPeriod', 'sources'])));
    expect(said.filter((text) => DENIALS[language].test(text))).toEqual([]);
  });

  it('never call a law unconfirmed that was looked for and not found', () => {
    for (const law of files) {
      if (typedFinding(law.abbreviation) === 'law') continue;
      expect(textsOf(law), law.state).not.toMatch(/could not confirm an? |no pudimos confirmar que haya/iu);
    }
  });

  it('say nothing of a new law that its first day makes wrong', () => {
    const denied = /(?:found|know of|knew of) no |(?:encontramos|conocemos)[^.]* ninguna /iu;
    for (const law of files) {
      if (typedFinding(law.abbreviation) !== 'new-law') continue;
      for (const sentence of textsOf(law).split(/(?<=\.) /u)) {
        if (denied.test(sentence)) expect(sentence).toMatch(/^(?:Before|Until|Para antes del?|Hasta) /u);
      }
    }
  });
});
