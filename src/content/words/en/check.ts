/**
 * The words around the eligibility check that the specification leaves open. Its form's are in forms.ts.
 */
export const ELIGIBILITY_CHECK_COPY = {
  form: {
    theCase: 'Where and when',
    theEnd: 'How it ended',
    /** Cases that the four outcomes of specification §3 do not fit: sentences next to that question, not options of it. */
    otherwise: {
      open: {
        question: 'My case is still open',
        lines: [
          'This check is for cases that are over.',
          'Go to every court date, even if you paid or moved out. If you miss one, the landlord can win without you.',
          'Call free legal aid today. They may be able to go with you.',
        ],
        link: { ofState: 'Get free help now in {state}', ofAny: 'Find free help in your state' },
      },
      unknown: {
        question: 'I don’t know how it ended',
        lines: [
          'The clerk of the court can look it up. Have your name and the address of the home ready.',
          'Ask: “How did the case end? Was there a money judgment, and is it paid?”',
          'Then come back here. Your answers stay in this tab.',
        ],
        link: { ofState: 'Find the court in {state}', ofAny: 'Find the court in your state' },
      },
    },
    aboutYou: {
      heading: 'About you',
      why: 'We ask so that our team can look into your case, and only the people who work on it see what you write.',
      rather: 'Would you rather not say?',
      link: {
        ofState: 'See the plan for {state} without giving your name',
        ofAny: 'See your state’s plan without giving your name',
      },
    },
    privacy: 'Free. No credit pull. We never share your answers with landlords or screening companies.',
    information: 'General information, not legal advice. Using the check does not make us your lawyer.',
    submit: 'Check My Eligibility',
    /** The button while the answer is on its way (specification §4). */
    submitting: 'Checking...',
  },
  /** Under form and result alike. */
  memory: {
    stays:
      'Your answers stay in this tab until you close it. On a shared computer, use “Forget my answers”. It does not delete what you have sent us.',
    forget: 'Forget my answers',
    forgotten: 'Done. This tab has forgotten your answers.',
  },
  result: {
    back: 'Change my answers',
    another: 'Check Another Case',
    saving: 'Saving your answers…',
    saved: 'Your answers are saved.',
    unsaved:
      'Your answers are not saved yet. We try again when your connection is back. What you see here stays right.',
    /** Where a server answered: the connection is not to blame. */
    unsavedByServer:
      'Your answers are not saved yet. The problem is on our side, not with your connection. Try again in a few minutes. What you see here stays right.',
    retrySave: 'Try saving again',
    callNow: 'Call our partner:',
  },
  /** Said when the save has ended. Specification §8, word for word, but for `savedWithoutCalls`. */
  notices: {
    saved: {
      title: '✓ Submission Saved',
      description:
        'Your eligibility check has been saved. Our team will review your case and contact you soon.',
    },
    /**
     * For who left the box for calls and texts empty. There the specification's sentence would announce what that person
     * has not agreed to, so this one promises no call.
     */
    savedWithoutCalls: {
      title: '✓ Submission Saved',
      description:
        'Your eligibility check has been saved. You left the box for calls empty, so you call us when you want to talk.',
    },
    failed: {
      title: 'Submission Error',
      description: 'There was an issue saving your information, but you can still see your results.',
    },
  },
  /** The partner's card after a result. Only `sealing` names a price; see domain/plan/finding.ts, mayNamePrice. */
  promotion: {
    sealing: {
      heading: 'Want someone to do the paperwork?',
      body: 'Our partner company prepares and files the request for a flat {fee}. Court costs are extra. Local attorneys often charge {attorneys}.',
      lines: [
        'Nothing may be charged before the work is done (15 U.S.C. § 1679b).',
        'It is a paid service. You can also file on your own: the steps are below.',
      ],
    },
    free: {
      heading: 'The court does this for free',
      body: 'You don’t need to buy what the court does on its own. A specialist at our partner company can go through your case with you.',
      lines: ['Free: what the court does, asking the clerk, and this call.'],
    },
    alternatives: {
      heading: 'Let us look for another way',
      body: 'A specialist at our partner company looks for another way. It may be a deal with the old landlord, or a home that accepts your record.',
      lines: ['Free: this call, asking the clerk, and legal aid if your income is low.'],
    },
  },
  /** Where the finding is said, until it can be drawn. */
  finding: {
    loading: 'One moment: we look up what we found about the law in {state}.',
    /** In place of the finding: the answer above is only the list's. */
    failed:
      'This answer follows the list of waiting periods we began with. We could not load what we found about the law in {state}. Don’t pay anyone for sealing before you have read it.',
    retry: 'Load it again',
  },
  law: {
    loading: 'Loading the law of {state}…',
    failed: 'We could not load the law of {state}. Your answer above still stands.',
    retry: 'Try again',
  },
} as const;
