import { describe, expect, it } from 'vitest';

import * as law from '#content/words/en/law.ts';
import * as plan from '#content/words/en/plan.ts';
import { NEXT_STEP_WORDS } from '#content/words/en/states.ts';
import { stateFilings } from '#data/filings.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { stateFile } from '#data/state-file.ts';
import { CASE_OUTCOMES, PAYMENT_STATUSES, SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import { legalHelpOf } from '#domain/law/legal-help.ts';
import { assess } from '#domain/filing/filing.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { onDay, readKnownDate } from '#domain/shared/known-date.ts';
import { finding } from '#domain/plan/compute-finding.ts';
import { deedOf } from '#domain/plan/deed.ts';
import { deedText } from '#domain/plan/deed-text.ts';
import { mayBeFiled } from '#domain/plan/finding.ts';
import { letterFacts, type LetterKind, lettersFor, letterText } from '#domain/plan/letters.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import { rentersPlan, type RentersPlan } from '#domain/plan/renters-plan.ts';
import { stepsFor } from '#domain/plan/next-steps.ts';
import { reportingWords, whenWords } from '#features/renters-plan/when-words.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

const EN = { law, plan };
const TODAY = '2026-11-21' as PlainDate;

/** A date in English words: `'March 5, 2028'`. */
const LONG_DATE =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/gu;

interface Result {
  readonly name: string;
  readonly facts: PlanCase;
  readonly plan: RentersPlan;
}

/** Every state, ending and payment: 816 cases about rent, filed on June 15, 2022 unless the changes say otherwise. */
function resultsOf(changes: Partial<PlanCase>, states = JURISDICTION_CODES): Result[] {
  return states.flatMap((state) =>
    CASE_OUTCOMES.flatMap((outcome) =>
      PAYMENT_STATUSES.map((paymentStatus) => {
        const facts: PlanCase = {
          state,
          county: '',
          outcome,
          paymentStatus,
          dates: {},
          filingDate: '2022-06-15' as PlainDate,
          reason: 'Non-payment of rent',
          ...changes,
        };
        const file = {
          ...SEALING_LAWS[state],
          remedies: SEALING_LAWS[state].remedies.map(shownRemedy),
          legalHelp: legalHelpOf(LEGAL_HELP, state),
        };
        return {
          name: [state, outcome, paymentStatus, ...Object.keys(facts.dates)].join(' '),
          facts,
          plan: rentersPlan(file, facts, TODAY),
        };
      }),
    ),
  );
}

/** With and without the month they ended: 1,632. */
const RESULTS = [{}, { ended: readKnownDate('8/2022') ?? expect.fail() }].flatMap((dates) =>
  resultsOf({ dates }),
);

/** Every step that a plan has. */
const stepsIn = ({ facts, plan }: Result) =>
  plan.nextSteps.flatMap(({ kind }) => stepsFor(NEXT_STEP_WORDS[kind].steps, facts));

it('offers no paper that the same answers then refuse', () => {
  const reasons = ['Non-payment of rent', 'Lease violation', 'No cause/No fault', 'Other'] as const;
  const settled = [undefined, ...SETTLEMENT_ENDINGS];
  let offered = 0;
  const refused = reasons.flatMap((reason) =>
    settled.flatMap((settledAs) =>
      resultsOf({ reason, settledAs, dates: { ended: onDay('2022-08-20' as PlainDate) } }).flatMap(
        ({ name, facts, plan }) =>
          plan.remedies.flatMap(({ remedy, when }) => {
            const filings = stateFilings(facts.state);
            const filing = filings.filings.find(({ remedyId }) => remedyId === remedy.id);
            if (filing === undefined || filing.kind === 'held' || !mayBeFiled(when)) return [];
            offered += 1;
            const form = filings.forms.find(({ id }) => id === filing.form);
            const said = {
              outcome: facts.outcome,
              paymentStatus: facts.paymentStatus,
              reason,
              filingDate: '6/15/2022',
              endDate: '8/20/2022',
              ...(facts.outcome === 'settlement' && settledAs !== undefined && { settledAs }),
            };
            const { stops } = assess({ filing, form, remedy }, said, facts.state, TODAY);
            return stops.length === 0 ? [] : [`${name} ${reason} ${settledAs ?? ''}: ${remedy.id}`];
          }),
      ),
    ),
  );
  expect(offered).toBeGreaterThan(1_000);
  expect(refused).toEqual([]);
});

/** The next steps that a plan may begin with, by the verdict's "What next?". */
const BEGINS_WITH: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Fill in the court paper/u, ['petition', 'form', 'stipulation']],
  [/^Put .+ in your calendar/u, ['wait']],
  [/“Is my case (?:sealed|still on your website)\?”/u, ['automatic']],
  [/“How do I ask to close my case/u, ['petition', 'stipulation']],
  [/“Which form do I file/u, ['petition', 'form']],
  [/“Does .+ cover my case\?/u, ['ask-clerk']],
  [/“(?:When|Why|Which court|After|Was|Did|Does the file)/u, ['find-out']],
  [/^Call .+: how do I ask the landlord/u, ['stipulation']],
  [/^Call .+ before you pay or promise to pay/u, ['pay', 'pay-later']],
  [/^Call .+: is it better to pay/u, ['pay-or-wait']],
  [/^Call .+ before you pay or promise anything/u, ['may-have-expired', 'ask-how-long']],
  [/^Call .+\. They can look at your case/u, ['no-remedy', 'no-law', 'find-out']],
  [/^Rent with this on your record/u, ['no-remedy', 'no-law', 'screening-limit']],
];

