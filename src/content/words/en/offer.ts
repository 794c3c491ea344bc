import { CLAIMS as FIGURES, CREDIT_REPORT_TRIAL, DEPOSIT_LOAN, START_FEE } from '#config/offer.ts';
import { dollars } from '#domain/shared/amounts.ts';

/** Who the start fee covers. */
export const ADULTS = 'two adults';

/** The fee that is charged only after an approval. */
export const SUCCESS_FEE = 'a fee based on the result, charged only after you are approved';

/** What the partner's record sealing service does not include. */
export const COURT_COSTS = 'Court costs are extra and go to the court.';

/** How long things take. */
export const TIMING = {
  approval: '7–21 days',
  approvalSpoken: '7 to 21 days',
  moveIn: '7–14 days',
  moveInSpoken: '7 to 14 days',
  emailReply: '24 hours',
} as const;

/**
 * The one refund wording (departure D6), which reconciles the guarantee with the terms. FAQ, testimonials and
 * terms quote it.
 */
export const REFUND = {
  short: `If we cannot get you approved, you get your ${START_FEE.shown} back.`,
  full:
    `The ${START_FEE.shown} start fee is not refundable once we have begun to work on your case, except under our ` +
    `money-back guarantee: if we finish our work and cannot get you approved by any landlord, we return 100% of it. ` +
    `If you change your mind before we begin, you get it back as well.`,
} as const;

/** The trust figures of product §1, each with the label below it. */
export const CLAIMS = {
  families: { ...FIGURES.families, label: 'families helped' },
  cities: { ...FIGURES.cities, label: 'cities and towns' },
  successRate: { ...FIGURES.successRate, label: 'success' },
  years: { ...FIGURES.years, label: 'in business, since 2017' },
  approvalsThisWeek: { ...FIGURES.approvalsThisWeek, label: 'approvals this week' },
  support: { ...FIGURES.support, label: 'support for urgent approvals' },
  rating: { ...FIGURES.rating, label: 'BBB rating' },
  lowestScore: { ...FIGURES.lowestScore, label: 'credit scores we work with' },
  encryption: { ...FIGURES.encryption, label: 'SSL encryption' },
  cardSecurity: { ...FIGURES.cardSecurity, label: 'compliant payments' },
  dataRights: { ...FIGURES.dataRights, label: 'compliant data handling' },
} as const;

/** The words of the deposit loan and the credit report. */
export const LENDING_COPY = {
  heading: 'Help with the money part',
  lede: 'A deposit and a surprise on a credit report are what stop most moves. Both can be looked at before you apply.',
  loan: {
    title: 'Security deposit loan',
    text: `Borrow ${dollars(DEPOSIT_LOAN.minimum)} to ${dollars(DEPOSIT_LOAN.maximum)} for your deposit through a lending network, and pay it back over time.`,
    action: 'Apply for Deposit Loan',
    note: 'A referral: the lender decides and sets the rate. We are not a lender, and may be paid for the referral.',
  },
  report: {
    title: `See your credit report for ${CREDIT_REPORT_TRIAL.shown}`,
    text: 'Know what a landlord will see, and dispute what is wrong before you apply.',
    action: `Get my report for ${CREDIT_REPORT_TRIAL.shown}`,
    note: `A trial by a partner company: ${CREDIT_REPORT_TRIAL.exact} to start; it shows what follows before you pay. You can also read your reports free at annualcreditreport.com.`,
  },
} as const;

/** The words of the deposit loan dialog. */
export const LOAN_DIALOG_COPY = {
  heading: 'How much do you need?',
  lede: 'Choose an amount. The lending partner asks for the rest and tells you the rate before you agree to anything.',
  amount: 'Loan amount',
  proceed: 'Continue with the lender',
  close: 'Close',
  note: 'It is a loan with interest, not a grant. Borrow only what the deposit takes.',
} as const;
