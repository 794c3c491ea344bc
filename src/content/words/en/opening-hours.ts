import type { OpeningWords } from '~/domain/shared/opening-hours.ts';

/** Whether somebody answers the phone at this moment. */
export const OPENING_WORDS = {
  locale: 'en-US',
  open: 'Open now, until {hour} {zone}.',
  opensToday: 'Closed now. Opens today at {hour} {zone}.',
  opensOn: 'Closed now. Opens {day} at {hour} {zone}.',
  span: '{opens} to {closes} {zone}',
} as const satisfies OpeningWords & { span: string };
