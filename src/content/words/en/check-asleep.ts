/** Texts shown around the check before hydration or without scripts. */
export const CHECK_ASLEEP_COPY = {
  loading: 'One moment: the check is still loading. If nothing happens, reload the page or call us.',
  /** Contains two links: to the plans and to the telephone number. */
  withoutScripts: {
    start: 'The check needs JavaScript, which this browser does not run.',
    plans: 'Find your state’s plan',
    or: 'instead, or',
    call: 'call {phone}',
    end: 'and we ask you the same questions.',
  },
} as const;
