import type { Clock } from '../law/remedy.ts';
import type { FurtherDate } from './plan-case.ts';

/** The day of a case that each clock starts on. */
export const CLOCK_EVENTS: Readonly<Record<Clock['from'], FurtherDate | 'filing'>> = {
  filing: 'filing',
  // Which of the two it was, the outcome says.
  dismissal: 'ended',
  judgment: 'ended',
  satisfaction: 'paid',
  'settlement-completed': 'settlement-kept',
  'tenant-affidavit': 'answer-filed',
};
