import type { SettlementEnding } from '#domain/check/case-facts.ts';
import type { CaseQuestion } from '#domain/law/remedy-terms.ts';
import type { LetterKind, LetterTemplate } from '#domain/plan/letters.ts';
import type { DebtAnswer } from '#domain/plan/plan-case.ts';
import type { DateConflict, FurtherDate, Mismatch } from '#domain/plan/remedy-fit.ts';
import type { Caution, Paper } from '#domain/plan/renters-plan.ts';

/** Answers to the plan's question on how a settlement ended. */
export type SettlementAnswer = SettlementEnding | 'unknown';

/** The words of a renter's plan: headings, buttons and error messages. */
export const RENTERS_PLAN_COPY = {
  heading: 'Your plan',
  oneCase: 'More than one case? Make a plan for each.',
  cautions: 'When to talk to a lawyer first',
  when: {
    heading: 'When, and what else may help',
    none: 'Nothing in the law of {state} fits this case today.',
    bills: 'A bill may change this law: {bills}. We did not see how it ended. Ask the clerk or legal aid.',
    court: 'At the court',
    papers: 'Fill in the papers for “{path}”',
    more: { one: '1 other way the law may help', other: '{count} other ways the law may help' },
    /** The remedies that do not apply, folded to one line. */
    closed: { one: '1 way does not fit: see why', other: '{count} ways do not fit: see why' },
    unread: 'Enter a date like 5/14/2021, or the year',
    update: 'Update the answer',
    /** Below the questions of the plan. */
    updatePlan: 'Update my plan',
    updated: 'Updated.',
  },
  now: {
    /** If the law's file names no form. */
    noForm: 'ask the clerk which one. If there is none, ask how to file a motion',
    /** The paper of the page on court papers, and where it is; `{site}` is an address. */
    ourPaper: 'a paper that we fill in with you',
    fillIn: '{form} (fill it in free at {site})',
    papers: 'Bring',
    clerk: 'Ask the clerk',
    court: 'Court and cost',
    fee: 'Ask what it costs, and how to ask for a fee waiver if you can’t pay.',
    disclosure: 'If someone asks “Have you been evicted?”',
    /** Also used if there is a rule whose check is outdated. */
    noDisclosure: 'We can name no rule in {state} on what you may answer. Ask legal aid before you say “no”.',
    visit: 'What to bring, what to ask the clerk',
  },
  /** To the page about the next home. */
  rent: 'Rent with this on your record: the steps, and a file to bring',
  letters: {
    heading: 'Letters and a call',
    introduction: 'Edit the letters here. We send and keep nothing.',
    choose: 'Which one?',
    text: 'Your text',
    brackets: 'Fill in what stands in [brackets].',
    print: 'Print the letter',
    copy: 'Copy the letter',
    reset: 'Start this one again',
    /** Not "your answers", because the law may have changed instead. */
    outOfDate: 'Your plan has changed since you edited this text. Check what it says, or start it again.',
  },
  carry: {
    print: 'Print my plan',
    copy: 'Copy my plan as text',
    copied: 'Copied.',
    copyFailed: 'Could not copy. Please copy it by hand.',
    title: 'My plan',
    again: 'Look at this again on {dates}, with the free check of {site}.',
    made: 'Made on {date} with {site}. Information, not legal advice.',
    answer: 'Answer',
    when: 'When',
    answered: '{place}, filed {filed}: {answer}',
    list: 'Other sites may say “{answer}”. {why}',
    help: 'Call for help',
    caseNumber: 'Case number: ____________________',
  },
} as const;

