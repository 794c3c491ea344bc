import { SEARCH_COST_WORDS } from './deeds.ts';

/** What to do next in a place or a state, in the order in which a renter needs it. */
export const HERE_NEXT_COPY = {
  heading: 'What to do here next',
  lookUp: {
    title: 'Look up your own case.',
    /** Where no official search is known well enough. */
    clerk: 'Ask the court’s clerk.',
    cost: SEARCH_COST_WORDS,
    caution: 'Sealed and old cases do not show.',
  },
  papers: {
    title: 'Court papers just came, or date missed?',
    text: 'A lockout can come in days.',
    link: 'Get help today',
  },
  housing: {
    title: 'Housing authority.',
    /** Of one that is not the town’s own. */
    officeIn: '{name} has an office in {place}.',
    /** Below the number of an authority. */
    ask: 'Ask whether the waiting list is open.',
    list: 'HUD’s list for {state}',
  },
  court: {
    title: 'The court’s address.',
  },
} as const;
