import type { SearchCost } from '#domain/law/court-services.ts';

/** What to do next in a place or a state, in the order in which a renter needs it. */
export const HERE_NEXT_COPY = {
  heading: 'What to do here next',
  lookUp: {
    title: 'Look up your own case.',
    text: 'See what a landlord sees.',
    /** Where no official search is known well enough. */
    clerk: 'We know no search here that we could confirm. Ask the court’s clerk for your case.',
    cost: {
      free: 'Free.',
      account: 'Free with an account.',
      fee: 'It costs a fee; ask the clerk for a free look.',
      own: 'Free for your own cases.',
      mixed: 'Some searches cost money.',
    } satisfies Record<SearchCost, string>,
    caution: 'Nothing found is no proof: sealed and old cases do not show.',
  },
  papers: {
    title: 'Court papers just came?',
    otherwise: 'The day is on your papers. Ask the clerk today.',
    link: 'Case still open: what to do',
  },
  missed: {
    title: 'Missed your court date?',
    text: 'Ask the court today; a lockout can come in days.',
    link: 'What to ask for',
  },
  reminder: {
    title: 'A reminder by the court.',
    caution: 'A missing reminder is no excuse. Write the date down.',
  },
  housing: {
    title: 'Housing authority.',
    text: 'Vouchers and public housing. Ask whether the list is open.',
    /** After the number of an office that only HUD's list gives. */
    listed: 'The office’s number in HUD’s list.',
    list: 'HUD’s list for {state}',
  },
  court: {
    title: 'The court’s address.',
  },
} as const;
