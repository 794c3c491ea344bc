/** Words of the box that people never see and that programs fill in. */
export const HONEYPOT_COPY = {
  label: 'Leave this box empty',
  filledIn: {
    heading: 'Please send it once more',
    body: 'Your browser filled in a hidden box that only programs fill in, so we stopped. The box is empty again, and what you typed is still here.',
  },
} as const;

/** Words around what the server said of a call that it did not carry out. */
export const SERVER_NOTE_COPY = {
  /** Under a result that could not be saved: the server's message is in between. */
  unsaved: 'Your answers are not saved yet. {detail} What you see here stays right.',
  /** By this number the call is found in the log. */
  reference: 'Reference: {reference}',
} as const;
