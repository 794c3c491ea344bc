import { CREDIT_REPORT_TRIAL, SEALING_SERVICE, START_FEE } from '#config/offer.ts';
import { SITE } from '#config/site.ts';

import { ADULTS, CLAIMS, COURT_COSTS, REFUND, SUCCESS_FEE, TIMING } from './offer.ts';

/** The words of /about. */
export const ABOUT_COPY = {
  hero: {
    heading: 'Everybody needs',
    stroke: 'a door that locks',
    lede: `${SITE.name} helps people with an eviction, a broken lease, bad credit or a record to rent again. We have done it since ${SITE.foundedYear}.`,
  },
  mission: {
    heading: 'Why we do this',
    paragraphs: [
      'An eviction case takes a morning in court. It can follow you for seven years and longer, even when you won, even when it was thrown out. Landlords often see one line on a screening report, with no room for what happened.',
      'We think people are more than that line. So we do two things. We help you find out whether the record can be sealed, because in some states the law says it can. And we help you rent now, with an application that tells the whole story and a partner who stands behind it.',
      'We do not promise miracles. Some landlords will say no, and only a court can seal a record. What we promise is that you will know where you stand, what it costs and what comes next.',
    ],
  },
  features: [
    {
      icon: 'scales',
      title: 'The law, in plain words',
      text: 'For every state we say what the law is, where it stands and when we last looked. Where we found no law, we say that.',
    },
    {
      icon: 'wallet',
      title: 'One fee to start, one after approval',
      text: `${START_FEE.shown} opens a case. After that there is only ${SUCCESS_FEE}.`,
    },
    {
      icon: 'home',
      title: 'Your choice of home',
      text: 'No list of leftovers. You choose the place, we prepare the application for it.',
    },
    {
      icon: 'phone',
      title: 'People who answer',
      text: 'You can call, and a person picks up. If we do not know, we find out and call you back.',
    },
  ],
  money: {
    heading: 'Who pays us',
    items: [
      { who: 'You', text: `${START_FEE.shown} at the start, then ${SUCCESS_FEE}.` },
      {
        who: 'Partners, sometimes',
        text: `If you take the deposit loan, the ${CREDIT_REPORT_TRIAL.shown} credit report trial or the ${SEALING_SERVICE.shown} sealing service, the company behind it may pay us for sending you.`,
      },
      {
        who: 'Never landlords',
        text: 'Nor screening companies. We sell them nothing, least of all your answers.',
      },
    ],
  },
  team: {
    heading: 'Our full team',
    lede: 'Small on purpose: the person who reads your file is the person who calls you.',
  },
} as const;

/** The words of /how-it-works. */
export const HOW_IT_WORKS_COPY = {
  hero: {
    heading: 'From “denied” to keys,',
    stroke: 'step by step',
    lede: `Typically ${TIMING.approvalSpoken} to an approval, and ${TIMING.moveInSpoken} more to move in. Here is what happens in between, and what each part costs.`,
  },
  partnership: {
    heading: 'The credit partnership',
    lede: 'Most denials are automatic. A number is too low or a line is on a report, and nobody reads further. A partnership makes them read further.',
    we: {
      heading: 'What we do',
      items: [
        'Match your application with a credit partner',
        'Check your identity, income and rental history once, properly',
        'Write down what happened, with papers that show it',
        'Talk to the landlord before the screening report does',
      ],
    },
    you: {
      heading: 'Your advantage',
      items: [
        'No cosigner to find',
        'Your own name on the lease',
        'Any property you choose, in any state',
        'One price, in writing, before you agree to it',
      ],
    },
  },
  steps: {
    heading: 'Six steps',
    items: [
      {
        title: 'Check where you stand',
        text: 'The free check shows whether an eviction can be sealed. No credit pull, no account.',
        when: '1 minute · free',
      },
      {
        title: 'Start your case',
        text: `Tell us what happened. ${START_FEE.shown} opens the case for ${ADULTS}.`,
        when: `10 minutes · ${START_FEE.shown}`,
      },
      {
        title: 'See your own report',
        text: `Our partner shows your credit report for ${CREDIT_REPORT_TRIAL.shown}. We mark what is wrong, and you dispute it at no charge.`,
        when: `1 day · ${CREDIT_REPORT_TRIAL.shown}`,
      },
      {
        title: 'Get verified',
        text: 'We check your papers and give your file its RIN. A credit partner joins your application.',
        when: '2 to 5 days',
      },
      {
        title: 'Choose a property',
        text: 'Find the place you want. We prepare the application and speak with the landlord.',
        when: `Approval in ${TIMING.approvalSpoken}, typically`,
      },
      {
        title: 'Sign and move in',
        text: 'Your name on the lease, your keys in your hand.',
        when: `${TIMING.moveInSpoken} after approval`,
      },
    ],
  },
  rin: {
    heading: 'What a RIN is for',
    paragraphs: [
      'RIN stands for Renter’s Identification Number. It is the number of your verified file with us. A landlord who has it can call and ask: is this person who they say they are, do they earn what they say, and what is behind that old case?',
      'It is not a government number and not a credit profile. On every application you use your own name and Social Security number; the RIN goes with it, as a reference.',
    ],
  },
  costs: {
    heading: 'What it costs, and when',
    columns: ['When', 'What', 'How much'],
    rows: [
      ['Today', 'The eligibility check', 'Free'],
      ['When you start', `Opening your case, ${ADULTS}`, START_FEE.shown],
      ['If you want it', 'Credit report trial by a partner', CREDIT_REPORT_TRIAL.exact],
      ['After you are approved', 'Our fee, based on the result', 'In writing before you start'],
      ['When you move in', 'Rent and deposit, to the landlord', 'As in your lease'],
    ],
    refund: REFUND.full,
  },
  limits: {
    heading: 'What nobody can promise',
    items: [
      'That a certain landlord says yes. They decide, and they must follow the law when they do.',
      'That a record is sealed. Only a court decides that.',
      'A date. The times here are typical, not guaranteed.',
    ],
  },
} as const;

