import { useState } from 'react';

import { saveFile } from '~/browser/save-file.ts';
import { SITE } from '~/config/site.ts';
import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { reminderFile } from '~/domain/plan/reminder-file.ts';
import type { Reminder } from '~/domain/plan/renters-plan.ts';
import { Button } from '~/ui/Button.tsx';

import { pageAddress } from './page-address.ts';
import { reminderEvents } from './reminder-events.ts';

const COPY = RENTERS_PLAN_COPY;
const PRODUCT = `-//${SITE.name}//Plan//EN`;

/** Puts the dates to come into a calendar file, made here and stored nowhere. */
export function Reminders({ reminders }: { reminders: readonly Reminder[] }) {
  const [isSaved, setSaved] = useState(false);
  if (reminders.length === 0) return null;
  return (
    <p className="plan-row">
      <Button
        look="secondary"
        onClick={() => {
          const text = reminderFile(reminderEvents(reminders, pageAddress()), new Date(), PRODUCT);
          saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), COPY.reminder.file);
          setSaved(true);
        }}
      >
        {COPY.when.remind}
      </Button>
      <span role="status">{isSaved ? COPY.when.reminded : ''}</span>
    </p>
  );
}
