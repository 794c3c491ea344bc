import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import { reminderSchema, verdictOn } from '#domain/reminders/reminder.ts';
import { sampleReminders } from './sample-reminders.ts';

describe.each(['2026-11-28T15:00:00.000Z', '2028-02-29T23:00:00.000Z', '2027-03-01T05:00:00.000Z'])(
  'the sample reminders of npm start at %s',
  (instant) => {
    it('are due, and their remedy is open by the law', () => {
      for (const reminder of sampleReminders(new Date(instant))) {
        expect(reminderSchema.parse(reminder)).toEqual(reminder);
        const { subject, due_on } = reminder;
        if (subject.kind !== 'day' || due_on === null) throw new Error('The sample waits for no day.');
        const law = SEALING_LAWS.MN;
        const remedies = law.remedies.map((remedy) => ({
          ...remedy,
          checked: { ...remedy.checked, on: due_on },
        }));
        expect(verdictOn({ ...law, remedies }, subject.remedyId, subject.facts, due_on).kind).toBe('open');
      }
    });
  },
);
