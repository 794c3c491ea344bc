/** The words around a state's law, court and helpers. Apart from the form's, because they travel later. */
export const LAW_DETAILS_COPY = {
  /** The way to the state's plan as a page. */
  everyPath: (state: string) => `Every path of the law in ${state}, on a page to read or print`,
  help: {
    heading: 'Get help with your case',
    call: (phone: string) => `Call the sealing team: ${phone}`,
  },
  legalHelp: {
    introduction: 'Independent services. None of them works for us or pays to be listed.',
  },
  /** Until the renter's plan is there, and if it does not come. */
  plan: {
    loading: 'Making your plan…',
    failed: 'We could not load your plan. Your answer above still stands.',
    retry: 'Try again',
  },
} as const;
