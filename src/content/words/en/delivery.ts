/** The words of the honeypot. */
export const HONEYPOT_COPY = {
  label: 'Leave this box empty',
  filledIn: {
    heading: 'Please send it once more',
    body: 'Your browser filled in a hidden box that only programs fill in, so we stopped. The box is empty again, and what you typed is still here.',
  },
} as const;

/** Questions about an answer that is probably not what was meant (domain/check/suggestions.ts). */
export const DOUBT_COPY = {
  meant: 'Did you mean {value}?',
  take: 'Yes, use it',
  sure: 'Is this number right? If it is, go on.',
  readings: 'Which day do you mean?',
  county: {
    town: '{town} is in {county}. Is that the one on your papers?',
    towns: '{town} is in {counties}. Which one is on your papers?',
    namesake: '{town} is in {county}, and there is also {other}. Which one is on your papers?',
    'two-courts':
      'A city and a county have this name, and each has a court of its own. Which one is on your papers?',
    former: 'The courts go by another name. Which one is on your papers?',
  },
} as const;

/** Texts around the server's error message. */
export const SERVER_NOTE_COPY = {
  /** Shown under a result that could not be saved; `{detail}` is the server's message. */
  unsaved: 'Your answers are not saved yet. {detail}',
  /** Request id, by which support finds the request in the log. */
  reference: 'Reference: {reference}',
} as const;

/** Texts of the error boundary (product §2, the fallback error page). */
export const ISLAND_FALLBACK_COPY = {
  heading: 'Unexpected Application Error!',
  body: 'Something went wrong on our side. Reload the page to try again, or call us:',
  reload: 'Reload the page',
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