/** The words of /services. */
export const SERVICES_COPY = {
  hero: {
    heading: 'Help for the part that',
    stroke: 'comes before the keys',
    lede: 'A partner behind your application, a verified file to show, and help with what stands in your record.',
    second: 'How it works',
  },
  partnership: {
    heading: 'Credit partnership strategy',
    lede: 'A landlord wants to know one thing: will the rent come? A credit partner answers that for you.',
    is: {
      heading: 'What it is',
      items: [
        'A partner with strong credit who stands behind your application for this one lease',
        'A file that shows your income and rental history next to theirs',
        'Set up by us, so you need to ask no relative and no friend',
      ],
    },
    isNot: {
      heading: 'What it is not',
      items: [
        'Not a cosigner: your name alone is on the lease',
        'Not a loan, and not credit repair: your credit report stays as it is',
        'Not a new identity: you always use your own name and Social Security number',
        'Not a promise: the landlord still decides',
      ],
    },
  },
  rin: {
    heading: 'RIN verification',
    lede: 'Your Renter’s Identification Number is the number of a file that has been checked once, so you need not start over at every office.',
    benefits: [
      {
        icon: 'document',
        title: 'One file',
        text: 'Identity, income and rental history, checked and in order.',
      },
      { icon: 'clock', title: 'Faster answers', text: 'A landlord calls one number instead of five.' },
      {
        icon: 'people',
        title: 'The whole story',
        text: 'What happened, what changed since, and who can confirm it.',
      },
      {
        icon: 'lock',
        title: 'Yours to share',
        text: 'Nobody sees the file unless you give them the number.',
      },
    ],
    warning:
      'A RIN never takes the place of a Social Security number. If anyone offers you a number to use instead of yours, walk away: using it on an application is a crime.',
  },
  eviction: {
    heading: 'Eviction assistance',
    paragraphs: [
      'First we look at the record itself. Was the case dismissed, won or settled? Was the judgment paid? Is it older than the seven years that screening companies may generally report? Each of these opens a different way.',
      `In some states the court seals cases on its own, free. In many we found no law that seals them at all. Where you have to ask the court, you can file on your own; our check shows the steps. If you would rather have it done, a partner company prepares and files the papers for a flat ${SEALING_SERVICE.shown}. ${COURT_COSTS}`,
      'If sealing is not possible, we help you with what is: a letter that explains the case, an agreement with the old landlord, a dispute of what a report gets wrong.',
    ],
  },
  criminal: {
    heading: 'Criminal record support',
    paragraphs: [
      'A record does not end the search. Many landlords look at what it was, how long ago, and what you have done since. We help you say that first, before a report says it for you.',
      'Bring what speaks for you: a letter from an employer, a certificate, a program you finished. We put it in order and talk to the landlord with your consent.',
      'Some states and cities limit when a landlord may ask about a record or refuse over it. If we think you were turned away unlawfully, we tell you who can help, free of charge.',
    ],
  },
} as const;

/** A short reason to trust the company (product §3, "Trust badge"). */
export interface TrustBadge {
  readonly icon: 'shield' | 'refresh' | 'calendar' | 'people' | 'lock' | 'clock' | 'star' | 'wallet';
  readonly highlight: string;
  readonly text: string;
  /** Explanation, shown as a tooltip. */
  readonly note?: string;
  readonly sample?: boolean;
}

/** The four badges that are always shown. */
export const TRUST_BADGES: readonly TrustBadge[] = [
  { icon: 'refresh', highlight: '100%', text: 'money-back guarantee', note: REFUND.short },
  {
    icon: 'calendar',
    highlight: CLAIMS.years.figure,
    text: `of service, since ${SITE.foundedYear}`,
    sample: CLAIMS.years.sample,
  },
  {
    icon: 'shield',
    highlight: `BBB ${CLAIMS.rating.figure}`,
    text: 'rated business',
    sample: CLAIMS.rating.sample,
    note: 'The Better Business Bureau rates how a company treats the people who pay it.',
  },
  {
    icon: 'people',
    highlight: CLAIMS.families.figure,
    text: CLAIMS.families.label,
    sample: CLAIMS.families.sample,
  },
];

/** Four more for where there is room (product §2, "Trust badge strip"). */
export const MORE_TRUST_BADGES: readonly TrustBadge[] = [
  {
    icon: 'lock',
    highlight: CLAIMS.encryption.figure,
    text: CLAIMS.encryption.label,
    sample: CLAIMS.encryption.sample,
    note: 'What you send is scrambled on its way, so that nobody in between can read it.',
  },
  {
    icon: 'clock',
    highlight: CLAIMS.support.figure,
    text: CLAIMS.support.label,
    sample: CLAIMS.support.sample,
  },
  {
    icon: 'star',
    highlight: CLAIMS.approvalsThisWeek.figure,
    text: CLAIMS.approvalsThisWeek.label,
    sample: CLAIMS.approvalsThisWeek.sample,
  },
  { icon: 'wallet', highlight: START_FEE.shown, text: `covers ${ADULTS}` },
];
