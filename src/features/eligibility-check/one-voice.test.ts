import { beforeAll, describe, expect, it, vi } from 'vitest';

import * as en from '#content/words/en/index.ts';
import {
  CASE_OUTCOMES,
  type CaseOutcome,
  EVICTION_REASONS,
  type EvictionReason,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#domain/check/case-facts.ts';
import { stateFile } from '#data/state-file.ts';
import { assess, resultBanner } from '#domain/check/list-answer.ts';
import { jurisdiction, JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { rentersPlan } from '#domain/plan/renters-plan.ts';
import type { SealingLawFile } from '#domain/plan/state-file.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { CaseAnswers, FactNotes } from '#domain/plan/plan-case.ts';
import { carrySheet, type PlanInput, readyPlan } from '#features/renters-plan/ready-plan.ts';
import { whenWords } from '#features/renters-plan/when-words.ts';

import { drawFinding, feeOf } from './LawDetails.tsx';
import { sampleForm } from '../../../tests/support/sample-check.ts';

/*
 * Every result speaks with one voice: what a renter reads in one part must not be denied in another. The list of
 * contradictions is typed from results that were read by eye, not from the code.
 */

const TODAY = '2026-11-21' as PlainDate;

interface Case {
  readonly state: JurisdictionCode;
  readonly outcome: CaseOutcome;
  readonly paymentStatus: PaymentStatus;
  readonly reason: EvictionReason;
  readonly county?: string;
  /** When the landlord filed; in 2022 where it makes no difference. */
  readonly filed?: string;
  /** When the case ended, as a renter types it. */
  readonly ended?: string;
}

/** The parts of a result, in words. */
interface ReadResult {
  readonly name: string;
  /** Can it be sealed, what the law says, when, what next. */
  readonly verdict: string;
  /** Why the list differs, and the list's banner. */
  readonly list: string;
  readonly partner: string;
  readonly law: string;
  readonly fee: string;
  /** The first step, the first next step and the first remedy. */
  readonly planStart: string;
  readonly next: string;
  readonly firstNextStep: string;
  readonly plan: string;
  readonly isPriced: boolean;
}

const files = new Map<JurisdictionCode, SealingLawFile>();

function fileOf(state: JurisdictionCode) {
  const known = files.get(state);
  if (known !== undefined) return known;
  const file = stateFile(state, 'en', TODAY);
  files.set(state, file);
  return file;
}

function read({ ended, filed = '2022-06-15', county = '', ...facts }: Case): ReadResult {
  const { state } = facts;
  const { name } = jurisdiction(state);
  const file = fileOf(state);
  const dates: Record<string, string> = ended === undefined ? {} : { ended };
  const form = { ...facts, county, filingDate: filed as PlainDate };
  const found = drawFinding(file, form, { dates }, { law: en.law, plan: en.plan }, 'en');
  const { can, sentence, when, list } = found.text;
  const { next } = found.does;
  const rule = { eligible: file.eligible };
  const assessment = assess(rule, name, facts, en.check.ELIGIBILITY_MESSAGES);
  const { panel } = found;
  const banner = resultBanner(
    { ...assessment, stateName: name, county: '', rule, eligibilityDetails: panel.explanation },
    en.check.RESULT_BANNERS,
  );
  const partner = en.check.ELIGIBILITY_CHECK_COPY.promotion[found.promotion];
  const words = { law: en.law, plan: en.plan, translation: undefined };
  const plan = rentersPlan(file, found.facts, TODAY);
  const [basis] = plan.remedies;
  const kind = plan.nextSteps[0]?.kind;
  const first = kind === undefined ? undefined : file.plan.nextSteps[kind];
  return {
    name: [state, ...Object.values(facts).slice(1), filed, county, ended ?? ''].join(' '),
    verdict: [can, sentence, when, next].join(' '),
    list: [list, banner.heading, banner.body].join(' '),
    partner: [partner.heading, partner.body, ...partner.lines].join(' '),
    law: [
      ...[panel.explanation, panel.waitingPeriod, panel.statusLine],
      ...[panel.evidence.heading, panel.evidence.explanation, panel.requirements?.heading ?? ''],
      ...[panel.steps?.heading ?? '', ...(panel.asking?.items ?? [])],
    ].join(' '),
    fee: feeOf(found.finding, en.law.LAW_DETAILS_COPY.fee) ?? '',
    planStart: [
      ...[next, first?.introduction ?? ''],
      basis === undefined ? '' : `${basis.remedy.title}: ${whenWords(basis, words)}`,
    ].join(' '),
    next,
    firstNextStep: kind ?? '',
    // The reason changes nothing else on the page to carry.
    plan:
      facts.reason === 'Non-payment of rent'
        ? planText(
            {
              form,
              file,
              answer: banner.heading,
              found: found.text,
              next,
              today: TODAY,
              words,
              language: 'en',
            },
            dates,
          )
        : '',
    isPriced: found.promotion === 'sealing',
  };
}

/** The page to carry, which has the plan in short. */
function planText(
  { form, ...input }: Omit<PlanInput, 'form'> & { form: CaseAnswers },
  dates: FactNotes['dates'],
) {
  const ready = readyPlan({ ...input, form: sampleForm(form) }, { dates });
  return carrySheet(ready)
    .flatMap(({ lines }) => lines)
    .join(' ');
}

function resultsOf(
  reasons: readonly EvictionReason[],
  more: Pick<Case, 'filed' | 'ended'> = {},
): ReadResult[] {
  return JURISDICTION_CODES.flatMap((state) =>
    CASE_OUTCOMES.flatMap((outcome) =>
      PAYMENT_STATUSES.flatMap((paymentStatus) =>
        reasons.map((reason) => read({ state, outcome, paymentStatus, reason, ...more })),
      ),
    ),
  );
}

/** Those of the counties whose court or city has a rule of its own. */
function resultsOfOwnCourts(): ReadResult[] {
  return JURISDICTION_CODES.flatMap((state) => {
    const counties = new Set(fileOf(state).remedies.flatMap(({ localCounty }) => localCounty ?? []));
    return [...counties].flatMap((county) =>
      CASE_OUTCOMES.flatMap((outcome) =>
        PAYMENT_STATUSES.flatMap((paymentStatus) =>
          [{ filed: '2012-03-01' }, { ended: '8/15/2022' }].map((dates) =>
            read({ state, outcome, paymentStatus, county, reason: 'Non-payment of rent', ...dates }),
          ),
        ),
      ),
    );
  });
}

interface Contradiction {
  readonly what: string;
  /** Two statements that must not both be in a result … */
  readonly one: (result: ReadResult) => boolean;
  readonly other: (result: ReadResult) => boolean;
  /** … unless this sentence resolves them. */
  readonly resolvedBy?: (result: ReadResult) => boolean;
}

const all = (result: ReadResult) =>
  [result.verdict, result.list, result.partner, result.law, result.planStart, result.plan].join(' ');

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    what: 'we could not confirm the law × the law says',
    one: (result) => /could not confirm (?:the|a|any) (?:statewide )?law/u.test(all(result)),
    other: ({ verdict }) => /The law in [A-Z][\w ]+ (?:says|may open|opens|does not cover)/u.test(verdict),
  },
  {
    what: 'a new law × no law',
    one: ({ verdict }) => /new law/iu.test(verdict),
    other: (result) => /found no (?:sealing |statewide )?law|could not confirm any law/u.test(all(result)),
    resolvedBy: (result) =>
      /A new law starts on|new law .+ (?:since|starts on) .+ summary/u.test(all(result)),
  },
  {
    what: 'the list says yes × the law says no, without a word on why',
    one: ({ list }) => list.includes('YOU ARE ELIGIBLE'),
    other: ({ verdict }) => /^(?:No|We don’t know|Later)/u.test(verdict),
    resolvedBy: ({ list }) => list.startsWith('Why: they '),
  },
  {
    what: 'the list says no × the law may help, without a word on why',
    one: ({ list }) => /MAY NOT CURRENTLY QUALIFY|HAS NO RECORD SEALING LAW/u.test(list),
    other: ({ verdict }) => /^(?:It (?:should|may) be|Later)/u.test(verdict),
    resolvedBy: ({ list }) => list.startsWith('Why: they '),
  },
  {
    what: 'nothing to pay × the sample fees of a court',
    one: ({ verdict, partner }) => /court does it free|does it on its own, free/u.test(verdict + partner),
    other: () => true,
    resolvedBy: ({ fee }) => fee.includes('you pay nothing'),
  },
  {
    what: 'the court does it free × you have to ask or file',
    one: ({ verdict }) => verdict.includes('The court does it free.'),
    other: ({ verdict, planStart, partner }) =>
      /able to ask the court|file with the court|Ask the court to seal/iu.test(`${verdict} ${partner}`) ||
      /^(?:Ask the landlord|File )/u.test(planStart),
  },
  {
    what: 'both sign × you ask the court alone',
    one: ({ verdict }) => verdict.includes('It may be, if you both sign'),
    other: ({ verdict }) => /able to ask the court|does it on its own/u.test(verdict),
  },
  {
    what: 'open now × the time to appeal still runs',
    one: ({ verdict, planStart }) =>
      /able to ask the court now|may help now|may be open to you now/u.test(verdict + planStart),
    other: ({ verdict, planStart }) => /time to appeal/u.test(verdict + planStart),
  },
  {
    what: 'a price × what is free, or needs an agreement, a judge or a fact',
    one: ({ isPriced }) => isPriced,
    other: ({ verdict }) => /free\.|both sign|judge|depends on|Not |No,|don’t know/u.test(verdict),
  },
  {
    what: 'no law that seals × a checklist for sealing',
    one: ({ verdict }) =>
      /seals evictions and found none|We know of no law in force|We found only a narrow rule/u.test(verdict),
    other: ({ law }) => /How to Seal|Eligibility Requirements/u.test(law),
  },
];

