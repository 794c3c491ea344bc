import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

import { LANGUAGES } from '#domain/shared/language.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';
import { dayToWrite, type StoredReminder } from '#domain/reminders/reminder.ts';
import { firestoreReminders } from '../../functions/src/store/firestore-reminders.ts';
import { confirmedReminder } from '../../functions/src/testing/sample-reminder.ts';
import { DEMO_PROJECT } from './project.ts';

/** Minnesota's courts expunge a case by themselves three years after it ended. */
const YEARS = 3;
const REMEDY = 'mn-eviction-3-years';
/** So that whoever has just started the site sees the mail arrive. */
const DUE_AFTER_MS = 60_000;

/** Confirmed reminders, one in each language, whose day has come. */
export function sampleReminders(now: Date): readonly StoredReminder[] {
  const day = dayToWrite(now);
  const ended = yearsBefore(day, YEARS);
  const confirmedAt = new Date(`${yearsBefore(day, 1)}T12:00:00.000Z`);
  const facts = {
    state: 'MN',
    county: 'Hennepin County',
    filingDate: yearsBefore(ended, 1),
    outcome: 'lost',
    paymentStatus: 'paid',
    reason: 'Non-payment of rent',
    dates: { ended: { first: ended, last: ended } },
  } as const;
  return LANGUAGES.map((language) => {
    const email = language === 'en' ? 'rosa@example.com' : 'rosa.es@example.com';
    const subject = { kind: 'day', remedyId: REMEDY, facts } as const;
    return confirmedReminder({ email, language, subject }, day, confirmedAt);
  });
}

/** The same day some years before; February 28 in place of 29. */
function yearsBefore(day: PlainDate, years: number): PlainDate {
  const earlier = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  return plainDate(earlier) ?? (earlier.replace(/29$/u, '28') as PlainDate);
}

/**
 * Stores the sample reminders in the emulator after a minute; the schedule then mails them.
 *
 * @param firestorePort where the emulator listens
 */
export function storeSampleReminders(firestorePort: number, stop: AbortSignal): void {
  // The Admin SDK reads the emulator's address only from here, and then connects to nothing else.
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${firestorePort}`;
  // No look-up of Google's credentials: the emulator wants none.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const firestore = getFirestore(initializeApp({ projectId: DEMO_PROJECT }, 'sample-reminders'));
  const { create } = firestoreReminders(() => firestore);
  const timer = setTimeout(() => {
    const stored = sampleReminders(new Date()).map((reminder) =>
      create(`sample-${reminder.language}`, reminder),
    );
    // Nobody waits for a sample.
    void Promise.allSettled(stored);
  }, DUE_AFTER_MS);
  stop.addEventListener('abort', () => {
    clearTimeout(timer);
  });
}
