import { START_FEE } from '#config/offer.ts';
import type { FormWords } from '#domain/forms/form.ts';
import type { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';

import { ANSWER_NOTICE, email, fullName, phone, REQUEST } from './every-form.ts';
import { REFUND, SUCCESS_FEE, TIMING } from './offer.ts';

/** The words of the lead box and the contact form after submission. */
export const DELIVERY_COPY = {
  sending: 'Sending…',
  undelivered: {
    heading: 'This did not reach us',
    /** Without a connection; without an answer although there is one; after an error of the server. */
    offline:
      'What you typed is still here. This device is offline. Send it again when it is back, or call us:',
    blocked:
      'What you typed is still here. Our server did not answer: it may be busy, or this network or browser blocks it. Send it again, or call us:',
    ours: 'What you typed is still here. The problem is on our side. Send it again in a few minutes, or call us:',
    /** If the server sent an error message. */
    told: '{detail} You can also call us:',
  },
  lead: {
    submit: 'Contact me',
    use: ANSWER_NOTICE.lead,
    /** Word for word from product §8. */
    success: `Success! We'll contact you within ${TIMING.emailReply}.`,
  },
  message: {
    submit: 'Send message',
    use: ANSWER_NOTICE.message,
    /** Word for word from product §8. */
    success: { title: 'Message Sent!', description: `We'll get back to you within ${TIMING.emailReply}.` },
  },
  /** Response pages for forms submitted without scripts. */
  answers: {
    back: 'Go back to the form',
    home: 'Go to the home page',
    check: {
      heading: 'We have your answers',
      body: 'Without JavaScript we cannot show the result here. Your state’s plan shows what its law says, and it needs none.',
      plans: 'Find your state’s plan',
    },
    unsent: {
      heading: 'This did not reach us',
      body: 'Your browser’s Back button brings you to the form with what you typed. Fill in every field and send it again, or call us.',
    },
  },
} as const;

/** The box "Begin Your Second Chance". */
export const LEAD_BOX_COPY = {
  heading: 'Begin Your Second Chance',
  lede: `Leave your email and phone, and a person gets in touch within ${TIMING.emailReply}. Or start right away: it is ${START_FEE.shown}, then ${SUCCESS_FEE}.`,
  start: 'Get Started for {fee}',
  guarantee: REFUND.short,
} as const;

/** The lead box. */
export const LEAD_WORDS = { ...REQUEST, fields: { email, phone } } satisfies FormWords<typeof LEAD_FORM>;

/** The contact form. */
export const MESSAGE_WORDS = {
  ...REQUEST,
  fields: {
    name: fullName,
    email,
    phone,
    message: {
      label: 'Your message',
      hint: 'A few words are enough. Please leave out card and Social Security numbers.',
      errors: {
        missing: 'Write your message',
        long: 'Use {limit} characters or fewer for your message',
      },
    },
  },
} satisfies FormWords<typeof MESSAGE_FORM>;
