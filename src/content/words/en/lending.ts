import { CREDIT_REPORT_TRIAL, DEPOSIT_LOAN } from '~/config/offer.ts';

/** The words of the deposit loan and the credit report. */
export const LENDING_COPY = {
  heading: 'Help with the money part',
  lede: 'A deposit and a surprise on a credit report are what stop most moves. Both can be looked at before you apply.',
  loan: {
    title: 'Security deposit loan',
    text: `Borrow ${DEPOSIT_LOAN.minimumShown} to ${DEPOSIT_LOAN.maximumShown} for your deposit through a lending network, and pay it back over time.`,
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
