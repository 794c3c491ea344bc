import { describe, expect, it } from 'vitest';

import { LANGUAGES, type Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { billNames } from '#data/bill-names.ts';
import { lawsIn } from '#data/translations.ts';
import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import { sealingLawPanel } from '#domain/law/presentation.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { jurisdiction, JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { finding } from '#domain/plan/finding.ts';
import { findingText } from '#domain/plan/finding-text.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { messageText } from '#features/send/message.ts';
import { strangeSentences, type TypedFinding, typedFinding } from '../support/finding-phrases.ts';

/* What a result says of a state's law: in the verdict, the list's reason, the law's panel and the text to send. */

/** A day before and a day after the laws of Georgia and South Carolina begin. */
const DAYS = ['2026-11-28', '2027-01-01'] as const;
const FILED = '2022-06-15' as PlainDate;

/** How a verdict begins that does not say yes: typed from results that were read. */
const SAYS_NO_OR_LATER: Readonly<Record<Language, RegExp>> = {
  en: /^(?:Not? |No,|Later|We don’t know)/u,
  es: /^(?:No |No,|Que sepamos|Más adelante|No lo sabemos|Todavía no)/u,
};

function resultsIn(language: Language, today: PlainDate) {
  const { caseTexts, law: LAW } = wordsIn(language);
  return JURISDICTION_CODES.flatMap((state) => {
    const law = lawsIn(language)[state];
    const bills = billNames(state, language);
    const sources = { ...law, bills, remedies: law.remedies.map(shownRemedy) };
    const { evidence, statusLine } = sealingLawPanel(law, bills, today, LAW.LAW_PANEL_WORDS);
    const { name } = jurisdiction(state);
    return CASE_OUTCOMES.flatMap((outcome) =>
      PAYMENT_STATUSES.flatMap((paymentStatus) =>
        EVICTION_REASONS.map((reason) => {
          const facts = { state, county: '', outcome, paymentStatus, filingDate: FILED, reason, dates: {} };
          const found = finding(sources, facts, today);
          const text = findingText(found, name, LAW.FINDING_WORDS);
          const { can, when, next } = text;
          return {
            state,
            outcome,
            text,
            listSaysYes: found.listAnswer === 'eligible' || found.listAnswer === 'maybe',
            said: [
              ...[can, text.sentence, when, next, text.list],
              ...[evidence.heading, evidence.explanation, statusLine],
              messageText({ verdict: can, when, next }, caseTexts.SEND_COPY, 'site'),
            ].join('\n'),
          };
        }),
      ),
    );
  });
}

describe.each(LANGUAGES.flatMap((language) => DAYS.map((day) => ({ language, day }))))(
  'of 6,528 results in $language on $day',
  ({ language, day }) => {
    const results = resultsIn(language, day as PlainDate);

    it('none speaks of the law in words of its own', () => {
      expect(results).toHaveLength(6_528);
      const lines = new Map(
        results.flatMap(({ state, said }) =>
          said.split('\n').map((line) => [`${state}: ${line}`, { state, line }]),
        ),
      );
      const strange = [...lines.values()].flatMap(({ state, line }) =>
        strangeSentences(line, state, language).map((sentence) => `${state}: ${sentence}`),
      );
      expect([...new Set(strange)]).toEqual([]);
    });

    it('the list agrees only where both say yes, or both say no', () => {
      const strange = results.filter(
        ({ text, listSaysYes }) => text.agrees && SAYS_NO_OR_LATER[language].test(text.can) === listSaysYes,
      );
      expect([
        ...new Set(strange.map(({ state, outcome, text }) => `${state} ${outcome}: ${text.can}`)),
      ]).toEqual([]);
    });
  },
);

/** How the panel of a state without a law begins to say so, on the first of {@link DAYS}: typed by hand. */
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

describe.each(LANGUAGES)('the law files in %s', (language) => {
  const files = Object.values(lawsIn(language));
  const textsOf = ({ eligibilityDetails, notes, differenceNote }: (typeof files)[number]) =>
    [eligibilityDetails, notes, differenceNote].join(' ');

  it('say in the words of the finding that a state has no law', () => {
    for (const law of files) {
      const opening = OPENINGS[language][typedFinding(law.abbreviation)];
      if (opening === undefined) continue;
      const panel = sealingLawPanel(law, [], DAYS[0] as PlainDate, wordsIn(language).law.LAW_PANEL_WORDS);
      expect(panel.explanation, law.state).toMatch(
        new RegExp(`^${opening.replace('{state}', law.state)}`, 'u'),
      );
    }
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
