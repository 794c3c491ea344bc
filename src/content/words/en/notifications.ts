import type { MailWords } from '#domain/notifications/mailing.ts';

/** The words of the operator's mails about new requests. */
export const NOTIFICATION_WORDS: MailWords = {
  locale: 'en-US',
  subject: {
    notification: '{brand}: {count} new (message {number})',
    escalation: '{brand}: {count} waiting for more than 4 working hours (message {number})',
    summary: '{brand}: {count} waiting today (message {number})',
  },
  again: ', try {try}',
  opening: {
    notification: 'New since the last mail:',
    escalation: 'Nobody has answered these people for more than 4 working hours:',
    summary: 'Waiting for an answer, the longest wait first:',
  },
  kinds: {
    submissions: '- checks: {count}, the first since {since}',
    leads: '- leads: {count}, the first since {since}',
    messages: '- messages: {count}, the first since {since}',
  },
  unknownTime: 'a time that is not known',
  dashboard: 'Names and cases are on the dashboard only: {url}',
  numbered: 'This is message {number} of its kind.',
  maybeRepeated:
    'An earlier try of this message was not confirmed, so it may have arrived before. Numbers and times are those of now.',
};
