import type { CaseOutcome } from '#domain/check/case-facts.ts';
import type { EligibilityMessages, ResultBannerWords } from '#domain/check/list-answer.ts';
import type { Door } from '#domain/plan/doors.ts';

import { CIRCUMSTANCE_LABELS } from './forms.ts';

/** The words of the eligibility check that the specification does not fix. Those of its form are in forms.ts. */
export const ELIGIBILITY_CHECK_COPY = {
  form: {
    /** The steps of domain/check/form.ts, in their order. */
    steps: [
      { heading: 'Where and when', left: 'about 1 minute', note: 'Three answers', next: '' },
      {
        heading: 'How it ended',
        left: '30 seconds left',
        note: 'Four answers, 30 seconds',
        next: 'Next: how it ended',
      },
      {
        heading: 'About you',
        left: 'last step',
        note: 'So that we can save it. Or skip your name.',
        next: 'Next: about you',
      },
    ],
    progress: {
      label: 'Progress',
      position: 'Step {number} of {total}',
      change: 'Change',
      back: 'Back',
      nothingSaved: 'Nothing is saved before the last step.',
      review: 'Your case:',
    },
    /**
     * Help for cases that match none of the four outcomes of product §3; shown next to the question, not as
     * options.
     */
    otherwise: {
      open: {
        question: 'Still open, or you missed the date?',
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
      why: 'We ask so that our team can look into your case, and only our team sees what you write.',
      rather: 'Would you rather not say?',
      link: {
        ofState: 'See the plan for {state} without giving your name',
        ofAny: 'See your state’s plan without giving your name',
      },
      terms: 'Terms of service',
      privacy: 'Privacy',
    },
    privacy: 'Free. No credit pull. We never share your answers with landlords or screening companies.',
    information: 'General information, not legal advice. Using the check does not make us your lawyer.',
    submit: 'Check My Eligibility',
  },
  /** What happened: the form is for the first, and each other has a page (domain/plan/doors.ts). */
  doors: {
    question: 'What happened?',
    labels: {
      over: 'A court case that is over',
      'not-mine': CIRCUMSTANCE_LABELS['not-mine'],
      'never-served': CIRCUMSTANCE_LABELS['never-served'],
      'no-court': CIRCUMSTANCE_LABELS['no-court'],
      'housing-authority': 'Housing authority said no',
      helper: 'I help somebody',
      open: 'Open, or missed',
    } satisfies Record<Door, string>,
    /** To who helps. */
    helping: 'You may leave out name, email and phone. Then nothing is saved.',
    /** In a result. */
    otherwise: 'Something else happened?',
    /** What comes first where it is so; the first of them wherever the landlord won. */
    leads: {
      'never-served': 'You never got the papers? Setting it aside comes first.',
      'not-mine': 'Not your case? Have it taken off your report first. It is free.',
      'no-court': 'No court case? Dispute the report in writing first.',
      violence: 'Violence: what housing with federal help may not hold against you',
      disability: 'A disability: ask for a change of a rule, with a letter',
      child: 'You were a child then: call free legal help first',
    },
  },
  /** What only the browser knows (domain/check/circumstances.ts). */
  private: {
    question: 'Only for your plan',
    hint: 'These change your plan on this device only. They are forgotten with this tab. We never get them, and they are in no calendar entry and no address.',
    options: {
      violence: 'Violence',
      disability: 'A disability',
      child: 'I was a child',
    },
  },
  /** Shown under both form and result. */
  memory: {
    stays: 'Your answers stay in this tab until you close it. On a shared computer, use “Forget my answers”.',
    forget: 'Forget my answers',
    forgotten:
      'Done. This tab has forgotten your answers. What you sent, downloaded or copied is still there.',
  },
  /** The first thing in a result: what the law says about the case. */
  verdict: {
    question: 'Can it be sealed?',
    when: 'When?',
    next: 'What next?',
    screening: 'Screening',
    /** After the free call, before a number. */
    specialist: 'Or ask our specialist, free:',
    /** The case in one line, before its place. */
    outcomes: {
      dismissed: 'Dismissed',
      won: 'You won',
      lost: 'Landlord won',
      settlement: 'Settled',
    } satisfies Record<CaseOutcome, string>,
    filed: 'filed {year}',
    loading: 'Reading the law of {state}…',
    failed: {
      can: 'We could not load the law now.',
      sentence:
        'Your answers are kept. Don’t pay anyone for sealing before you have read what the law of {state} says.',
      retry: 'Load it again',
      plan: 'The law of {state} on its own page',
    },
    /** The row below the verdict, and the whole name of each of its buttons. */
    actions: {
      change: 'Change',
      plan: 'Your plan ↓',
      toPlan: 'Your plan ↓ below',
      print: 'Print',
      printPlan: 'Print my plan',
      send: 'Send',
      sendAnswer: 'Send this answer',
    },
  },
  /** Above the quoted banner of product §2, which follows the list of product §9. */
  list: {
    overline: 'Other sites may tell you something else',
    loading: 'The law itself may say more.',
    failed: 'The law itself may say something else.',
  },
  result: {
    back: 'Change my answers',
    another: 'Check Another Case',
    saving: 'Saving your answers…',
    /** After a helper left out the contact. */
    unsent: 'Nothing was saved, because you gave no contact.',
    unsaved: 'Your answers are not saved yet. We try again when your connection is back.',
    /** After the server's reason. */
    retriesAt: 'We try again at {time} if this page stays open.',
    /** Without an answer although there is a connection. */
    unsavedUnanswered:
      'Your answers are not saved yet. Our server did not answer: it may be busy, or this network or browser blocks it.',
    /** If a server responded, so that the connection works. */
    unsavedByServer:
      'Your answers are not saved yet. The problem is on our side, not with your connection. Try again in a few minutes.',
    retrySave: 'Try saving again',
  },
  /**
   * The state of saving, in the result and as toasts over the form. Verbatim from product §8, except `savedWithoutCalls`.
   */
  notices: {
    saved: {
      title: '✓ Submission Saved',
      description:
        'Your eligibility check has been saved. Our team will review your case and contact you soon.',
    },
    /**
     * Without consent to calls and texts. The specification's sentence would announce a call that the renter has not
     * agreed to.
     */
    savedWithoutCalls: {
      title: '✓ Submission Saved',
      description:
        'Your eligibility check has been saved. Our team will review your case and may write to you.',
    },
    failed: {
      title: 'Submission Error',
      description: 'There was an issue saving your information, but you can still see your results.',
    },
  },
  /** The green help card of product §2, folded into the partner's card. */
  partner: {
    call: 'Call our partner:',
    /** Product §2. */
    points: [
      'Expert guidance through the whole process',
      'Paperwork prepared and filed for you',
      'Court representation by a licensed lawyer in your state, where one is available',
      'Alternatives if sealing is not available',
    ],
    /** Only if a remedy is confirmed. */
    success: '{successRate} success with eligible cases: our partner’s figure for cases it accepts',
    /** After a figure that is one. */
    sample: 'Sample',
  },
  /** The partner's card after a result. Only `sealing` names a price; see domain/plan/finding.ts, mayNamePrice. */
  promotion: {
    sealing: {
      heading: 'Want someone to do the paperwork?',
      body: 'Our partner company prepares and files the request for a flat {fee}. Court costs are extra. Local attorneys often charge {from} to {to}.',
      lines: [
        'Nothing may be charged before the work is done (15 U.S.C. §\u00A01679b).',
        'It is a paid service. You can also file on your own.',
      ],
    },
    free: {
      heading: 'The court does this for free',
      body: 'You don’t need to buy what the court does on its own. A specialist at our partner company can go through your case with you.',
      lines: ['This call is free. So is asking the clerk.'],
    },
    form: {
      heading: 'You can do this on your own',
      body: 'The law says the court must grant this form, without a hearing. You don’t need to pay anyone to file it. A specialist at our partner company can go through your case with you.',
      lines: ['This call is free. So is asking the clerk. Legal aid is free if your income is low.'],
    },
    path: {
      heading: 'Want to talk it through?',
      body: 'A specialist at our partner company can go through your case with you.',
      lines: ['This call is free. So is asking the clerk.'],
    },
    alternatives: {
      heading: 'Let us look for another way',
      body: 'A specialist at our partner company looks for another way. It may be a deal with the old landlord, or a home that accepts your record.',
      lines: ['This call is free. So is asking the clerk. Legal aid is free if your income is low.'],
    },
  },
} as const;

const CALL_THE_SPECIALIST = {
  call: 'Call the specialist',
  more: 'It is the line of our partner company. There may be another way to clear your path to a home.',
};

/** The banners above a result (product §2, "Eligibility form and results"). */
export const RESULT_BANNERS = {
  banners: {
    eligible: {
      heading: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!',
      body: '{message} Your case was in {place}.',
      prompt: null,
    },
    maybe: {
      heading: 'ELIGIBILITY REVIEW NEEDED',
      body: '{message}',
      prompt: {
        call: 'Call for a free phone consultation',
        more: 'A specialist of our partner company goes through your case with you.',
      },
    },
    'not-eligible': {
      heading: 'YOU MAY NOT CURRENTLY QUALIFY',
      body: '{details}',
      prompt: CALL_THE_SPECIALIST,
    },
    'no-law': {
      heading: '{state} HAS NO RECORD SEALING LAW',
      body: '{details}',
      prompt: CALL_THE_SPECIALIST,
    },
  },
  noDetails: "Based on your answers, your case does not meet the state's requirements for sealing.",
} as const satisfies ResultBannerWords;

/** Verbatim from product §8. Stored with each record and parsed later, so never reword them. */
export const ELIGIBILITY_MESSAGES = {
  eligible:
    "Great news! Based on your answers and {state}'s laws, you appear to be eligible for eviction record sealing.",
  maybe:
    "You may be eligible under {state}'s laws! Your case requires further review to determine eligibility for record sealing.",
  'not-eligible': "Based on {state}'s requirements, you may face challenges for record sealing.",
  'no-law':
    '{state} does not currently have eviction record sealing laws. However, the provider can help with alternative solutions.',
} as const satisfies EligibilityMessages;
