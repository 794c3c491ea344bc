import type { ListAnswer } from '#domain/check/list-answer.ts';
import type { CourtWords, FeeWords } from '#domain/law/court-directory.ts';
import type { EvidenceWords } from '#domain/law/evidence.ts';
import type { PanelWords } from '#domain/law/presentation.ts';
import type { QuotationKind } from '#domain/law/sealing-law.ts';
import type { ReadingWords } from '#domain/law/renter-protection.ts';
import type { ProtectionTopic } from '#domain/law/protection-topic.ts';
import type { CriteriaWords } from '#domain/plan/criteria.ts';
import type { FindingWords } from '#domain/plan/finding-text.ts';

import { ACT_SOURCE_WORDS, ACT_START_WORDS, NO_LAW_VERDICTS, NO_LAW_WORDS } from './findings.ts';
import { UNKNOWN_COURT } from './plan.ts';

/** The words around a state's law, court and services. Separate from the form's, because they are loaded later. */
export const LAW_DETAILS_COPY = {
  /** Link to the state's plan as a page. */
  everyRemedy: 'Everything that the law in {state} offers, on a page to read or print',
  /** Labels of a law's key facts. */
  facts: { waitingPeriod: 'Waiting period', status: 'Status' },
  /** Above notes, and where to read the law. */
  notes: 'More about this law',
  /** The marks beside the conditions of a remedy, and the lines above them. */
  criteria: {
    met: { yes: 'Yes', no: 'No', unknown: 'We need to know' },
    legend: 'By your answers',
    /** For a law that covers no case like this one. */
    nearest: 'The nearest rule, by your answers',
    /** For every remedy, with notes. */
    more: 'All that the law asks for',
  },
  /** Before the sample fees. */
  fee: {
    free: 'Where the court acts on its own, you pay nothing. These fees are for papers that you file yourself.',
    path: 'For this law: {fee}',
  },
  legalHelp: {
    /** Product §2. */
    headings: {
      eligible: 'Local Attorneys (Alternative Options)',
      maybe: 'Local Attorneys (Alternative Options)',
      'not-eligible': 'Attorneys Who May Help With Your Case',
    } satisfies Record<ListAnswer, string>,
    introduction: 'Independent services. None of them works for us or pays to be listed.',
  },
} as const;

/** How far a state's law could be confirmed (departure D12). */
export const EVIDENCE_WORDS = {
  locale: 'en-US',
  compared: {
    verified: {
      heading: 'We compared this with the law',
      explanation: 'A law or court rule in {state} supports the waiting period shown here.',
    },
    'verified-with-limits': {
      heading: 'We compared this with the law',
      explanation: 'A law or court rule in {state} supports the waiting period shown here, with limits.',
    },
    differs: {
      heading: 'The law says something else than this wait',
      explanation:
        '{state} has a law or court rule, but its terms are not the same as the waiting period shown here.',
    },
    unlisted: {
      heading: 'There is a law that may help some renters',
      explanation:
        'Other sites have {state} as a state without a sealing law. There is one with narrow terms. Ask legal aid if your case fits.',
    },
  },
  without: NO_LAW_WORDS,
  acts: ACT_SOURCE_WORDS,
  warning:
    'Nobody has checked this for more than a year, and the law may have changed. Ask the court clerk or legal aid before you rely on it.',
  checked: { recently: 'Checked {month}', longAgo: 'Last checked {month}, more than a year ago' },
  looked: {
    on: 'last look for new laws {date}',
    never: 'no later look for new laws on record',
  },
  caution: 'Only the court decides. This is information, not legal advice.',
} as const satisfies EvidenceWords;

/** The panel of a state's law; its headings are those of product §2. */
export const LAW_PANEL_WORDS = {
  title: 'Eviction Record Sealing in {state}',
  sealing: 'Record Sealing Available',
  noLaw: 'No Sealing Law - Alternative Solutions Available',
  statusNotes: {
    narrow: NO_LAW_WORDS.narrow.status,
    'new-law': NO_LAW_WORDS['new-law'].status,
    bill: NO_LAW_WORDS.bill.status,
    none: NO_LAW_WORDS.none.status,
    'not-sealed': 'as other sites have it; the law itself does not seal the file',
    'some-cases': 'as other sites have it; there is a law for some cases',
    outdated: 'nobody has checked this for more than a year',
  },
  requirements: 'Eligibility Requirements for Record Sealing',
  steps: 'How to Seal Your Eviction Record',
  asking: {
    heading: 'If you still want to ask a judge',
    items: [
      'We know of no law that promises this.',
      'Ask the court clerk if the court limits who can see a case.',
      'Get free legal help first.',
    ],
  },
  filing: 'Filing Information',
  alternatives: 'Alternative Solutions',
  act: ACT_START_WORDS,
  evidence: EVIDENCE_WORDS,
} as const satisfies PanelWords;

