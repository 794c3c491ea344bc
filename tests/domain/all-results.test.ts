import { beforeAll, describe, expect, it, vi } from 'vitest';

import { LANGUAGES, type Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { billNames } from '#data/bill-names.ts';
import { courtsIn } from '#data/courts.ts';
import { remediesWithPaper } from '#data/filings.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { GAZETTEERS } from '#data/places.ts';
import { lawsIn } from '#data/translations.ts';
import { CASE_OUTCOMES, type EvictionReason, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import { courtsOf } from '#domain/law/court-directory.ts';
import { legalHelpOf } from '#domain/law/legal-help.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { planWords } from '#domain/plan/next-steps.ts';
import { sealingLawFile } from '#domain/plan/state-file-content.ts';
import { readKnownDate } from '#domain/shared/known-date.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { drawFinding, feeOf, type ShownFinding } from '#features/eligibility-check/LawDetails.tsx';
import type { CaseAnswers, FactNotes } from '#features/renters-plan/plan-case.ts';

/* What no result may say, over every state, ending, payment and reason, in both languages. */

const TODAY = '2026-11-29' as PlainDate;

/**
 * Why the landlord sued, when, and the end as a renter types it: long ago, lately, and around the days to appeal. Laws
 * tell four kinds of reasons apart.
 */
const DRAWN: readonly (readonly [reason: EvictionReason, filed: string, ended: string | null])[] = [
  ['Non-payment of rent', '2018-03-01', '5/1/2018'],
  ['Non-payment of rent', '2019-10-01', '11/20/2019'],
  ['Non-payment of rent', '2022-06-15', null],
  ['Non-payment of rent', '2023-10-01', '11/20/2023'],
  ['Non-payment of rent', '2026-10-01', '11/10/2026'],
  ['Lease violation', '2026-10-01', '11/24/2026'],
  ['No cause/No fault', '2022-06-15', '8/2022'],
  ['Other', '2026-06-01', null],
];

interface Result {
  readonly name: string;
  readonly state: JurisdictionCode;
  readonly language: Language;
  readonly form: CaseAnswers;
  readonly ended: string | null;
  readonly found: ShownFinding;
  /** Everything that the verdict says, with the line on screening reports. */
  readonly said: string;
  readonly fee: string | null;
}

function resultsIn(language: Language): Result[] {
  const words = wordsIn(language);
  return JURISDICTION_CODES.flatMap((state) => {
    const law = lawsIn(language)[state];
    const file = sealingLawFile(
      law,
      billNames(state, language),
      courtsOf(courtsIn(language), state),
      legalHelpOf(LEGAL_HELP, state),
      GAZETTEERS[state],
      remediesWithPaper(state),
      planWords({ ...law, remedies: law.remedies.map(shownRemedy) }, words.states, null),
      words.law.LAW_PANEL_WORDS,
      TODAY,
    );
    const result = (form: CaseAnswers, notes: FactNotes, ended: string | null): Result => {
      const found = drawFinding(file, form, notes, words);
      const { can, sentence, when, next, list } = found.text;
      const { outcome, paymentStatus, reason, filingDate } = form;
      return {
        name: [language, state, outcome, paymentStatus, reason, filingDate, ended].join(' '),
        state,
        language,
        form,
        ended,
        found,
        said: [can, sentence, when, next, list, found.screening].join(' '),
        fee: feeOf(found.finding, words.law.LAW_DETAILS_COPY.fee),
      };
    };
    return CASE_OUTCOMES.flatMap((outcome) =>
      PAYMENT_STATUSES.flatMap((paymentStatus) =>
        DRAWN.map(([reason, filed, ended]) => {
          const filingDate = filed as PlainDate;
          const form = { state, county: '', outcome, paymentStatus, reason, filingDate };
          return result(form, { dates: ended === null ? {} : { ended } }, ended);
        }),
      ),
    );
  });
}

describe.each(LANGUAGES)('of all results in %s', (language) => {
  let results: readonly Result[] = [];

  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) });
    results = resultsIn(language);
    vi.useRealTimers();
  }, 120_000);

  /** The results that a rule is broken by, and what they say: none. */
  const breaking = (rule: (result: Result) => boolean) =>
    results
      .filter((result) => !rule(result))
      .map(({ name, said }) => `${name}: ${said}`)
      .slice(0, 10);

  it('are the 816 with their reasons and dates', () => {
    expect(results).toHaveLength(816 * DRAWN.length);
  });

  it('none says how likely anything is, because no source does', () => {
    const likelihood = /\b(?:most|very|un)?likely\b|\bprobabl[ey]|\bprobablemente\b|\busually open/iu;
    expect(breaking(({ said }) => !likelihood.test(said))).toEqual([]);
  });

  it('one of two ways is said only where there are two', () => {
    const twoWays = { en: 'in one of two ways', es: 'de una de dos formas' }[language];
    const either = results.filter(({ said }) => said.includes(twoWays));
    expect(either.length).toBeGreaterThan(100);
    const or = {
      en: /One of these: [^.]+ or |If yes: |If no: /u,
      es: /Uno de estos: [^.]+ [ou] |es sí: |es no: /u,
    }[language];
    expect(either.filter(({ said }) => !or.test(said)).map(({ name }) => name)).toEqual([]);
  });

  it('an appeal is named only within the days after the end, and the landlord’s only where the landlord lost', () => {
    const landlords = { en: /landlord appeals/u, es: /propietario apela/u }[language];
    const anybodys = { en: /time to appeal|appeal time/u, es: /tiempo para apelar/u }[language];
    const daysSince = ({ form, ended }: Result) => {
      const end = ended === null ? form.filingDate : (readKnownDate(ended)?.first ?? form.filingDate);
      // 45 days at most, and the weekend after them.
      return end >= addDays(TODAY, -48);
    };
    expect(results.some(({ said }) => landlords.test(said))).toBe(true);
    expect(results.some(({ said }) => anybodys.test(said))).toBe(true);
    expect(
      breaking((result) => {
        const hasLost = result.form.outcome === 'dismissed' || result.form.outcome === 'won';
        return !landlords.test(result.said) || (hasLost && daysSince(result));
      }),
    ).toEqual([]);
    expect(breaking((result) => !anybodys.test(result.said) || daysSince(result))).toEqual([]);
    // Massachusetts gives ten days, Rhode Island five court days.
    const short = results.filter(({ state, said }) => /^(?:MA|RI)$/u.test(state) && anybodys.test(said));
    expect([...new Set(short.map(({ ended }) => ended))]).toEqual(['11/24/2026']);
  });

  it('what the court should have hidden is to be taken off reports now, not in some year', () => {
    const hidden = {
      en: 'Hidden by the court? Then ask to have it taken off now.',
      es: '¿El tribunal lo ocultó? Entonces pida que lo quiten ya.',
    }[language];
    const over = { en: /It should have come off your reports in/u, es: /Debió salir de sus informes en/u }[
      language
    ];
    const should = { en: /^It should be\./u, es: /^Debería estar/u }[language];
    const open = results.filter(({ found }) => should.test(found.text.can));
    expect(open.length).toBeGreaterThan(500);
    expect(
      open
        .filter(({ found: { screening } }) => !screening.endsWith(hidden) && !over.test(screening))
        .map(({ name, found }) => `${name}: ${found.screening}`),
    ).toEqual([]);
    expect(
      breaking(({ found: { screening } }) => !screening.includes(hidden) || !/\d{4}/u.test(screening)),
    ).toEqual([]);
  });

  it('a report is told to be over only where nothing of a judgment can be enforced', () => {
    const flat = { en: 'Still there? Dispute it.', es: '¿Sigue ahí? Dispútelo.' }[language];
    const isUnpaid = ({ form: { outcome, paymentStatus } }: Result) =>
      (outcome === 'lost' || outcome === 'settlement') && /partial|not-paid/u.test(paymentStatus);
    expect(results.filter(({ found }) => found.screening.includes(flat)).length).toBeGreaterThan(500);
    expect(breaking((result) => !isUnpaid(result) || !result.found.screening.includes(flat))).toEqual([]);
    // No day: the law says "more than seven years".
    const exactDay = /\b\d{1,2}, \d{4}|\d{1,2} de \p{L}+ de \d{4}/u;
    expect(breaking(({ found: { screening } }) => !exactDay.test(screening))).toEqual([]);
  });

  it('the shorter rule of a state comes before the seven years', () => {
    const first = new Map<JurisdictionCode, Set<string>>();
    for (const { state, form, found } of results)
      if (
        form.filingDate === '2018-03-01' &&
        !/^(?:Reports|It|Hid|Usu|Los informes|Deb|¿El|En general|Nor)/u.test(found.screening)
      )
        first.set(state, (first.get(state) ?? new Set()).add(form.outcome));
    expect([...first].map(([state, outcomes]) => `${state}: ${[...outcomes].join(', ')}`)).toEqual([
      'CA: won, settlement',
      'CO: dismissed, won, lost, settlement',
      'NY: dismissed, won, lost, settlement',
      'OR: dismissed, won, lost',
      'DC: dismissed, won, lost, settlement',
    ]);
  });

  it('the price stands where the law was read, all was asked and is met, and the path is open within a year', () => {
    const priced = results.filter(({ found }) => found.promotion === 'sealing');
    expect([...new Set(priced.map(({ found }) => found.finding.basis?.remedy.id))].toSorted()).toEqual([
      'in-money-judgment-paid',
      'ma-dismissed',
      'ma-no-fault',
      'ma-won',
    ]);
    const afterAYear = addDays(TODAY, 365);
    expect(
      priced
        .filter(({ found: { finding } }) => {
          const { when, remedy } = finding.basis ?? expect.fail();
          const isSoon = when.kind === 'open-now' || (when.kind === 'opens-on' && when.date <= afterAYear);
          return (
            !isSoon ||
            finding.decidedBy.length > 0 ||
            !/^(?:law|court-form)$/u.test(remedy.quotation?.kind ?? '')
          );
        })
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('nothing to pay is said only where a court acts on its own', () => {
    const { free } = wordsIn(language).law.LAW_DETAILS_COPY.fee;
    const says = results.filter(({ fee }) => fee === free);
    expect(says.length).toBeGreaterThan(1_000);
    const acts = {
      en: /the court (?:does it|may have done it)|court does it|off the court’s website|leave the court’s website/iu,
      es: /el tribunal (?:lo hace|sella|ya lo hizo)|del sitio web del tribunal/iu,
    }[language];
    expect(says.filter(({ said }) => !acts.test(said)).map(({ name, said }) => `${name}: ${said}`)).toEqual(
      [],
    );
  });
});