/** The words of the dates, the two periods and the cautions. */
export const PLAN_WHEN_COPY = {
  openNow: {
    now: 'This may be open to you now.',
    done: 'The court had until {date}. It should be done.',
    since: 'This may be open to you since {date}.',
    lowerBound: 'This may be open to you now. It was not before {date}.',
  },
  onlyIf: 'Only if:',
  onlyTheCourt: 'Only the court decides. These dates are our best reading of the law, not a promise.',
  /** Precedes what is wrong with that answer. */
  check: 'Check your answer to “{question}”',
  conflict: {
    'in-the-future': 'This date is still to come.',
    'before-filing': 'This date is before the filing. Look at both again.',
    'after-filing': 'This date is after the filing. Look at both again.',
    'before-the-end': 'This date is before the case ended. Look at both again.',
    'not-paid': 'You also said that it is not paid in full. Look at both again.',
    'not-settled': 'You also said that the case was not settled. Look at both again.',
    'too-young-to-expire': 'By the dates you gave, the judgment is too young to have expired.',
  } satisfies Record<DateConflict, string>,
  closed: {
    outcome: 'It is for cases that ended in another way.',
    'another-court': 'It is for a court in {county}, and your case was in another county.',
    filed: 'It is for cases filed at another time.',
    claim: 'It is for rent that came due at another time.',
    ended: 'It is for cases that ended at another time.',
    grounds: 'It is for cases with another reason.',
    'only-without-money-judgment': 'It is for cases with no money judgment.',
    'only-with-money-judgment': 'It is for cases with a money judgment.',
    unpaid: 'It opens once the judgment is paid.',
    'debt-ended':
      'We do not know if it covers a judgment that was wiped out, was settled otherwise or has expired. Ask legal aid before you pay.',
    paid: 'It is for cases that were not paid.',
    'judgment-too-soon': 'The judgment came too soon after the filing.',
    answer: 'It is for cases with another answer in this plan.',
  } satisfies Record<Mismatch, string>,
  /** Instead of `closed.filed`, where the law names the first day of filing, or the day before which a case was filed. */
  filed: {
    before: 'It is for cases filed since {date}, and yours was filed before.',
    after: 'It is for cases filed before {date}, and yours was filed later.',
  },
  /** Follows on a remedy that opens once a judgment is paid, where it can expire. */
  expires: 'It also opens once the judgment has expired, on {date} at the earliest.',
  questions: {
    ended: 'When did the case end?',
    paid: 'When did you pay in full?',
    'settlement-kept': 'When did you do the last thing you agreed to?',
    claim: 'When did the unpaid rent come due?',
    'answer-filed': 'When did you file your answer (tenant’s affidavit)?',
    'last-request': 'When did you last ask to seal another case under this law?',
    'latest-case': 'When was your latest other eviction case?',
  } satisfies Record<FurtherDate, string>,
  /** Where the day stands, below its question. */
  where: {
    ended: 'The last court paper has the day. Month and year are enough: May 2019.',
    paid: 'Your receipt or bank has the day. Month and year are enough: May 2019.',
    'settlement-kept': 'Your agreement says what was last. Month and year are enough: May 2019.',
    claim: 'The landlord’s complaint says it. Month and year are enough: May 2019.',
    'answer-filed': 'The stamp on your copy has the day, like 5/14/2021.',
    'last-request': 'Your copy of that request has the day. Month and year are enough: May 2019.',
    'latest-case': 'The day of the judgment, or of the filing if there was none. Month and year are enough.',
  } satisfies Record<FurtherDate, string>,
  /** Questions with the answers yes, no and "I don’t know". */
  asks: {
    /** Above the questions that the answer above does not ask. */
    more: { one: 'One more question', other: '{count} more questions' },
    hint: 'Your court papers or the clerk can tell you.',
    options: { yes: 'Yes', no: 'No', unknown: 'I don’t know' },
    questions: {
      trial: 'Was there a trial?',
      'all-defendants': 'Did the landlord win against everyone named in the case?',
      nonsuit: 'Did the landlord drop the case (a nonsuit)?',
      redeemed: 'Did you pay before the eviction and stay?',
      extended: 'Did the landlord extend the judgment (a certificate of extension)?',
      survivor: 'Did you survive violence at home, stalking or sexual abuse?',
      foreclosure: 'Was the home in foreclosure?',
      satisfaction: 'Does the court’s file show that the judgment is paid?',
      hardship: 'Did a lack of money keep you from paying?',
      'survivor-paper':
        'Do you have one of these: a police report, a protection order, your sworn statement or a helper’s letter?',
      'other-case': 'Was there another eviction case against you in this state?',
      'other-judgment': 'Was there another eviction case against you that the landlord won?',
      'also-rent': 'Did the landlord sue over unpaid rent, too?',
      'also-fault': 'Did the landlord sue over a broken rule, damage or a crime, too?',
      'on-motion': 'Was the case dismissed because somebody asked the judge to?',
      'no-prosecution': 'Was the case dismissed because nobody moved it for five years?',
      'minor-named': 'Was the case dismissed because it named a child?',
    } satisfies Record<CaseQuestion, string>,
    debt: {
      question: 'Is it over in another way?',
      options: {
        paid: 'Paid, not on file',
        discharged: 'Bankruptcy',
        agreed: 'Other agreement',
        expired: 'Too old',
        none: 'No',
      } satisfies Record<DebtAnswer, string>,
    },
  },
  settlement: {
    question: 'How did the settlement end in court?',
    hint: 'The last court paper says it.',
    options: {
      dismissed: 'The case was dismissed or withdrawn',
      judgment: 'A judgment was entered',
      unknown: 'I don’t know',
    } satisfies Record<SettlementAnswer, string>,
  },
  cautions: {
    'open-or-appealed':
      'Your case is still open, or one side has appealed. An appeal can open a sealed case again.',
    'money-owed': 'The judgment is not paid in full. Ask before you pay or promise to pay.',
    'others-named': 'Other people are named in the case.',
    immigration: 'You are not a U.S. citizen. A court paper may affect you.',
  } satisfies Record<Caution, string>,
  papers: {
    identity: 'Your photo ID',
    'case-papers': 'Your court papers, or the case number',
    'proof-of-payment': 'Proof of what you paid',
    agreement: 'Your agreement, and proof that you kept it',
    denial: 'Letters from landlords who turned you down',
  } satisfies Record<Paper, string>,
  clerk: [
    'Is my case open to the public, or is it sealed?',
    'What day was it filed, and what day did it end?',
    'Does the file show a money judgment? Is it marked as paid?',
    'Which form do I need, and what does it cost?',
    'How do I ask for a fee waiver?',
  ],
} as const;