it('begins each plan with what comes next by the verdict', () => {
  const files = new Map(JURISDICTION_CODES.map((state) => [state, stateFile(state, 'en', TODAY)]));
  const nextOf = (facts: PlanCase) => {
    const file = files.get(facts.state) ?? expect.fail(facts.state);
    const found = finding(file, facts, TODAY);
    return deedText(deedOf(found, file, facts), found.unreadAct?.citation ?? '', law.DEED_WORDS).next;
  };
  const others: readonly Partial<PlanCase>[] = [
    { reason: 'Lease violation' },
    { reason: 'No cause/No fault', filingDate: '2026-06-01' as PlainDate },
    { reason: 'Other', filingDate: '2012-03-01' as PlainDate },
  ];
  /** In the counties whose court or city has a rule of its own. */
  const local = JURISDICTION_CODES.flatMap((state) =>
    [...new Set(SEALING_LAWS[state].remedies.flatMap(({ localCounty }) => localCounty ?? []))].flatMap(
      (county) => resultsOf({ county, filingDate: '2012-03-01' as PlainDate }, [state]),
    ),
  );
  expect(local.length).toBeGreaterThan(0);
  const strange = [...RESULTS, ...others.flatMap((changes) => resultsOf(changes)), ...local].flatMap(
    ({ name, facts, plan }) => {
      const next = nextOf(facts);
      const first = plan.nextSteps[0]?.kind ?? '';
      const kinds = BEGINS_WITH.find(([begins]) => begins.test(next))?.[1] ?? [];
      return kinds.includes(first) ? [] : [`${name}: ${next} → ${first}`];
    },
  );
  expect(strange).toEqual([]);
});

/** The names of the results that break a rule: none. */
const breaking = (rule: (result: Result) => boolean) =>
  RESULTS.filter((result) => !rule(result)).map(({ name }) => name);

