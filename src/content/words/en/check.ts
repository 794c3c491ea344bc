/**
 * The words around the eligibility check that the specification leaves open. Its form's are in forms.ts.
 */
export const ELIGIBILITY_CHECK_COPY = {
  form: {
    aboutYou: 'About you',
    theCase: 'Where and when',
    theEnd: 'How it ended',
    privacy: 'Free. No credit pull. We never share your answers with landlords or screening companies.',
    information: 'General information, not legal advice. Using the check does not make us your lawyer.',
    submit: 'Check My Eligibility',
    /** The button while the answer is on its way (specification §4). */
    submitting: 'Checking...',
  },
  result: {
    back: 'Change my answers',
    another: 'Check Another Case',
    saving: 'Saving your answers…',
    saved: 'Your answers are saved.',
    unsaved:
      'Your answers are not saved yet. We try again when your connection is back. What you see here stays right.',
    retrySave: 'Try saving again',
    callNow: (phone: string) => `Call ${phone}`,
  },
  promotion: {
    sealing: {
      heading: 'Want someone to do the paperwork?',
      body: (fee: string, attorneys: string) =>
        `Our partner company prepares and files the request for a flat ${fee}. Court costs are extra. Local attorneys often charge ${attorneys}.`,
      choice: 'It is a paid service. You can also file on your own: the steps are below.',
    },
    alternatives: {
      heading: 'Let us look for another way',
      body: () =>
        'A specialist goes through your case with you and looks at what else can be done, from an agreement with the old landlord to a home that accepts your record.',
      choice: 'The phone consultation is free.',
    },
  },
  law: {
    loading: (state: string) => `Loading the law of ${state}…`,
    failed: (state: string) => `We could not load the law of ${state}. Your answer above still stands.`,
    retry: 'Try again',
  },
} as const;

/** Said by the page around the check, before its script is awake or where it never will be. */
export const CHECK_ASLEEP_COPY = {
  loading: 'One moment: the check is still loading. If nothing happens, reload the page or call us.',
  /** With two links in it: to the plans, and to the phone. */
  withoutScripts: {
    start: 'The check needs JavaScript, which this browser does not run.',
    plans: 'Find your state’s plan',
    or: 'instead, or',
    call: (phone: string) => `call ${phone}`,
    end: 'and we ask you the same questions.',
  },
} as const;
