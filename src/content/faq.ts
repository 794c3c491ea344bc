import {
  CLAIMS,
  CREDIT_REPORT_TRIAL,
  REFUND,
  SEALING_SERVICE,
  START_FEE,
  SUCCESS_FEE,
  TIMING,
} from '~/config/offer.ts';
import { SITE } from '~/config/site.ts';

/** A question with its answer, one paragraph each. */
export interface FaqEntry {
  /** Part of the question's address: `/faq/#how-long`. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

const SCAM: FaqEntry = {
  id: 'is-it-a-scam',
  question: `Is ${SITE.name} a scam?`,
  answer: [
    'It is right to ask. People with an eviction are offered a lot of empty promises. Watch for three things: a large fee before anything happens, pressure to pay today, and nobody who answers the phone.',
    `We charge ${START_FEE.shown} to open your case, then ${SUCCESS_FEE.short}. You get the price in writing first. You can call us before you pay anything, and no one can promise what a landlord or a court decides. We do not either.`,
  ],
};

const WHY_SO_LITTLE: FaqEntry = {
  id: 'why-only-49-95',
  question: `Why only ${START_FEE.shown}?`,
  answer: [
    `Because most of our pay comes after your approval, not before. The ${START_FEE.shown} covers opening your case, reading your file and setting up verification, for ${START_FEE.adultsShown} in the same household.`,
    'If we do our work badly, we earn nothing. That is how it should be.',
  ],
};

const EVICTIONS: FaqEntry = {
  id: 'evictions-and-broken-leases',
  question: 'Do you work with evictions and broken leases?',
  answer: [
    'Yes. Evictions, broken leases, bad credit, bankruptcy, a criminal record or no credit history at all: that is what this service is for.',
    'Tell us about it openly. A landlord who hears it from us first, with the facts around it, reads it differently from one who finds it alone.',
  ],
};

const ANY_PROPERTY: FaqEntry = {
  id: 'any-property',
  question: 'Can I choose any property?',
  answer: [
    'Yes. You do not pick from a list of ours. Find the apartment or house you want, anywhere in the country, and we prepare the application for it.',
    'The landlord still decides. If one says no, you choose the next, and your case stays open.',
  ],
};

const HOW_LONG: FaqEntry = {
  id: 'how-long',
  question: 'How long does approval take?',
  answer: [
    `Typically ${TIMING.approvalSpoken} from the day your case is complete. Most people move in ${TIMING.moveInSpoken} after that.`,
    'What slows it down most often is a missing paper. We send you a short list on the first day.',
  ],
};

const MOVE_IN_COSTS: FaqEntry = {
  id: 'move-in-costs',
  question: 'What will it cost me to move in?',
  answer: [
    'The landlord’s part is the same as for anyone: usually the first month’s rent and a security deposit. Ask for both in writing before you apply.',
    `Our part is the ${START_FEE.shown} you paid at the start, and ${SUCCESS_FEE.short}. If the deposit is the problem, a deposit loan through our lending partner may help. It is a loan, so compare the rate.`,
  ],
};

const CREDIT_SCORE: FaqEntry = {
  id: 'credit-score',
  question: 'What credit score do I need?',
  answer: [
    `There is no minimum. We work with scores as low as the ${CLAIMS.lowestScore.figure}, and with people who have no score at all.`,
    `It helps to know what is on your report. Our partner’s trial costs ${CREDIT_REPORT_TRIAL.shown}. You can also read your reports free at annualcreditreport.com.`,
  ],
};

const REFUNDS: FaqEntry = {
  id: 'money-back',
  question: 'Do I get my money back if it does not work?',
  answer: [REFUND.full],
};

const RIN: FaqEntry = {
  id: 'what-is-a-rin',
  question: 'What is a Renter’s Identification Number?',
  answer: [
    'A RIN is the number of your verified renter file with us. It shows a landlord that your identity, income and rental history have been checked and where to ask about them.',
    'It never replaces your Social Security number, and you must never write it where a form asks for one. Anyone who sells you a number for that is selling you trouble.',
  ],
};

const SEALING: FaqEntry = {
  id: 'sealing-a-record',
  question: 'Can my eviction record be sealed?',
  answer: [
    'In many states, yes, under conditions. It depends on the state, how the case ended, and how much time has passed. Our free check shows what your state’s law says, with its source and the date we last looked.',
    `You can file on your own. If you would rather have it done, a partner company does it for a flat ${SEALING_SERVICE.shown}. ${SEALING_SERVICE.courtCosts} Only a court decides.`,
  ],
};

/** The ten questions of /faq, in order. */
export const FAQ: readonly FaqEntry[] = [
  SCAM,
  WHY_SO_LITTLE,
  EVICTIONS,
  ANY_PROPERTY,
  HOW_LONG,
  MOVE_IN_COSTS,
  CREDIT_SCORE,
  REFUNDS,
  RIN,
  SEALING,
];

/** The six of the home page (specification §2). */
export const HOME_FAQ: readonly FaqEntry[] = FAQ.slice(0, 6);