describe('of all 816 cases, with and without the day they ended', () => {
  it('each is here', () => {
    expect(RESULTS).toHaveLength(2 * 816);
  });

  it('none gives a past day as the earliest', () => {
    const isToCome = (words: string) =>
      !words.includes('no earlier than') ||
      (words.match(LONG_DATE) ?? []).every((date) => new Date(`${date} UTC`).toISOString() > TODAY);
    expect(
      breaking(({ plan: { remedies, reporting } }) =>
        [
          ...remedies.filter(({ when }) => when.kind !== 'open-now').map((dated) => whenWords(dated, EN)),
          reportingWords(reporting, EN),
        ].every(isToCome),
      ),
    ).toEqual([]);
  });

  it('none has a remedy open since before its law', () => {
    expect(
      breaking(({ plan }) =>
        plan.remedies.every(({ remedy: { effectiveFrom }, when }) => {
          const isDated = when.kind === 'open-now' && when.since !== null && effectiveFrom !== null;
          return !isDated || when.since.slice(0, effectiveFrom.length) >= effectiveFrom;
        }),
      ),
    ).toEqual([]);
  });

  it('none with a paid judgment is offered a remedy for unpaid judgments', () => {
    expect(
      breaking(
        ({ facts, plan }) =>
          facts.paymentStatus !== 'paid' ||
          plan.remedies.every(({ remedy }) => !/not paid|unpaid/iu.test(remedy.title)),
      ),
    ).toEqual([]);
  });

  it('none lists an exception before a date to wait for', () => {
    expect(
      breaking(({ plan: { nextSteps, remedies } }) => {
        const kinds = nextSteps.map(({ kind }) => kind);
        const canAskNow = remedies.some(
          ({ remedy, when }) => remedy.how === 'petition' && when.kind === 'open-now',
        );
        if (canAskNow || !kinds.includes('wait') || !kinds.includes('petition')) return true;
        return kinds.indexOf('wait') < kinds.indexOf('petition');
      }),
    ).toEqual([]);
  });

  it('none names a limit on landlords that does not apply yet', () => {
    const recent = resultsOf({
      filingDate: '2026-06-01' as PlainDate,
      dates: { ended: readKnownDate('9/20/2026') ?? expect.fail() },
    });
    const tooEarly = ({ plan: { nextSteps, remedies } }: Result) =>
      nextSteps.some(
        ({ kind, remedy }) =>
          kind === 'screening-limit' &&
          remedies.some((dated) => dated.remedy.id === remedy?.id && dated.when.kind === 'opens-on'),
      );
    expect([...RESULTS, ...recent].filter(tooEarly).map(({ name }) => name)).toEqual([]);
    expect(recent.some(({ plan }) => plan.nextSteps.some(({ kind }) => kind === 'screening-limit'))).toBe(
      true,
    );
  });

  it('none without a judgment is told to pay one', () => {
    const endings = (['2020-06-15', '2024-06-15'] as PlainDate[]).flatMap((filingDate) =>
      resultsOf({ filingDate, settledAs: 'dismissed' }),
    );
    const without = endings.filter(({ facts }) => facts.outcome !== 'lost');
    expect(
      without
        .filter(
          ({ plan: { nextSteps, closed } }) =>
            nextSteps.some(({ kind }) => kind === 'pay') ||
            closed.some(({ when }) => when.kind === 'does-not-apply' && when.why === 'unpaid'),
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('none that has paid, or has nothing to pay, hears of an unpaid judgment while it waits', () => {
    const owes = ({ outcome, paymentStatus }: PlanCase) =>
      (outcome === 'lost' || outcome === 'settlement') && /^(?:partial|not-paid)$/u.test(paymentStatus);
    const hears = (result: Result) => stepsIn(result).some((step) => step.includes('judgment is unpaid'));
    expect(breaking((result) => owes(result.facts) || !hears(result))).toEqual([]);
    const waits = ({ plan }: Result) => plan.nextSteps.some(({ kind }) => kind === 'wait');
    expect(breaking((result) => !owes(result.facts) || !waits(result) || hears(result))).toEqual([]);
    expect(RESULTS.some((result) => hears(result))).toBe(true);
  });
});

/** How a step mentions a letter, which letter it is, and what the letter must then ask for. */
const MENTIONS: readonly { readonly says: string; readonly kind: LetterKind; readonly asks: RegExp }[] = [
  {
    says: 'a letter that asks for it in writing',
    kind: 'clerk',
    asks: /in writing (?:that|if) (?:the case is|.+ covers this case)/u,
  },
  { says: 'Send your old landlord the letter', kind: 'landlord', asks: /sign a paper with me/u },
  { says: 'It asks for the paper that says you paid', kind: 'landlord', asks: /satisfaction of judgment/u },
  {
    says: 'Send the court the letter',
    kind: 'satisfaction',
    asks: /record in the file that it is satisfied/u,
  },
  { says: 'send the dispute letter', kind: 'dispute', asks: /Fix or delete what is wrong/u },
  { says: 'Write a short note for the next landlord', kind: 'explanation', asks: /look at all of this/u },
];

describe('the letters of all those cases', () => {
  const VALUES = {
    name: 'Ana',
    phone: '1',
    email: 'a@example.com',
    today: 'May 1, 2026',
    court: 'Justice Court',
    place: 'Arizona',
    filed: 'May 1, 2022',
    ended: 'June 3, 2022',
  };
  const lettersOf = ({ facts, plan }: Result) => {
    const drawn = letterFacts(plan, facts, TODAY);
    return lettersFor(drawn).map((kind) => ({
      kind,
      text: letterText(EN.plan.PLAN_LETTERS[kind], drawn.conditions, { ...VALUES, ...drawn.laws }),
    }));
  };
  const letters = RESULTS.map((result) => ({ name: result.name, texts: lettersOf(result) }));
  /** The letters, by case and kind, that break a rule; expected to be empty. */
  const wrong = (rule: (text: string, kind: LetterKind) => boolean) =>
    letters.flatMap(({ name, texts }) =>
      texts.filter(({ kind, text }) => !rule(text, kind)).map(({ kind }) => `${name}: ${kind}`),
    );

  it('each ask for something besides an answer', () => {
    const asksFor = (text: string) => text.replaceAll(/Please reply[^.]*\./gu, '');
    expect(wrong((text) => /\b[Pp]lease \w+|“[^”]+\?”/u.test(asksFor(text)))).toEqual([]);
  });

  it('admit no debt and promise no payment', () => {
    const admission =
      /\b(?:owe[ds]?|owing|debt|settle|repay|installments?|afford)\b|I (?:will|can|want to|would like to|promise to|agree to) pay/iu;
    expect(wrong((text) => !admission.test(text))).toEqual([]);
    const disclaimer = 'This is not an admission or a promise to pay.';
    expect(wrong((text) => !/payoff/u.test(text) || text.includes(disclaimer))).toEqual([]);
    expect(wrong((text) => !/promise|admi/iu.test(text.replaceAll(disclaimer, '')))).toEqual([]);
  });

  it('volunteer nothing about money on the phone', () => {
    const withoutQuestions = (text: string) => text.replaceAll(/[^.?\n]*\?/gu, '');
    const speaksOfMoney = (text: string) => /paid|pay|money|judgment|rent\b/iu.test(withoutQuestions(text));
    expect(wrong((text, kind) => kind !== 'call' || !speaksOfMoney(text))).toEqual([]);
  });

  it('claim no sealing where the law expunges a case or only closes it to the public', () => {
    expect(wrong((text) => !/\bis sealed (?:by law|under)\b/u.test(text))).toEqual([]);
  });

  it('have no gap in their words', () => {
    expect(wrong((text) => !/[{}]|undefined|null| {2}|\(\)|: \.|under \./u.test(text))).toEqual([]);
  });

  it('call a case closed by law in some cases, and never without the law', () => {
    const closed = 'the public can no longer see this case: ';
    expect(letters.some(({ texts }) => texts.some(({ text }) => text.includes(closed)))).toBe(true);
    expect(wrong((text) => !text.includes(`${closed}.`))).toEqual([]);
  });

  it('are offered whenever a step sends one, and ask for what the step says', () => {
    const filings = ['2020-06-15', '2022-06-15', '2026-02-01'] as PlainDate[];
    const results = filings.flatMap((filingDate) =>
      [undefined, ...SETTLEMENT_ENDINGS].flatMap((settledAs) => resultsOf({ filingDate, settledAs })),
    );
    const said = new Set<string>();
    const missing = results.flatMap((result) => {
      const texts = lettersOf(result);
      const steps = stepsIn(result);
      return steps
        .filter((step) => /\bletter\b|\bnote\b|this plan/iu.test(step))
        .filter((step) => {
          const mention = MENTIONS.find(({ says }) => step.includes(says));
          said.add(mention?.says ?? step);
          const letter = texts.find(({ kind }) => kind === mention?.kind);
          return mention === undefined || letter === undefined || !mention.asks.test(letter.text);
        })
        .map((step) => `${result.name}, filed ${result.facts.filingDate}: ${step}`);
    });
    expect(missing).toEqual([]);
    expect([...said].sort()).toEqual(MENTIONS.map(({ says }) => says).sort());
  });
});