/** The reporting limit of screening companies (15 U.S.C. § 1681c), and what it does and does not mean. */
export const REPORTING_COPY = {
  heading: 'On screening reports',
  checkFiling: 'Check the date of the filing.',
  from: {
    filing: 'Seven years from the filing.',
    judgment: 'Seven years from the judgment.',
    /** Of a settlement that may have been made a judgment. */
    either: 'Seven years from the filing, or from the judgment if your deal was made one.',
  },
  settlement: 'If your deal was made a court judgment, the time runs from that day.',
  /**
   * `{month}` is a month and a year, because the law says "more than seven years". Flat only where nothing is left to
   * enforce: the law adds "or until the governing statute of limitations has expired".
   */
  until: {
    ends: 'Reports may show it until at least {month}.',
    ended: 'It should have come off your reports in {month}. Still there? Dispute it.',
    mayEnd: 'Reports may show it until at least {month}, longer if the deal became a judgment.',
    mayHaveEnded: 'It should have come off your reports in {month}, unless the deal became a judgment.',
    judgment: 'Reports may generally show a judgment for seven years from its day.',
    judgmentFrom: 'Reports may show it for seven years from the judgment: until at least {month}.',
    /** An unpaid judgment. */
    openEnds: 'Reports may show it until at least {month}, longer while the judgment can still be enforced.',
    openEnded: 'Usually off reports since {month}, but not while the judgment can still be enforced.',
    openJudgment: 'Usually seven years from the judgment; longer while it can still be enforced.',
    hidden: 'Hidden by the court? Then ask to have it taken off now.',
    checkFiling: 'Reports may show it for seven years from the filing. Check that date.',
  },
  means: [
    'It may be longer in some states.',
    'It does not erase the court record. A landlord can still look there.',
  ],
  citation: '15 U.S.C. §\u00A01681c(a)',
  /** If the state has limits of its own. */
  state: {
    limit: '{state} has a limit of its own: {title}.',
    preemption:
      'A federal agency said in October 2025 that federal law overrides many state laws on reports. So a screening firm might not follow a state limit. Courts decide. Limits on landlords are less in doubt.',
    citation: '90 Fed. Reg.\u00A048710',
  },
} as const;

