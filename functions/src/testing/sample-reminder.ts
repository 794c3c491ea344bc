import {
  askedFor,
  confirmed,
  type ReminderRequest,
  type StoredReminder,
} from '../../../src/domain/reminders/reminder.ts';
import type { PlainDate } from '../../../src/domain/shared/plain-date.ts';

/** A reminder that was asked for, mailed and confirmed at one moment, as it is stored then. */
export function confirmedReminder(
  request: ReminderRequest,
  day: PlainDate | null,
  now: Date,
): StoredReminder {
  const asked = askedFor(request, day, now, '');
  return { ...asked, ...confirmed(asked, null, now) };
}
