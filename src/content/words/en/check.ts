/**
 * The words of the eligibility check that the specification leaves open. Texts that it gives word for word (messages,
 * banners, options) live with their rules in the domain.
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
  fields: {
    fullName: { label: 'Full name' },
    email: { label: 'Email address' },
    phone: { label: 'Phone number', hint: 'With the area code.' },
    state: { label: 'State where the case was filed', placeholder: 'Choose a state' },
    county: { label: 'County', hint: 'Pick it from the list or type it. It helps us find your court.' },
    filingDate: {
      label: 'Date the case was filed',
      hint: 'It is on the first page of the court papers. Your best guess is fine.',
    },
    outcome: { label: 'How did the case end?' },
    paymentStatus: {
      label: 'Was the judgment paid?',
      hint: 'A money judgment is the amount the court said you owe.',
    },
    reason: { label: 'Reason for the eviction', placeholder: 'Choose a reason' },
    details: {
      label: 'Anything else we should know?',
      hint: 'For example an appeal, or an agreement with the landlord.',
    },
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
