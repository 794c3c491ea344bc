import { TIMING } from '~/config/offer.ts';

/** Words around forms that are delivered to us: the lead box and the contact form. */
export const DELIVERY_COPY = {
  sending: 'Sending…',
  undelivered: {
    heading: 'This did not reach us',
    body: 'What you typed is still here. Check your connection and send it again, or call us:',
    /** Where the server has said what is the matter. */
    told: (detail: string) => `${detail} You can also call us:`,
  },
  fields: {
    name: { label: 'Full name' },
    email: { label: 'Email address' },
    phone: { label: 'Phone number', hint: 'With the area code.' },
    message: {
      label: 'Your message',
      hint: 'A few words are enough. Please leave out card and Social Security numbers.',
    },
  },
  lead: {
    submit: 'Contact me',
    use: 'We use these only to answer you. No automated calls or texts.',
    /** Word for word from specification §8. */
    success: `Success! We'll contact you within ${TIMING.emailReply}.`,
  },
  message: {
    submit: 'Send message',
    use: 'We use this only to answer you. No automated calls or texts.',
    /** Word for word from specification §8. */
    success: { title: 'Message Sent!', description: `We'll get back to you within ${TIMING.emailReply}.` },
  },
  /** The pages that answer a form sent without scripts. */
  answers: {
    back: 'Go back to the form',
    home: 'Go to the home page',
    unsent: {
      heading: 'This did not reach us',
      body: 'Your browser’s Back button brings you to the form with what you typed. Fill in every field and send it again, or call us.',
    },
  },
} as const;