/**
 * Stands in the letters for a court that is not known, as on the rest of the page (COURT_WORDS). Defined here, because
 * Spanish results load the English letters, but not the English words of the law.
 */
export const UNKNOWN_COURT = 'The court named on your summons';

/** Stand in the letters for a contact that was not given. */
export const SENDER_GAPS = {
  name: '[Your name]',
  phone: '[Your phone number]',
  email: '[Your email address]',
} as const;

export const SENDER = ['{name}\n[Your address]\n{phone}\n{email}', '{today}'] as const;
const CLERK = 'The clerk, {court}, {place}';
const CASE = '{court}, {place}, case number [number], filed {filed}';
export const SIGNED = 'Sincerely,\n\n\n{name}';

/** Only the renter can tell whether a rule applies, because the plan summarises it in one sentence. */
const CHECK_THE_RULE = '[Ask legal aid if it fits your case. Cross it out if not.]';

/** Outcome of the case, if it is in the renter's favour. */
const ENDING = [
  { when: 'dismissed', text: 'The case was dismissed.' },
  { when: 'won', text: 'The judge ruled for me.' },
  { when: 'any-ending', text: '[How the case ended, and when.]' },
  { when: 'ended', text: 'It ended on {ended}.' },
  { when: 'paid', text: 'The judgment is paid.' },
] as const;

/**
 * The letters and the telephone script. The renter fills in what is in [brackets]. Each asks for something; none admits
 * a debt or promises to pay, because a signed sentence of that kind can be used in court. Statements of law are from 15
 * U.S.C. §§ 1681c, 1681e(b), 1681i, 1681j and 1681m.
 */
