/** The words of the honeypot. */
export const HONEYPOT_COPY = {
  label: 'Leave this box empty',
  filledIn: {
    heading: 'Please send it once more',
    body: 'Your browser filled in a hidden box that only programs fill in, so we stopped. The box is empty again, and what you typed is still here.',
  },
} as const;

/** Questions about an answer that is probably not what was meant (domain/check/suggestions.ts). */
export const SUGGESTION_COPY = {
  meant: 'Did you mean {value}?',
  take: 'Yes, use it',
  sure: 'Is this number right? If it is, go on.',
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
