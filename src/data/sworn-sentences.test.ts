import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FACT_WORDS } from '#content/words/en/filing.ts';
import { type Answers, type FactId, factKind } from '#domain/filing/facts.ts';
import { assess, factsToAsk, isAsked } from '#domain/filing/filing.ts';
import { linesOf, type Paper, plainLine } from '#domain/filing/papers.ts';

import {
  answersFor,
  type Case,
  DRAFTS,
  papersFor,
  PERSONAS,
  TODAY,
} from '../../tests/support/filing-cases.ts';
import { lastDay, renters } from '../../tests/support/filing-renters.ts';

/* No paper states what the renter did not say: each sentence that somebody signs has an answer behind it. */

/** Whether the answers say what a sentence states. */
type Backing = (said: Answers) => boolean;

const isDay = (typed = '') => lastDay(typed) !== undefined && !/^\d{4}$/u.test(typed);

const onOrBefore =
  (fact: FactId, day: string): Backing =>
  (said) =>
    (lastDay(said[fact]) ?? '9999') <= day;
/** A single day only: another is left blank, and whoever writes it in reads the sentence. */
const blankOrOnOrBefore =
  (fact: FactId, day: string): Backing =>
  (said) =>
    !isDay(said[fact]) || onOrBefore(fact, day)(said);
const is =
  (fact: FactId, ...values: readonly string[]): Backing =>
  (said) =>
    values.includes(said[fact] ?? '');
const all =
  (...backings: readonly Backing[]): Backing =>
  (said) =>
    backings.every((backing) => backing(said));

const JUDGMENT: Backing = (said) =>
  said.outcome === 'lost' || (said.outcome === 'settlement' && said.settledAs === 'judgment');
const DISMISSAL: Backing = (said) =>
  said.outcome === 'dismissed' || (said.outcome === 'settlement' && said.settledAs === 'dismissed');
const SETTLEMENT = is('outcome', 'settlement');
const PAID = is('paymentStatus', 'paid');
const OWES_NOTHING: Backing = (said) => !JUDGMENT(said) || is('paymentStatus', 'paid', 'no-judgment')(said);
const AGREED = is('landlordAgreed', 'yes');
const given =
  (fact: FactId): Backing =>
  (said) =>
    (said[fact] ?? '').trim() !== '';
/** Says only what is put into it, or leaves it blank. */
const ITSELF: Backing = () => true;

