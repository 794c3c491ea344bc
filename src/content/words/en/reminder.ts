import { email } from './every-form.ts';

/** The form: one field, one button, and what will happen. `{date}`, `{state}` and `{email}` are placeholders. */
export const REMINDER_FORM_COPY = {
  open: {
    day: 'Write me on that day',
    change: 'Write me when the law of {state} changes',
    answer: 'Mail me this answer',
  },
  /** Where it is the next step of an answer. */
  step: { label: 'Write me on {date}', note: 'By email. We check the law again that day.' },
  promise: {
    day: 'We write on {date}, after looking at the law again.',
    change: 'We write when we note a change in the law of {state}.',
    answer: 'We mail you this answer, once.',
  },
  email: email.label,
  submit: 'Send me the link to confirm',
  sending: 'Sending…',
  /** On a state's plan, above the link to the form. */
  noDate: 'No day to wait for? We write when the law changes. One address, no name, no phone.',
  kept: {
    day: 'We keep your address, your state and the facts of the case. No name, no phone. Our team does not see it. It is gone a month after we wrote. End it with one press at any time.',
    change:
      'We keep your address and your state. No name, no phone. Our team does not see it. It is gone after two years. End it with one press at any time.',
    answer:
      'We keep your address and the facts of the case for two days at most. No name, no phone. Our team does not see it.',
  },
  sent: {
    heading: 'Look in your mail',
    text: 'If {email} had no mail like this from us today, one comes in a minute or two. Press the button on the page that it links to. Nothing there? Look under spam.',
  },
  failed: 'This did not reach us. What you typed is still here. Please try again.',
} as const;

/** The page that the mails link to. */
export const REMINDER_PAGE_COPY = {
  title: 'Your mail from us',
  lede: 'Ask for it, confirm it, or end it.',
  /** While nothing is known of the link. */
  noLink: 'Open this page by the link in our mail.',
  confirm: 'Yes, write to me',
  end: 'Delete my address',
  working: 'One moment…',
  confirmed: {
    day: 'Done. We will write to you on {date}.',
    change: 'Done. We will write to you when the law of {state} changes.',
    answer: 'Done. The answer is on its way to you.',
  },
  ended: 'Done. Your address is deleted.',
  failed: 'That did not work. Please try again in a moment.',
  askConfirm: 'Did you ask us to write to you?',
  askEnd: 'Do you want no more mail from us?',
  again: 'Changed your mind? Do the check again to ask for a new mail.',
  check: 'Do the check',
  scripts: 'This page needs JavaScript. Or write to us, and we do it for you:',
} as const;
