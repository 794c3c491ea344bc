import type { ReminderMailWords } from '#domain/reminders/mail.ts';

import { email } from './every-form.ts';

/** The words of the mails that a renter asks for. Read by people under stress: short words, one thing a sentence. */
export const REMINDER_MAIL_WORDS: ReminderMailWords = {
  locale: 'en-US',
  sender: '{brand} reminders',
  subject: {
    confirm: 'One press to confirm your mail from {brand}',
    open: 'Your day has come: your eviction case in {state}',
    moved: 'A new day for your eviction case in {state}',
    gone: 'The law changed: look again at your case in {state}',
    unchecked: 'Your day has come, but ask first: your case in {state}',
    change: 'The law on evictions in {state}: look again',
    answer: 'Your answer: your eviction case in {state}',
  },
  heading: {
    confirm: 'Did you ask us to write to you?',
    moved: 'Your new day is {date}.',
    gone: 'The law changed. Look again.',
    unchecked: 'Ask the court or legal aid first.',
    change: 'Something changed. Look again.',
  },
  opening: {
    open: 'You asked us to write to you on {date}. We looked at the law again today.',
    moved: 'You asked us to write to you on {before}. We looked at the law again today.',
    gone: 'You asked us to write to you on {date}. We looked at the law again today.',
    unchecked: 'You asked us to write to you on {date}.',
    change: 'You asked us to write to you when the law of {state} changes.',
    answer: 'You asked us to mail you this answer about your eviction case in {state}.',
  },
  asked: {
    day: 'Somebody gave us this address, to get a mail on {date} about an eviction case in {state}.',
    change: 'Somebody gave us this address, to get a mail when the law of {state} on evictions changes.',
    answer: 'Somebody gave us this address, to get our answer about an eviction case in {state}.',
  },
  confirm: 'Open the page, then press the button',
  notYou:
    'The link works for 48 hours. Was it not you? Do nothing. We will not write again, and we delete your address.',
  moved:
    'The day we told you was {before}. The law, or what we know of it, is not the same as when you asked.',
  movedWaits: 'You do not have to do anything now. We will write to you on {date}.',
  law: 'The law: {law}.',
  gone: 'What we told you no longer fits your case. The rule may be gone, or it may ask for something else. The check takes a minute and shows what the law says now.',
  unchecked:
    'We last checked this law on {checked}. That is too long ago for us to say that your day is right. The law may have changed.',
  changed: 'This may help you or not. The check takes a minute and shows what the law says now.',
  question: 'Can your case be sealed?',
  next: 'What next:',
  callFree: 'Call free:',
  call: 'Call:',
  paper: { papers: 'Your court papers, free', letter: 'Your letter to the clerk, free' },
  plan: 'All steps and letters for {state}',
  check: 'Look again',
  changes: 'What changed in the laws',
  why: 'You get this because you confirmed it on {confirmed}.',
  end: 'Delete my address now',
  once: 'You get this once. We delete your address within two days.',
  notLawyers: '{brand} is not a law firm. Only the court decides.',
};

/** Answers of the API about reminders. */
export const REMINDER_ANSWERS = {
  invalid: 'We need one email address. Nothing was saved.',
  email: email.errors.invalid,
  noDay: 'The law gives no day to wait for here. Reload the page to see what it says now. Nothing was saved.',
  tooMany: 'You have asked for three mails today. Please ask for the next one tomorrow. Nothing was saved.',
  off: 'We cannot send mail at the moment. Nothing was saved.',
  unknown: 'This link does not work. It may be too old, or it has been used up.',
} as const;