/** The words around quotations from a law. */
export const QUOTATION_COPY = {
  says: {
    law: 'The law says:',
    'court-form': 'The court’s form says:',
    'official-summary': 'An official summary says:',
  } satisfies Record<QuotationKind, string>,
  /** Source of the quotation; `{version}` is the version of the text. */
  official: 'Read in an official text ({version}).',
  copy: 'Read in a copy ({version}).',
  unread: 'We have not read the text of this law.',
} as const;

/** The age of a remedy's check. `{days}` are at least 90. */
export const REMEDY_CHECK_COPY = {
  read: {
    fresh: 'Checked {date}.',
    aging: 'Checked {days} days ago, on {date}. The law may have changed since.',
    due: 'Checked {days} days ago, on {date}. Ask the clerk if the law still says so.',
  },
  unread: {
    fresh: 'We last looked for its text on {date}.',
    aging: 'We last looked for its text {days} days ago, on {date}. The law may have changed since.',
    due: 'We last looked for its text {days} days ago, on {date}. Ask the clerk what the law says now.',
  },
} as const;

/** How long a law waits. */
const WAIT_UNITS = {
  days: '{amount} days',
  'court-days': '{amount} court days',
  months: '{amount} months',
  years: '{amount} years',
} as const;

/**
 * The finding's sentences: in the verdict, on a state's page and on paper. `{month}` is the month in which the law was
 * checked. `can` is a heading: a few words each.
 */