/** The next steps that a plan may begin with, by the verdict's "What next?". */
const BEGINS_WITH: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Fill in the court paper/u, ['petition', 'form', 'stipulation']],
  [/^Put .+ in your calendar/u, ['wait']],
  [/“Is my case (?:sealed|still on your website)\?”/u, ['automatic']],
  [/“How do I ask to close my case/u, ['petition', 'stipulation']],
  [/“Which form do I file/u, ['petition', 'form']],
  [/“Does .+ cover my case\?/u, ['ask-clerk']],
  [/“Is the law on sealing evictions still the same/u, ['old-check']],
  [/“(?:When|Why|Which court|After|Was|Did|Does the file)/u, ['find-out']],
  [/^Call .+: how do I ask the landlord/u, ['stipulation']],
  [/^Call .+ before you pay or promise to pay/u, ['pay', 'pay-later']],
  [/^Call .+: is it better to pay/u, ['pay-or-wait']],
  [/^Call .+ before you pay or promise anything/u, ['may-have-expired', 'ask-how-long']],
  [/^Call .+\. They can look at your case/u, ['no-remedy', 'no-law', 'find-out']],
  [/^Rent with this on your record/u, ['no-remedy', 'no-law', 'screening-limit']],
];

describe('every result', () => {
  let results: readonly ReadResult[] = [];
  let dated: readonly ReadResult[] = [];
  /** Filed long ago, lately, and in the courts and cities that have rules of their own. */
  let further: readonly ReadResult[] = [];

  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    results = resultsOf(EVICTION_REASONS);
    dated = resultsOf(['Non-payment of rent'], { ended: '8/15/2022' });
    further = [
      ...['2012-03-01', '2026-06-01'].flatMap((filed) => resultsOf(['Other'], { filed })),
      ...resultsOfOwnCourts(),
    ];
    vi.useRealTimers();
  }, 120_000);

  it('is read here: every state, ending, payment and reason, and every one about rent with its end', () => {
    expect(results).toHaveLength(6_528);
    expect(dated).toHaveLength(816);
  });

  it.each(CONTRADICTIONS)('does not say both: $what', ({ one, other, resolvedBy }) => {
    const both = [...results, ...dated].filter((result) => one(result) && other(result));
    expect(both.filter((result) => resolvedBy?.(result) !== true).map(({ name }) => name)).toEqual([]);
  });

  it('does not depend on the day the case ended once it is given', () => {
    const asking = dated.filter(({ verdict }) => verdict.includes('depends on the day the case ended'));
    expect(asking.map(({ name }) => name)).toEqual([]);
  });

  it('has a plan that begins with what comes next by the verdict', () => {
    const strange = [...results, ...dated, ...further].filter(({ next, firstNextStep, planStart }) => {
      const kinds = BEGINS_WITH.find(([begins]) => begins.test(next))?.[1];
      return kinds?.includes(firstNextStep) !== true || !planStart.startsWith(next);
    });
    expect(strange.map(({ name, next, firstNextStep }) => `${name}: ${next} → ${firstNextStep}`)).toEqual([]);
  });

  it.each([
    ['2026-12-31', / starts on January 1, 2027\./u, / since January 1, 2027\./u],
    ['2027-01-01', / since January 1, 2027\./u, / starts on January 1, 2027\./u],
  ])('tells on %s of a new law in the verdict, in the banner and in the law alike', (day, told, denied) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
    for (const state of ['GA', 'SC'] as const) {
      const one = {
        outcome: 'dismissed',
        paymentStatus: 'no-judgment',
        reason: 'Non-payment of rent',
      } as const;
      const { verdict, list, law } = read({ state, ...one });
      for (const text of state === 'SC' ? [verdict, list, law] : [verdict, law]) {
        expect(text).toMatch(told);
        expect(text).not.toMatch(denied);
      }
    }
    vi.useRealTimers();
  });

  it('never speaks of a list or law of ours as if renters knew it', () => {
    const ours = [...results, ...dated].flatMap((result) => {
      const text = all(result);
      const at = text.search(/\b(?:[Oo]ur list|(?:[Aa]|[Tt]he) law (?:that )?we found)/u);
      return at === -1 ? [] : [text.slice(at, at + 60)];
    });
    expect(new Set(ours)).toEqual(new Set());
  });
});
