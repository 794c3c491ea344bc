import type { MailWords } from '#domain/notifications/digest.ts';

/** The words of the operator's mails about new requests. */
export const NOTIFICATION_WORDS: MailWords = {
  locale: 'en-US',
  subject: {
    news: '{brand}: {count} new',
    morning: '{brand}: {count} waiting this morning',
  },
  opening: {
    news: 'New since the last mail:',
    morning: 'Waiting for an answer, the longest wait first:',
  },
  kinds: {
    submissions: '- checks: {count}, the first since {since}',
    leads: '- leads: {count}, the first since {since}',
    messages: '- messages: {count}, the first since {since}',
  },
  unknownTime: 'a time that is not known',
  upkeep: {
    opening: 'To be looked at again soon, in the order that npm run upkeep lists:',
    line: '- {count} {name}: from {day} on, {after}',
  },
  dashboard: 'Names and cases are on the dashboard only: {url}',
};