export const FINDING_WORDS = {
  locale: 'en-US',
  list: {
    agrees: '',
    'agrees-free': 'The law adds that you don’t have to ask or pay.',
    'same-way': 'The law asks for more than how the case ended.',
    later: 'Why: they count only how a case ended. The law also sets a time to wait.',
    'more-conditions': 'Why: they count only how a case ended. The law asks for more.',
    'not-sealed': 'Why: they count any law on eviction records. The law in {state} does not seal the file.',
    'no-law-behind': NO_LAW_WORDS.none.reason,
    'only-a-bill': NO_LAW_WORDS.bill.reason,
    'only-narrow': NO_LAW_WORDS.narrow.reason,
    'not-confirmed': 'Why: they name one rule for {state}. We could not confirm the law behind it.',
    'new-law': NO_LAW_WORDS['new-law'].reason,
    'old-check': 'Why: they have no dates. The law in {state} may have changed.',
    'other-questions':
      'Why: they say no to most cases that the landlord won. The law in {state} asks other things.',
    'unlisted-law': 'Why: they name no law for {state}. There is one for some cases.',
    'unlisted-for-others': 'Why: they name no law for {state}. There is one, but not for a case like yours.',
  },
  body: {
    'court-until': 'The law in {state} says the court does it on its own, free. It has until {date}.',
    'website-until':
      'In {state} the case comes off the court’s website by {date}. The file at the court stays open.',
    court: 'The law in {state} says the court does it on its own, free.',
    'court-lately':
      'The law in {state} says the court does it on its own, free. If the landlord appeals, that can change.',
    'court-on': 'The law in {state} says the court does it on its own, free. The date we work out is {date}.',
    'court-not-before':
      'The law in {state} says the court does it on its own, free, but no earlier than {date}.',
    'court-waits': 'The law in {state} says the court does it on its own, free. The day depends on {fact}.',
    'court-yearly': 'The law in {state} says the court does it on its own, free. Courts do this once a year.',
    form: 'The law in {state} says the court must grant this without a hearing. You file a form.',
    appeal:
      'By the law in {state}, you may be able to ask from {date}. Until then there may be time to appeal.',
    'ask-likely': 'By the law in {state}, you may be able to ask the court about a case this old.',
    described: 'You may be able to ask now, free: the court describes it on its own page.',
    ask: 'By the law in {state}, you may be able to ask the court now.',
    'ask-on': 'By the law in {state}, you may be able to ask the court on {date}.',
    'ask-not-before': 'By the law in {state}, you may be able to ask the court, no earlier than {date}.',
    'ask-waits': 'By the law in {state}, you may be able to ask the court. The day depends on {fact}.',
    judge: 'By the law in {state}, you may be able to ask the court now.',
    agree: 'The law in {state} may help now. You and the landlord both have to sign.',
    'agree-later': 'The law in {state} may help, if you and the landlord both sign.',
    ways: 'The law in {state} may help now, if {ways}.',
    website: 'In {state} the case can come off the court’s website. The file at the court stays open.',
    'website-on':
      'In {state} the case can come off the court’s website on {date}. The file at the court stays open.',
    'website-not-before':
      'In {state} the case can come off the court’s website, no earlier than {date}. The file at the court stays open.',
    use: 'The file stays open. But a law in {state} helps you: {rule} ({citation}).',
    'use-asked':
      'A law in {state} lets a judge limit how the case may be used. You have to ask. The file stays open.',
    'use-fact':
      'A law in {state} may limit how the case may be used. That depends on {fact}. {branches} The file stays open.',
    fact: 'The law in {state} may help. {things}: {fact}. {branches}',
    either: 'The law in {state} may help in one of two ways. Which one depends on {fact}. {branches}',
    'fact-when': 'The law in {state} may help: {lead}. The day depends on {fact}.',
    'fact-days': 'The law in {state} may help: {lead}. The day depends on {fact}: {days}.',
    depends: 'The law in {state} may help. That depends on {fact}. {branches}',
    'narrow-fact': NO_LAW_VERDICTS['narrow-fact'],
    'no-remedy': 'The law in {state} does not cover {case}.',
    'narrow-rule': NO_LAW_VERDICTS.narrow,
    unpaid: 'The law in {state} helps once the judgment is paid.',
    'unpaid-counts': 'The law in {state} helps {wait} after you pay. Paying hides nothing before that.',
    'unpaid-later': 'The law in {state} helps once the judgment is paid and the waiting period is over.',
    'unpaid-fact': 'The law in {state} does not help before you pay. After that, it depends on {fact}.',
    'debt-ended':
      'The law in {state} asks if the judgment was paid. We do not know if one that was wiped out, settled otherwise or has expired counts as paid.',
    'unpaid-expires':
      'The law in {state} helps once the judgment is paid or has expired. It can expire on {date} at the earliest.',
    'may-have-expired':
      'The law in {state} helps once the judgment is paid. But it may have expired: a judgment here lasts {years} years ({statute}). {sure}',
    'ask-how-long':
      'The law in {state} helps once the judgment is paid. Ask how long a judgment lasts here ({statute}). {sure}',
    'no-law': NO_LAW_VERDICTS.none,
    'no-law-bill': NO_LAW_VERDICTS.bill,
    'new-law': NO_LAW_VERDICTS['new-law'],
    'new-law-coming': NO_LAW_VERDICTS['new-law-coming'],
    'old-check': 'We last checked the law in {state} on {date}. It may have changed.',
    'not-confirmed': 'We could not confirm the law in {state} ({month}). It may have changed.',
    'case-not-confirmed': 'We could not confirm if the law in {state} covers {case} ({month}).',
  },
  advice: {
    'clerk-first': 'Ask the clerk before you pay anyone.',
    'legal-aid-first': 'Don’t pay anyone for sealing before legal aid has looked.',
    'find-out-first': 'Find that out before you pay anyone.',
    'not-to-seal': 'Don’t pay anyone to seal it.',
    'court-decides': 'Only the court decides.',
    'no-payment': 'Ask the clerk or legal aid before you pay or promise anything.',
    'debt-first': 'Don’t pay before legal aid has looked.',
    'act-first': '{known} Ask about it before you file or pay anyone.',
  },
  can: {
    court: 'It should be hidden already. The court does that free.',
    'court-later': 'Later. The court does it free.',
    'court-later-or-sooner': 'Later the court should hide it, free. Maybe sooner if {ways}.',
    'done-if': 'It may be hidden already. {things}.',
    either: 'It may be, in one of two ways.',
    'may-be-done': 'It may be hidden already. The court does that free.',
    ask: 'It may be, if you ask.',
    judge: 'It may be. A judge decides.',
    agree: 'It may be, if you both sign.',
    website: 'No, but it can leave the court’s website.',
    use: 'No, but a law limits its use.',
    'use-asked': 'No, but a judge can limit its use.',
    'use-fact': 'No, but a law may limit its use.',
    fact: 'It may be. {things}.',
    form: 'It may be, with one form.',
    'no-remedy': 'Not that we know of.',
    unpaid: 'Not while the judgment is unpaid.',
    'unpaid-later': 'Not before {paidOn}, even if you pay today.',
    'debt-ended': 'We don’t know yet.',
    'may-have-expired': 'We don’t know yet.',
    'new-law': 'We don’t know yet.',
    'new-law-coming': 'Not now, as far as we know.',
    'old-check': 'We don’t know right now.',
    'not-confirmed': 'We don’t know.',
  },
  when: {
    now: 'You may be able to ask now.',
    'court-now': 'It may be hidden by now.',
    'court-until': 'The court has until {date}.',
    'court-until-at-least': 'The court has at least until {date}.',
    on: 'The earliest date we can work out: {date}.',
    'not-before': 'No earlier than {date}.',
    about: 'About {date}. We have not read how long an appeal can take.',
    latest: 'The time we can count is over by {date} at the latest. Add the day for the exact date.',
    between: 'Between {first} and {date}. Add the day for the exact date.',
    yearly: 'Between {first} and {date}. Courts do this once a year.',
    'yearly-latest': 'By {date} at the latest. Courts do this once a year.',
    appeal: 'Maybe from {date}, when the time to appeal is over.',
    likely: 'The wait may be over. Your last court paper shows the exact day.',
    agreement: 'Once the landlord agrees and signs.',
    judge: 'No set date. Ask the clerk if you can file now.',
    'nothing-to-count': 'No set date. Ask the clerk.',
    use: 'Now, when you apply for a home. Legal aid can say if it covers you.',
    'until-known': 'We can say when you know that.',
    days: '{days}.',
    'day-at-best': 'In the best case: {day}.',
    'days-by-fact': '{days}. It depends on {fact}.',
    'day-at-best-by-fact': 'In the best case: {day}. It depends on {fact}.',
    fact: 'We can’t tell yet. It depends on {fact}.',
    unpaid: '{unpaid}',
    'debt-ended': 'We can’t tell. Legal aid can.',
    'may-have-expired': 'Ask first if the judgment still counts.',
    'no-date': 'No date. Laws change, so check again in a few months.',
    'new-law': 'We give no date for a law that we have not read.',
    'old-check': 'We give no date until we have checked the law again.',
    'not-confirmed': 'We give no date for a law that we could not confirm.',
  },
  facts: {
    filing: 'the day it was filed (it is on the first court paper)',
    ended: 'the day the case ended',
    paid: 'the day you paid in full',
    'settlement-kept': 'the day you did the last thing you agreed to',
    'answer-filed': 'the day you filed an answer',
    settlement: 'how the settlement ended',
    'settlement-covered': 'whether a case that was settled counts (legal aid can say)',
    court: 'which court had your case (your papers name it)',
    grounds: 'why the landlord sued (your papers say it)',
    foreclosure: 'whether the home was in foreclosure',
    'money-judgment': 'whether the file shows a money judgment (the clerk can say)',
    claim: 'when the rent came due',
    end: 'the day the case ended',
    'last-request': 'when you last asked to seal another case',
    debt: 'what became of the judgment',
    trial: 'whether there was a trial',
    'all-defendants': 'whether the landlord won against everyone in the case',
    nonsuit: 'whether the landlord dropped the case',
    redeemed: 'whether you paid before the eviction and stayed',
    extended: 'whether the landlord extended the judgment',
    survivor: 'whether you survived violence or stalking',
    satisfaction: 'whether the court’s file shows that the judgment is paid',
    hardship: 'whether a lack of money kept you from paying',
    'survivor-paper': 'whether you have one of the papers that the law lists',
    'other-case': 'whether there is another eviction case against you',
    'other-judgment': 'whether there is another eviction judgment against you',
    'latest-case': 'when your latest other case was',
    'also-rent': 'whether the case was also about unpaid rent',
    'also-fault': 'whether the case was also about a broken rule',
    'on-motion': 'whether somebody asked the judge to dismiss it',
    'no-prosecution': 'whether it was dismissed because nobody moved it',
    'minor-named': 'whether it was dismissed because it named a child',
  },
  cases: {
    outcome: 'a case that ended like yours',
    filed: 'a case filed when yours was',
    grounds: 'a case with your landlord’s reason',
    other: 'a case like yours',
  },
  acts: ACT_SOURCE_WORDS,
  sure: {
    high: 'We are fairly sure of that.',
    medium: 'We are not fully sure of that.',
    low: 'We are not sure of that.',
  },
  things: ['One thing decides', 'Two things decide', 'Three things decide', 'A few things decide'],
  leads: {
    court: 'the court does it free',
    'court-later': 'the court does it free later',
    'court-later-or-sooner': 'the court does it free later',
    'may-be-done': 'the court may have done it free',
    'done-if': 'the court may have done it free',
    either: 'there is a way',
    ask: 'you can ask the court',
    judge: 'you can ask and a judge decides',
    agree: 'you and the landlord both have to sign',
    website: 'it can leave the court’s website',
    use: 'a law limits its use',
    'use-asked': 'a judge can limit its use',
    'use-fact': 'a law may limit its use',
    fact: 'more has to be known',
    form: 'you file one form',
    'no-remedy': 'no way that we know of',
    unpaid: 'not while the judgment is unpaid',
    'unpaid-later': 'not while the judgment is unpaid',
    'debt-ended': 'we don’t know',
    'may-have-expired': 'not while the judgment is unpaid',
    'new-law': 'a new law may help',
    'new-law-coming': 'no way that we know of',
    'old-check': 'we don’t know',
    'not-confirmed': 'we don’t know',
  },
  branches: {
    yes: 'If yes: {lead}.',
    no: 'If no: {lead}.',
    dismissed: 'If it was dismissed: {lead}.',
    judgment: 'If it ended in a judgment: {lead}.',
    fits: 'If it fits: {lead}.',
    best: 'In the best case: {lead}.',
    not: 'If not: {lead}.',
    oneOf: 'It is one of these: {lead}.',
    always: 'Either way: {lead}.',
  },
  onDay: '{lead} ({day})',
  days: {
    now: 'now',
    on: '{day}',
    about: 'about {day}',
    by: 'by {day}',
    agreement: 'once you both sign',
    judge: 'once a judge agrees',
  },
  knownBy: '{fact} (the clerk or legal aid can say)',
  forFew: 'This rule is for few cases.',
  sooner: 'Sooner if {ways}. Your plan says how.',
  byWays: 'It may be, if {ways}.',
  orWays: '{can} Another way: {ways}.',
  laterWays: '{can} Sooner if {ways}.',
  ways: { ask: 'you ask the court', judge: 'a judge agrees', agreement: 'you both sign' },
  unpaid: {
    now: 'Once the judgment is paid.',
    later: 'Once the judgment is paid, but not before {date}.',
    counts: 'Not before {date}: {wait} after you pay.',
    fact: 'We can’t tell yet. It depends on {fact}.',
    expiry: 'If it stays unpaid: once it has expired, {date} at the earliest.',
  },
  units: WAIT_UNITS,
  mayOpen: 'Another way may be open now. That depends on {also}.',
  local: {
    now: 'It may be possible now ({rule}).',
    on: 'It may be possible on {date} ({rule}).',
    fact: 'It depends on {fact} ({rule}).',
    elsewhere: 'If another court had your case, ask its clerk.',
  },
  closedDay: 'Or the next day the court is open.',
} as const satisfies FindingWords;

