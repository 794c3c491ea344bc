import { expect, it } from 'vitest';

import { REMINDER_FORM_COPY, REMINDER_PAGE_COPY } from '#content/words/en/reminder.ts';
import { REMINDER_ANSWERS, REMINDER_MAIL_WORDS } from '#content/words/en/reminder-mail.ts';

import { fleschKincaidGrade, wholeSentences } from '../support/readability.ts';

it.each(
  Object.entries({
    mails: REMINDER_MAIL_WORDS,
    form: REMINDER_FORM_COPY,
    page: REMINDER_PAGE_COPY,
    answers: REMINDER_ANSWERS,
  }),
)('the words of reminders are read at grade 6: %s', (_, words) => {
  expect(fleschKincaidGrade(wholeSentences(words).join('\n'))).toBeLessThanOrEqual(6);
});
