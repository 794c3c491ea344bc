import type { OpeningWords } from '#domain/shared/opening-hours.ts';

/** Whether the phone is answered now. */
export const OPENING_WORDS = {
  locale: 'en-US',
  /** Common name of the time zone in src/config/site.ts. */
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
  /** A week in a line. */
  week: '{weekdays}, {weekend} {zone}',
  inWeek: {
    weekdays: 'Mon–\u2060Fri\u00A0{opens}–\u2060{closes}',
    weekend: 'Sat–\u2060Sun\u00A0{opens}–\u2060{closes}',
  },
  urgent: { days: 'Urgent approvals', hours: '24 hours, every day' },
} as const;