/** The conditions of a remedy, compared with the renter's answers; see domain/plan/criteria.ts. */
export const CRITERIA_WORDS = {
  locale: 'en-US',
  place: 'The case was in {place}.',
  ending: 'It ended like this: {endings}.',
  endings: {
    dismissed: 'dismissed',
    won: 'you won',
    lost: 'the landlord won',
    settlement: 'a settlement',
  },
  settledAs: {
    dismissed: 'a settlement that ended in a dismissal',
    judgment: 'a settlement that ended in a judgment',
  },
  period: {
    from: '{event} on or after {from}.',
    before: '{event} before {before}.',
    between: '{event} from {from} on, and before {before}.',
  },
  events: {
    filing: 'It was filed',
    claim: 'The rent or other claim came due',
    end: 'It ended',
  },
  reason: 'The landlord sued over {grounds}.',
  grounds: {
    nonpayment: 'unpaid rent',
    fault: 'a broken rule',
    'no-fault': 'something that is no fault of yours',
    foreclosure: 'a foreclosure',
    'property-damage': 'damage to the home',
  },
  money: {
    paid: 'What you owed is paid.',
    over: 'What you owed is paid, wiped out in bankruptcy, or expired.',
    only: 'There was no money judgment.',
    excluded: 'There was a money judgment.',
    unpaid: 'The judgment was not paid in full.',
  },
  kept: 'You did all that you agreed to.',
  dependsOn: 'It depends on {what} (the clerk or legal aid can say).',
  once: 'You have not used this law for another case in the last {years} years.',
  speed: 'The judgment came more than {days} days after the filing.',
  wait: 'The wait is over: {wait} from {event}.',
  otherCase: 'There is no other eviction case against you from the last {years} years.',
  units: WAIT_UNITS,
  starts: {
    filing: 'the filing',
    ended: 'the end of the case',
    paid: 'the day you paid',
    'settlement-kept': 'the last thing you agreed to',
    claim: 'the day the rent came due',
    'answer-filed': 'your answer',
    'last-request': 'your last request',
    'latest-case': 'your latest other case',
  },
  appeal: 'The time to appeal is over.',
  answer: '{question} It has to be “{answer}”.',
  yesOrNo: { yes: 'yes', no: 'no' },
  signature: 'The landlord agrees and signs.',
  judge: 'A judge weighs your reasons and says yes.',
  said: 'You said: {answer}.',
  payments: {
    paid: 'paid in full',
    partial: 'partly paid',
    'not-paid': 'not paid',
    'no-judgment': 'no money judgment',
  },
  debts: { discharged: 'wiped out in bankruptcy', agreed: 'agreed otherwise', expired: 'expired' },
} as const satisfies CriteriaWords;

