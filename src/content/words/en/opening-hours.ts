import type { OpeningWords } from '~/domain/shared/opening-hours.ts';

/** Whether somebody answers the phone at this moment. */
export const OPENING_WORDS = {
  locale: 'en-US',
  /** The time zone of src/config/site.ts, as people call it. */
  zone: 'Eastern',
  open: 'Open now, until {hour} {zone}.',
  opensToday: 'Closed now. Opens today at {hour} {zone}.',
  opensOn: 'Closed now. Opens {day} at {hour} {zone}.',
} as const satisfies OpeningWords;

/** The list of opening hours. */
export const HOURS_WORDS = {
  weekdays: 'Monday to Friday',
  weekend: 'Saturday and Sunday',
  span: '{opens} to {closes} {zone}',
  urgent: { days: 'Urgent approvals', hours: '24 hours, every day' },
} as const;