export const PLAN_LETTERS: Readonly<Record<LetterKind, LetterTemplate>> = {
  dispute: {
    title: 'Letter to a screening company',
    use: 'For a report that is wrong, not complete or too old. Don’t dispute what is right. It is free, and the company usually has 30 days to check. Keep a copy.',
    paragraphs: [
      ...SENDER,
      'By certified mail, return receipt, number [number]',
      '[Name and address of the screening company]',
      'Re: Dispute of report number [number] of [date of the report] (15 U.S.C. § 1681i)',
      'My date of birth: [date]\nWhere I lived before: [addresses]',
      `Your report about me lists this case: ${CASE}.`,
      [
        {
          when: 'sealed-by-law',
          text: 'By law, the public can no longer see this case: {sealingLaw}. Please take it out. [Ask the clerk first. Cross this out if the public can still see the case.]',
        },
      ],
      [
        {
          when: 'too-old',
          text: 'The case is older than seven years. A report generally may not list it (15 U.S.C. § 1681c(a)). Please take it out.',
        },
      ],
      [
        'What is wrong: [the ending or a date is wrong or left out; it does not say “paid”; other; or cross this out].',
        ...ENDING,
      ],
      'The law asks you to take care that a report is as accurate as it can be (15 U.S.C. § 1681e(b)).',
      'Please check this again, free of charge. Fix or delete what is wrong and what you can’t confirm. Tell me how you checked it and whom you asked. Then send me the result and a new copy of my report.',
      'I enclose: [copies of my ID, of the report, and of court papers that show what is right]',
      SIGNED,
    ],
  },
  denial: {
    title: 'Letter after you were turned down',
    use: 'For the landlord who said no or asked for more money, or for the company that made the report. Keep a copy.',
    paragraphs: [
      ...SENDER,
      '[Name and address of the landlord or the screening company]',
      'Re: My application for [address], turned down on [date] (15 U.S.C. § 1681m)',
      '[Keep the part that fits, and cross out the other.]',
      'To the landlord: was a report about me part of the reason? If so, please tell me in writing, and name the company that made it (15 U.S.C. § 1681m(a)).',
      [
        {
          when: 'denial-rule',
          text: `To the landlord: this is the law where the home is. {denialRule} The law: {denialLaw}. Please tell me in writing how you followed it. ${CHECK_THE_RULE}`,
        },
      ],
      'To the company: please send me my report. It is free, because I was turned down less than 60 days ago (15 U.S.C. § 1681j(b)).',
      'Please reply by [date].',
      SIGNED,
    ],
  },
  clerk: {
    title: 'Letter to the court clerk',
    use: 'It gets you a written answer that you can show. Ask first what a copy costs.',
    paragraphs: [
      ...SENDER,
      CLERK,
      'Re: Case number [number], filed {filed}',
      [
        {
          when: 'court-seals',
          text: 'Please confirm in writing that the case is sealed, expunged or closed to the public under {sealingLaw}. If the public can still see it, please tell me how to get that fixed.',
        },
      ],
      [
        {
          when: 'off-website',
          text: 'Please confirm in writing that the case is off the court’s website under {websiteLaw}. If it is still there, please tell me how to get that fixed.',
        },
      ],
      [
        {
          when: 'new-law',
          text: 'Please tell me in writing if {newLaw} covers this case, from when on, and which form it needs.',
        },
      ],
      [
        {
          when: 'may-be-closed',
          text: 'Please tell me in writing if the case is sealed, closed or off the court’s website.',
        },
      ],
      'Please send me a copy of the docket, the list of what was filed in the case. I need the day it was filed, how it ended, and the day it ended.',
      'Please tell me what it costs, and how to ask for a fee waiver.',
      SIGNED,
    ],
  },
  landlord: {
    title: 'Letter to your old landlord',
    use: 'Ask legal aid before you send this. Then send it to the landlord or the landlord’s lawyer. Keep a copy.',
    paragraphs: [
      ...SENDER,
      '[Name and address of the landlord]',
      `Re: ${CASE}`,
      [
        {
          when: 'paid',
          text: 'The judgment was paid in full on [date]. Please file a paper with the court that says so (a satisfaction of judgment), and send me a copy.',
        },
      ],
      [
        {
          when: 'unpaid',
          text: 'Please send a payoff statement for the judgment, if one is still enforceable. This is not an admission or a promise to pay.',
        },
      ],
      [
        {
          when: 'agreement',
          text: 'Please sign a paper with me, so that the court can seal or limit the record. The law: {agreementLaw}. I will bring the paper and file it.',
        },
      ],
      'This record makes it hard for me to rent a home. Please reply by [date].',
      SIGNED,
    ],
  },
  satisfaction: {
    title: 'Letter to the court that the judgment is paid',
    use: 'For a court file that does not show that you paid. Ask the clerk if there is a form for it.',
    paragraphs: [
      ...SENDER,
      CLERK,
      'Re: Case number [number], filed {filed}',
      'The judgment in this case was paid in full on [date]. Please record in the file that it is satisfied.',
      'I enclose: [copies of receipts, bank records, or a letter from the landlord]',
      'If I must file a form or ask the judge first, please tell me which form it is, or how to ask. When it is done, please send me a copy that shows it.',
      SIGNED,
    ],
  },
  explanation: {
    title: 'Note to a new landlord',
    use: 'Hand it in only if the case may show up. Is the case sealed? Then ask legal aid first: you may not need it.',
    paragraphs: [
      ...SENDER,
      '[Name of the landlord]',
      'Re: My application for [address]',
      [`A search may show an eviction case from my past: ${CASE}.`, ...ENDING],
      'What happened: [one or two sentences]',
      'Since then: [your job, your rent paid on time, what has changed]',
      'You can call these people about me: [a boss, a landlord, a case worker]',
      'Please look at all of this, and call me if you have a question.',
      SIGNED,
    ],
  },
  call: {
    title: 'What to say on the phone',
    use: 'For the clerk or legal aid. Answer what they ask, and say no more than that about money. Write down who you spoke with, and when.',
    paragraphs: [
      `“Hello, my name is {name}. I am calling about a court case: ${CASE}.”`,
      '“Can the record be sealed?”',
      ...PLAN_WHEN_COPY.clerk.map((question) => `“${question}”`),
      '“Who can help me for free with the papers?”',
      'I spoke with: [name]\nOn: [date]\nThey said:',
    ],
  },
};