/** Texts for courts whose details are unknown. */
export const COURT_WORDS = {
  unknownCourt: UNKNOWN_COURT,
  lookOnTheSummons: 'The summons or complaint from your case names the court and its address.',
  notConfirmed: 'We could not confirm its details: use the court named on your summons or citation.',
  likely: 'We think this is the court. Your papers name it.',
  decidedBy: {
    precinct: 'The precinct of the home decides which one.',
    township: 'The township of the home decides which one.',
    town: 'The town or city of the home decides which one.',
    ward: 'The city or ward of the home decides which one.',
    'magisterial-district': 'The district of the home decides which one.',
    address: 'The address of the home decides which one.',
  },
} as const satisfies CourtWords;

/** The court fees in the box "Filing Information". */
export const FEE_WORDS = {
  heading: { found: 'What a landlord pays to file an eviction here', unknown: 'What it costs' },
  lines: {
    filing: 'Filing',
    summons: 'Summons',
    service: 'Serving the papers',
    certified: 'A certified copy',
    total: 'To file and serve it',
  },
  note: {
    found:
      'From {source}, {year}. Sealing may cost less or nothing: ask the clerk for today’s fee and about a fee waiver.',
    unknown: 'Ask the clerk for today’s fee and about a fee waiver. Some sealing requests cost nothing.',
  },
} as const satisfies FeeWords;

