import { atom } from 'nanostores';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { courtsIn } from '#data/courts.ts';
import { remediesWithPaper, stateFilings } from '#data/filings.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { GAZETTEERS } from '#data/places.ts';
import { lawsIn } from '#data/translations.ts';
import { CASE_OUTCOMES, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import { assess, type ListAnswer } from '#domain/check/list-answer.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { courtsOf } from '#domain/law/court-directory.ts';
import { legalHelpOf } from '#domain/law/legal-help.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { jurisdiction, JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { sealingLawFile } from '#domain/plan/state-file-content.ts';
import type { SealingLawFile } from '#domain/plan/state-file.ts';
import { planWords } from '#domain/plan/next-steps.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { WordsProvider } from '#features/language/words-context.tsx';
import { NO_NOTES } from '#features/renters-plan/plan-notes.ts';

import { CHECK_PROPS } from './check-page.ts';
import { AddToCalendar, drawFinding, LawDetails, Questions, type ShownFinding } from './LawDetails.tsx';
import { ResultView } from './Result.tsx';

/*
 * Every result of the table: 51 jurisdictions × 4 endings × 4 payments, in both languages. What a renter needs next
 * stands in the verdict, before everything else.
 */

const TODAY = '2026-11-21' as PlainDate;

/** The facts that a renter can look up and type, as an editor listed them. */
const CAN_BE_TYPED: ReadonlySet<string> = new Set(
  'ended end paid settlement-kept answer-filed last-request settlement debt trial all-defendants nonsuit redeemed extended survivor'.split(
    ' ',
  ),
);

interface Row {
  readonly name: string;
  readonly state: JurisdictionCode;
  /** What the list answers. */
  readonly listAnswer: ListAnswer;
  readonly found: ShownFinding;
  /** The verdict as HTML: what is below it is drawn a moment later. */
  readonly html: string;
}

function fileOf(state: JurisdictionCode, language: Language): SealingLawFile {
  const words = wordsIn(language);
  const law = lawsIn(language)[state];
  return sealingLawFile(
    law,
    [],
    courtsOf(courtsIn(language), state),
    legalHelpOf(LEGAL_HELP, state),
    GAZETTEERS[state],
    remediesWithPaper(state),
    planWords({ ...law, remedies: law.remedies.map(shownRemedy) }, words.states, null),
    words.law.LAW_PANEL_WORDS,
    TODAY,
  );
}

function rowsIn(language: Language): Row[] {
  const words = wordsIn(language);
  return JURISDICTION_CODES.flatMap((state) => {
    const file = fileOf(state, language);
    const rule = { eligible: file.eligible };
    return CASE_OUTCOMES.flatMap((outcome) =>
      PAYMENT_STATUSES.map((paymentStatus): Row => {
        const facts = { state, county: '', outcome, paymentStatus, reason: 'Non-payment of rent' } as const;
        const form = { ...facts, filingDate: '2022-06-15', fullName: 'Ana' } as EligibilityForm;
        const { name } = jurisdiction(state);
        const assessment = assess(rule, name, facts, words.check.ELIGIBILITY_MESSAGES);
        const html = renderToStaticMarkup(
          <WordsProvider language={language} words={words}>
            <ResultView
              form={form}
              assessment={assessment}
              takesFocus={false}
              rule={rule}
              law={{
                status: 'ready',
                state: jurisdiction(state),
                law: { file, words, drawFinding, View: LawDetails, AddToCalendar, Questions },
              }}
              offer={CHECK_PROPS.offer}
              save={{ status: 'saved' }}
              $notes={atom(NO_NOTES)}
              onRetryLaw={() => undefined}
              onRetrySave={() => undefined}
              onBack={() => undefined}
              onStartOver={() => undefined}
            />
          </WordsProvider>,
        );
        const found = drawFinding(file, form, NO_NOTES, words);
        return {
          name: [language, state, outcome, paymentStatus].join(' '),
          state,
          listAnswer: assessment.listAnswer,
          found,
          html,
        };
      }),
    );
  });
}

const named = (rows: readonly Row[]) => rows.map(({ name }) => name);

describe.each(['en', 'es'] as const)('every result in %s', (language) => {
  let rows: readonly Row[] = [];

  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    rows = rowsIn(language);
    vi.useRealTimers();
  }, 120_000);

  it('is here', () => {
    expect(rows).toHaveLength(816);
  });

  it('asks in the verdict, before when and next, for the fact that it rests on, if it can be typed', () => {
    const resting = rows.filter(({ found: { finding } }) => {
      const when = finding.basis?.when;
      return when?.kind === 'needs-a-fact' && CAN_BE_TYPED.has(when.fact);
    });
    expect(resting.length).toBeGreaterThan(100);
    const wrong = resting.filter(({ html, found: { finding } }) => {
      const when = finding.basis?.when;
      const fact = when?.kind === 'needs-a-fact' ? when.fact : '';
      const field = html.indexOf(`name="${fact === 'end' ? 'ended' : fact}"`);
      return field === -1 || field > html.indexOf('<dl');
    });
    expect(named(wrong)).toEqual([]);
  });

  it('asks for two facts at most', () => {
    const many = rows.filter(({ found }) => found.asks.length > 2);
    expect(named(many)).toEqual([]);
  });

  it('has the paper on the marigold button where the finding’s remedy has one that may be filed', () => {
    const withPaper = rows.filter(({ state, found: { finding } }) => {
      const { basis, unreadAct } = finding;
      const kind = stateFilings(state).filings.find((filing) => filing.remedyId === basis?.remedy.id)?.kind;
      if (basis === null || kind === undefined || kind === 'held' || unreadAct !== null) return false;
      const { when } = basis;
      if (when.kind === 'needs-a-fact') return when.notBefore === null || when.notBefore <= TODAY;
      return when.kind === 'open-now' || (when.kind === 'not-computable' && when.why !== 'check-too-old');
    });
    expect(withPaper.length).toBeGreaterThan(100);
    const wrong = withPaper.filter(({ html, found: { finding } }) => {
      const [, link = ''] = /<a[^>]*href="([^"]*)"[^>]*data-next-step="paper"/u.exec(html) ?? [];
      return !link.endsWith(`/filing/#path=${finding.basis?.remedy.id}`);
    });
    expect(named(wrong)).toEqual([]);
  });

  it('has no letter first where only the clerk knows if the court has sealed it', () => {
    const asking = rows.filter(({ found: { finding, text } }) => {
      const words = wordsIn(language).law.FINDING_WORDS.next['ask-clerk'];
      return text.next === words && finding.basis?.remedy.how === 'automatic';
    });
    expect(asking.length).toBeGreaterThan(50);
    expect(named(asking.filter(({ found: { step } }) => step.kind === 'letter'))).toEqual([]);
  });

  it('has one next step, and whom to call free', () => {
    const wrong = rows.filter(
      ({ html }) => html.split('data-next-step=').length !== 2 || !/href="(?:tel:|https:)/u.test(html),
    );
    expect(named(wrong)).toEqual([]);
  });

  it('says since when, or from when on, it is off screening reports', () => {
    const wrong = rows.filter(({ html, found }) => found.screening === '' || !html.includes(found.screening));
    expect(named(wrong)).toEqual([]);
  });

  it('never says that the list agrees where it says the opposite', () => {
    const contradicting = rows.filter(({ listAnswer, found: { text } }) => {
      const isOpposite = { eligible: 'no', maybe: undefined, 'not-eligible': 'good' }[listAnswer];
      return text.agrees && text.tone === isOpposite;
    });
    expect(named(contradicting)).toEqual([]);
    expect(rows.filter(({ found: { text } }) => text.agrees).length).toBeGreaterThan(100);
  });
});

