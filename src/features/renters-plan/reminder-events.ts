import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import type { ReminderEvent } from '~/domain/plan/reminder-file.ts';
import type { Reminder } from '~/domain/plan/renters-plan.ts';

const COPY = RENTERS_PLAN_COPY.reminder;

/**
 * The reminders of a plan as a calendar shows them. Title and address say nothing about an eviction: other people may
 * look at the calendar.
 *
 * @param page where the plan was made; its host makes the reminders' names unique in the world
 */
export function reminderEvents(reminders: readonly Reminder[], page: URL): ReminderEvent[] {
  return reminders.map(({ id, date, remedy }) => ({
    uid: `${id}@${page.host}`,
    date,
    summary: remedy === null ? COPY.reporting : COPY.remedy,
    description:
      remedy === null ? COPY.reportingDescription : COPY.description(remedy.title, remedy.citation),
    url: page.href,
  }));
}
