/** Questions about the county and the days of a case, where an answer is probably not what was meant. */
export const CASE_QUESTION_COPY = {
  readings: 'Which day do you mean?',
  years: 'Which one is nearest?',
  county: {
    town: '{town} is in {county}. Is that the one on your papers?',
    towns: '{town} is in {counties}. Which one is on your papers?',
    namesake: '{town} is in {county}, and there is also {other}. Which one is on your papers?',
    /** `{other}` is the county that is taken. */
    taken: 'We take this as {other}. Is it the town of {town}, in {county}?',
    'two-courts':
      'A city and a county have this name, and each has a court of its own. Which one is on your papers?',
    former: 'The courts go by another name. Which one is on your papers?',
  },
} as const;

/** What a renter sends to himself, to a helper or to a lawyer: no name, no case number. */
export const SEND_COPY = {
  /** Labels of the buttons, each with what is sent. */
  plan: 'Send my plan',
  page: 'Send this page',
  subject: 'My plan',
  lines: {
    verdict: '{value}',
    when: 'When? {value}',
    next: 'What next? {value}',
    call: 'Whom to call: {value}',
    plan: 'The plan of the state: {value}',
    paper: 'Fill in the paper: {value}',
  },
  made: 'From {site}. Information, not legal advice.',
  sent: {
    copied: 'Your mail program opens with the text. No mail? The text is copied too: paste it anywhere.',
    'not-copied': 'Your mail program opens with the text.',
  },
} as const;
