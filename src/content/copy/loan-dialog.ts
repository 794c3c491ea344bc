/** The words of the deposit loan dialog. */
export const LOAN_DIALOG_COPY = {
  heading: 'How much do you need?',
  lede: 'Choose an amount. The lending partner asks for the rest and tells you the rate before you agree to anything.',
  amount: 'Loan amount',
  proceed: 'Continue with the lender',
  close: 'Close',
  note: 'It is a loan with interest, not a grant. Borrow only what the deposit takes.',
} as const;
