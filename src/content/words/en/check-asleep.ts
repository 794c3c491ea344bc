/** Said by the page around the check, before its script is awake or where it never will be. */
export const CHECK_ASLEEP_COPY = {
  loading: 'One moment: the check is still loading. If nothing happens, reload the page or call us.',
  /** With two links in it: to the plans, and to the phone. */
  withoutScripts: {
    start: 'The check needs JavaScript, which this browser does not run.',
    plans: 'Find your state’s plan',
    or: 'instead, or',
    call: 'call {phone}',
    end: 'and we ask you the same questions.',
  },
} as const;
