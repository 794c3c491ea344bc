/** Words around what the server said of a call that it did not carry out. */
export const SERVER_NOTE_COPY = {
  /** Under a result that could not be saved: what the server said stands between. */
  unsaved: (detail: string) => `Your answers are not saved yet. ${detail} What you see here stays right.`,
  /** By this number the call is found in the log. */
  reference: (reference: string) => `Reference: ${reference}`,
} as const;