/** What each sentence of a motion, petition or agreement states beyond the answers that are put into it. */
const BACKED: Readonly<Record<string, Backing>> = {
  // Dismissed, won
  'This case ended on {endDate}, before July 1, 2025: {ending}.': all(
    (said) => DISMISSAL(said) || said.outcome === 'won',
    onOrBefore('endDate', '2025-06-30'),
  ),
  'The whole case was dismissed on {endDate}. No appeal is pending.': all(
    DISMISSAL,
    is('appealPending', 'no'),
  ),
  'The action was dismissed on {endDate} on a motion to dismiss.': all(
    is('outcome', 'dismissed'),
    is('on-motion', 'yes'),
  ),
  'The action was dismissed on {endDate} for lack of prosecution after five years.': all(
    is('outcome', 'dismissed'),
    is('no-prosecution', 'yes'),
  ),
  // Lost
  'The court entered an eviction judgment in this case. The case ended on {endDate}.': JUDGMENT,
  'An order of eviction was entered. The case ended on {endDate}.': JUDGMENT,
  'Judgment of possession was entered. The case ended on {endDate}.': JUDGMENT,
  'The court entered a money judgment tied to this eviction. The case ended on {endDate}.': all(
    JUDGMENT,
    PAID,
  ),
  'This case ended on {endDate} with a final judgment against the defendant. It has no money judgment.': all(
    JUDGMENT,
    is('paymentStatus', 'no-judgment'),
  ),
  // Paid
  'The defendant satisfied the judgment in full on {paidDate}.': all(JUDGMENT, PAID),
  'Proof of the payment is attached.': is('hasProof', 'yes'),
  'Proof that nothing is owed is attached.': is('hasProof', 'yes'),
  'The money judgment in this case, which ended on {endDate}, was satisfied in full on {paidDate}.': all(
    JUDGMENT,
    PAID,
  ),
  'Every judgment in this case was satisfied on {paidDate}.': all(JUDGMENT, PAID),
  'No money judgment was entered, or it is satisfied.': OWES_NOTHING,
  'The tenant used the right of redemption under § 8-401(g): all that was owed was paid on {paidDate}, and the tenant stayed in the home.':
    all(is('redeemed', 'yes'), PAID),
  // Waited
  'At least seven years have passed since that day.': onOrBefore('endDate', '2019-11-25'),
  'At least 12 months have passed since this case was finally resolved.': onOrBefore(
    'paidDate',
    '2025-11-25',
  ),
  'Seven years have passed since, and no other eviction was brought against the defendant in the last seven years.':
    all(
      onOrBefore('paidDate', '2019-11-25'),
      (said) => said['other-case'] === 'no' || onOrBefore('latestCaseDate', '2019-11-25')(said),
    ),
  'The time to appeal ended on {appealEndDate}, at least 30 days ago.': blankOrOnOrBefore(
    'appealEndDate',
    '2026-10-26',
  ),
  'This is the defendant’s only request under § 34-18-60 in the last five years.': is('priorRequest', 'no'),
  // Settled, agreed
  'The parties settled this case on {settlementDate}.': SETTLEMENT,
  'The action was resolved by a stipulation on {settlementDate}, and its terms were met on {keptDate}.': all(
    SETTLEMENT,
    given('keptDate'),
  ),
  'The parties agreed to an expungement on {agreementDate}.': AGREED,
  'The signed agreement is attached.': is('hasAgreement', 'yes'),
  'The parties agree that the order of eviction is set aside.': all(AGREED, JUDGMENT),
  'The parties agree that all records of this case are sealed.': AGREED,
  'The parties agree that the court file, index and register of actions are open only to the parties and their lawyers.':
    AGREED,
  'The parties agree that the record of this case remains a suppressed court record.': AGREED,
  'The parties agree that the records of this case are shielded.': AGREED,
  'The parties agree that the public can see the records of this case only at the courthouse.': AGREED,
  'The parties agree to set it aside and to seal the court file.': AGREED,
  'The parties stipulate to expungement of all records of this eviction.': AGREED,
  // A renter's own choice of a reason
  'The landlord brought the case over an unpaid sum of $600 or less: {dcFacts}': is('dcGround', 'small-sum'),
  'The home was under a federal or District housing subsidy: {dcFacts}': is('dcGround', 'subsidy'),
  'The case was retaliation or discrimination: {dcFacts}': is('dcGround', 'retaliation'),
  'The landlord did not fix housing code violations in time: {dcFacts}': is('dcGround', 'repairs'),
  'The case came from an incident for which the law gives survivors of violence a defense: {dcFacts}': is(
    'dcGround',
    'violence',
  ),
  'The parties settled, and the settlement did not give the home back to the landlord: {dcFacts}': is(
    'dcGround',
    'settlement',
  ),
  'Other grounds justify sealing: {dcFacts}': is('dcGround', 'other'),
  'The eviction should be set aside under JCRCP 60: {setAsideReason}': given('setAsideReason'),
  'Sealing is in the interests of justice: {reasonsForSealing}': given('reasonsForSealing'),
  'The public’s interest does not outweigh this: {publicInterest}': given('publicInterest'),
  'The plaintiff’s case was sufficiently without a basis in fact or law: {noBasis}': given('noBasis'),
  // One of several reasons: a year alone leaves it out.
  'The court reinstated the tenancy on {reinstatedDate}.': (said) =>
    (said.reinstatedDate ?? '').includes('/'),
  'There is other good cause: {reasonsForSealing}': given('reasonsForSealing'),
  'Since then this has changed: {whatChanged}': given('whatChanged'),
  // What the certificate of the same papers shows
  'All parties get a copy of this motion, as the certificate of service shows.': ITSELF,
  // The renter's own words
  'This case was filed on {filingDate}.': ITSELF,
  'This case was filed on {filingDate}. It ended on {endDate}: {ending}.': ITSELF,
  'The case ended on {endDate}: {ending}.': ITSELF,
  'The case ended on {endDate}: {ending}. It resulted from this: {survivorFacts}': ITSELF,
  'The landlord sued for this reason: {reason}.': ITSELF,
  'The landlord sued for this reason: {reason}. The case was filed on {filingDate}.': ITSELF,
  'The landlord sued for this reason: {reason}. The case ended on {endDate}: {ending}.': ITSELF,
  'A court entered {protectionOrder} on {orderDate}.': ITSELF,
  'A narrower step would be: {narrowerStep}': ITSELF,
  'A higher interest outweighs public access: {reasonsForSealing}': ITSELF,
  'Expungement is clearly in the interests of justice: {reasonsForSealing}': ITSELF,
  'Keeping them public does this harm: {reasonsForSealing}': ITSELF,
  'No less restrictive step is enough: {whyNoLess}': ITSELF,
  'The interest that outweighs public access is: {reasonsForSealing}': ITSELF,
  'The interest to protect is: {reasonsForSealing}': ITSELF,
  'The least restrictive step is: {narrowerStep}': ITSELF,
  'The least restrictive step that helps is: {narrowerStep}': ITSELF,
  'The public’s interest in knowing about the record does not weigh more: {publicInterest}': ITSELF,
  'The public’s interest is met in this way: {publicInterest}': ITSELF,
  'The record has done this harm: {harm}': ITSELF,
  'The records are: {recordsWanted}': ITSELF,
  'The rent was missed because of an income loss from the COVID-19 pandemic: {covidIncomeLoss}': ITSELF,
  'The request goes no further than needed: {whyNoLess}': ITSELF,
  'There is good cause to shield the records: {reasonsForSealing}': ITSELF,
  'There is good cause: {reasonsForSealing}': ITSELF,
};