it('a given date answers what depended on it, and its field stays', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const words = wordsIn('en');
  const asking = JURISDICTION_CODES.flatMap((state) => {
    const file = fileOf(state, 'en');
    return CASE_OUTCOMES.flatMap((outcome) =>
      PAYMENT_STATUSES.flatMap((paymentStatus) => {
        const facts = { state, county: '', outcome, paymentStatus, reason: 'Non-payment of rent' } as const;
        const form = { ...facts, filingDate: '2022-06-15' as PlainDate };
        const { asks, text } = drawFinding(file, form, { dates: { ended: '8/15/2022' } }, words);
        const isOpen = text.sentence.includes('the day the case ended') || !asks.includes('ended');
        return isOpen ? [`${state} ${outcome} ${paymentStatus}`] : [];
      }),
    );
  });
  vi.useRealTimers();
  expect(asking).toEqual([]);
});

it('where the answer names a day, it can be put into a calendar, unless a paper may be filed or a report may be disputed before', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const words = wordsIn('en');
  const steps = JURISDICTION_CODES.flatMap((state) => {
    const file = fileOf(state, 'en');
    return CASE_OUTCOMES.flatMap((outcome) =>
      PAYMENT_STATUSES.flatMap((paymentStatus) =>
        ['2025-06-15', '2018-06-15'].flatMap((filingDate) => {
          const facts = { state, county: '', outcome, paymentStatus, reason: 'Non-payment of rent' } as const;
          const form = { ...facts, filingDate: filingDate as PlainDate };
          const found = drawFinding(file, form, { dates: { ended: '11/15/2026' } }, words);
          const when = found.finding.basis?.when;
          const namesDay = when?.kind === 'opens-on' && when.date > TODAY && found.finding.unreadAct === null;
          const isOff = found.screening.endsWith('Still there? Dispute it.');
          return namesDay ? [`${isOff ? 'off reports' : 'on reports'}: ${found.step.kind}`] : [];
        }),
      ),
    );
  });
  vi.useRealTimers();
  expect([...new Set(steps)].toSorted()).toEqual([
    'off reports: letter',
    'off reports: paper',
    'on reports: calendar',
    'on reports: paper',
  ]);
});