/** The words around the rules for the next application. */
export const PROTECTIONS_COPY = {
  /** The page's label in its breadcrumb. */
  step: 'Renter protections',
  heading: 'Rules that protect you when',
  stroke: 'you apply',
  lede: 'Some states and cities limit what a landlord may ask, charge or hold against you. We list only what we are sure of.',
  topics: {
    'eviction-history': 'Past evictions',
    'screening-notice': 'Screening',
    'application-fee': 'Application fees',
    'portable-report': 'Reusable reports',
    'source-of-income': 'Vouchers and income',
    'deposit-cap': 'Deposits',
  } satisfies Record<ProtectionTopic, string>,
  table: 'All states',
  /** After the rules of a state: the topics on which nobody has read its law. */
  unchecked: 'Not checked: {topics}.',
  /** Evidence for the rule, and the date of its check. */
  reading: {
    locale: 'en-US',
    text: 'We read the text, as of {date}.',
    page: 'We read a page about it, as of {date}.',
  } satisfies ReadingWords,
  missing: {
    heading: '“Not checked”?',
    text: 'Your state may still have a rule. We leave out what we could not confirm. Ask legal aid, and see which state laws seal a record.',
    laws: 'Laws that seal a record',
  },
} as const;

export { DEED_WORDS } from './deeds.ts';