const groundsOf = ({ filing }: Case) => filing.draft?.grounds ?? [];

/** The numbered sentences above the signature. */
function signedSentences(papers: readonly Paper[]): readonly string[] {
  const [grounds] = papers
    .filter(({ kind }) => kind === 'request')
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'list'));
  return grounds === undefined ? [] : linesOf(grounds).map(plainLine);
}

/** A sentence as it is printed, whatever is put into it. */
function printedAs(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+\}/u).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'su');
}

describe('a sentence that somebody signs', () => {
  it('is known', () => {
    const signed = DRAFTS.flatMap((each) => groundsOf(each).map(({ en }) => en));
    expect([...new Set(signed)].toSorted()).toEqual(Object.keys(BACKED).toSorted());
  });

  it.each(DRAFTS.map((each) => [each.filing.remedyId, each] as const))(
    'of %s is printed only if the answers say so, and each that they choose is',
    (_id, each) => {
      fc.assert(
        fc.property(renters(each), (said) => {
          if (assess(each, said, each.state, TODAY).status !== 'ready') return;
          // The date rules judge a case only with both.
          expect([said.outcome, lastDay(said.filingDate ?? '')]).not.toContain(undefined);
          const printed = signedSentences(papersFor(each, said));
          const expected = groundsOf(each).filter(({ en, when }) => when === undefined || BACKED[en]?.(said));
          expect(printed).toHaveLength(expected.length);
          for (const [index, { en }] of expected.entries()) {
            expect(printed[index]).toMatch(printedAs(en));
            expect({ sentence: en, isBacked: BACKED[en]?.(said) }).toEqual({ sentence: en, isBacked: true });
          }
        }),
        { numRuns: 500 },
      );
    },
  );

  it.each(DRAFTS.map((each) => [each.filing.remedyId, each] as const))(
    'of %s names no day to come',
    (_id, each) => {
      for (const fact of factsToAsk(each).filter((each) => factKind(each).input === 'date'))
        for (const persona of Object.values(PERSONAS)) {
          const said = { ...answersFor(each, persona), [fact]: '12/24/2026' };
          if (!isAsked(fact, said)) continue;
          const { status, stops } = assess(each, said, each.state, TODAY);
          expect([fact, status]).toEqual([fact, 'stopped']);
          expect(stops).toContainEqual({ kind: 'day', fact });
        }
    },
  );

  it('that says that a copy is sent is in papers that the renter sends', () => {
    for (const each of DRAFTS)
      for (const { en } of groundsOf(each))
        if (en.includes('copy of this motion')) expect([en, each.filing.serves]).toEqual([en, 'renter']);
  });

  it('comes from answers that are asked: what is put into it, what it depends on, and the terms that it states', () => {
    for (const each of DRAFTS) {
      const asked = new Set<string>(factsToAsk(each));
      for (const { en, when } of groundsOf(each)) {
        const facts = [...en.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
        const behind = facts.map((name) => (name === 'ending' ? 'outcome' : name)).concat(when?.fact ?? []);
        expect([en, behind.filter((fact) => !asked.has(fact))]).toEqual([en, []]);
        // The day on which a case ended is not the day of a judgment, a payment or an agreement.
        if (facts.includes('endDate'))
          expect(en).toMatch(/\b(?:ended on \{endDate\}|was dismissed on \{endDate\})/u);
      }
    }
  });

  it(`says that something is attached only if the renter has it: ${FACT_WORDS.hasProof.hint ?? ''}`, () => {
    for (const each of DRAFTS)
      for (const { en, when } of groundsOf(each))
        if (/\battached\b/u.test(en))
          expect([en, when !== undefined && 'is' in when && when.fact.startsWith('has') && when.is]).toEqual([
            en,
            ['yes'],
          ]);
  });
});

/** The oath of each state, and what goes on the line beside the signature: typed from its rule, not from the data. */
const OATHS: Readonly<Record<string, readonly [words: string, beside?: string]>> = {
  FL: [
    'Under penalties of perjury, I declare that I have read the foregoing motion and that the facts stated in it are true.',
    'Date',
  ],
  ID: [
    'I declare under penalty of perjury pursuant to the law of the State of Idaho that the foregoing is true and correct.',
    'Date',
  ],
  IN: ['I affirm, under the penalties for perjury, that the foregoing representations are true.', 'Date'],
  MD: [
    'I solemnly affirm under the penalties of perjury that the contents of the foregoing paper are true to the best of my knowledge, information, and belief.',
    'Date',
  ],
  MI: [
    'I declare under the penalties of perjury that this motion has been examined by me and that its contents are true to the best of my information, knowledge, and belief.',
    'Date',
  ],
  MN: [
    'I declare under penalty of perjury that everything I have stated in this document is true and correct.',
    'Date, and county and state where signed',
  ],
  NV: [
    'I declare under penalty of perjury under the law of the State of Nevada that the foregoing is true and correct.',
    'Executed on (date)',
  ],
  NM: [
    'I affirm under penalty of perjury under the laws of the State of New Mexico that the statements above are true and correct.',
    'Date',
  ],
  NY: [
    'I affirm this ____ day of ______________, ______, under the penalties of perjury under the laws of New York, which may include a fine or imprisonment, that the foregoing is true, except as to matters alleged on information and belief and as to those matters I believe it to be true, and I understand that this document may be filed in an action or proceeding in a court of law.',
  ],
  ND: [
    'I declare, under penalty of perjury under the law of North Dakota, that the foregoing is true and correct.',
    'Signed on (date) at (city, state and country)',
  ],
  WA: [
    'I declare under penalty of perjury under the law of Washington that the foregoing is true and correct.',
    'Signed on (date) at (city and state)',
  ],
  DC: ['I declare under penalty of perjury that the foregoing is true and correct.', 'Executed on (date)'],
};
/** No declaration without a notary counts there, or none was found. */
const WITHOUT_OATH = ['OH', 'RI'];

describe('a paper that swears to facts', () => {
  const sworn = DRAFTS.filter(({ filing }) => filing.draft?.signed === 'sworn');
  const textsOf = (papers: readonly Paper[], kind: string) =>
    papers
      .filter((paper) => paper.kind === kind)
      .flatMap(({ blocks }) =>
        blocks
          .filter((block) => block.kind === 'text')
          .flatMap(linesOf)
          .map(plainLine),
      );

  it.each(sworn.map((each) => [each.filing.remedyId, each] as const))(
    '%s has the oath of its state',
    (_id, each) => {
      const papers = papersFor(each, answersFor(each, {}));
      const all = ['request', 'statement'].flatMap((kind) =>
        textsOf(papers, kind).map((text) => ({ kind, text })),
      );
      const oaths = all.filter(({ text }) => /perjury/u.test(text));
      const expected = OATHS[each.state];
      if (expected === undefined) {
        expect(WITHOUT_OATH).toContain(each.state);
        expect(oaths).toEqual([]);
      } else {
        const [text, ...beside] = expected;
        const kind = each.state === 'DC' ? 'statement' : 'request';
        expect(oaths).toEqual([{ kind, text }]);
        const blocks = papers.find((paper) => paper.kind === kind)?.blocks ?? [];
        const signature = blocks.find((block) => block.kind === 'signature');
        expect(signature?.labels).toEqual(['Signature', ...beside]);
      }
      const isBelief = all.some(({ text }) => text.includes('best of my'));
      expect([each.state, isBelief]).toEqual([each.state, ['MI', 'MD'].includes(each.state)]);
    },
  );

  it('has its facts before a notary in Ohio, and in a declaration of its own in Washington, DC', () => {
    for (const each of sworn) {
      const papers = papersFor(each, answersFor(each, {}));
      const statement = papers.find(({ kind }) => kind === 'statement');
      const titles = { OH: 'Affidavit of the Tenant', DC: 'Declaration of the Tenant' };
      expect([each.state, statement?.title.en]).toEqual([
        each.state,
        titles[each.state as keyof typeof titles],
      ]);
      if (statement === undefined) continue;
      const facts = (paper: Paper | undefined) =>
        paper?.blocks
          .filter((block) => block.kind === 'list')
          .slice(0, 1)
          .flatMap(linesOf)
          .map(plainLine);
      expect(facts(statement)).toEqual(facts(papers.find(({ kind }) => kind === 'request')));
    }
  });

  it('is only signed where nothing is sworn', () => {
    for (const each of DRAFTS.filter(({ filing }) => filing.draft?.signed !== 'sworn')) {
      const texts = textsOf(papersFor(each, answersFor(each, {})), 'request');
      const signed = {
        both: 'We have read this agreement and sign it freely.',
        plain: 'I sign this as the tenant in this case.',
      };
      const { signed: kind = 'plain' } = each.filing.draft ?? {};
      expect(texts).toContain(kind === 'both' ? signed.both : signed.plain);
      expect(texts.filter((text) => /perjury|best of my/u.test(text))).toEqual([]);
    }
  });
});
