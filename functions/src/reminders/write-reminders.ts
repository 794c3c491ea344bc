import type { LawChange } from '../../../src/domain/law/changes.ts';
import type { FindingSources } from '../../../src/domain/plan/finding.ts';
import type { JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import type { ReminderMail } from '../../../src/domain/reminders/mail.ts';
import {
  changesSince,
  dayToWrite,
  type DayVerdict,
  MOST_REFUSALS,
  stateOf,
  statesChanged,
  verdictOn,
  written,
} from '../../../src/domain/reminders/reminder.ts';
import { addDays, type PlainDate } from '../../../src/domain/shared/plain-date.ts';

import type { Log } from '../http/log.ts';
import type { Delivery, Mail, OpenMailer } from '../notifications/mailer.ts';
import type { KeptReminder } from '../store/ports.ts';
import type { ReminderServices } from './handlers.ts';
import { findingIn, letter } from './letter.ts';

export interface WritingPorts extends ReminderServices {
  readonly clock: () => Date;
  readonly log: Log;
}

/** Reminders are read in pages of this size. */
const PAGE = 200;
/** A run ends after this time; the next one, five minutes after it began, goes on. */
const LONGEST_RUN_MS = 230_000;

/** What a run has done. */
export interface WritingResult {
  readonly sent: number;
  /** Whether everything due was handled; otherwise the next run goes on. */
  readonly isDone: boolean;
}

/**
 * Creates what the schedule runs to write the reminders that are due, after looking at the law again. Never throws.
 *
 * Mails are sent one after the other, each followed by the write that it was sent. A run that is killed in between
 * repeats that one mail and no other: at most one duplicate for each kill.
 */
export function reminderWriting(ports: WritingPorts): () => Promise<WritingResult> {
  return async () => {
    const run = startRun(ports);
    try {
      await writeDue(run);
      if (run.goesOn()) await writeChanges(run);
    } catch (error) {
      ports.log.error('reminders broken off', {}, error);
      run.stop();
    }
    run.close();
    const result = { sent: run.sent(), isDone: run.goesOn() };
    if (result.sent > 0) ports.log.info('reminders sent', { ...result });
    return result;
  };
}

/** One run: a connection to the mail server that is opened with the first mail, and when to stop. */
function startRun(ports: WritingPorts) {
  const started = ports.clock().getTime();
  let connection: OpenMailer | undefined;
  let sent = 0;
  let isStopped = false;
  const laws = new Map<JurisdictionCode, FindingSources | undefined>();
  return {
    ports,
    sent: () => sent,
    goesOn: () => !isStopped && ports.clock().getTime() - started < LONGEST_RUN_MS,
    stop: () => {
      isStopped = true;
    },
    close: () => connection?.close(),
    lawOf: async (state: JurisdictionCode) => {
      if (!laws.has(state)) laws.set(state, await ports.law(state));
      return laws.get(state);
    },
    /** Sends a mail. If the server cannot be reached, the run stops. */
    send: async ({ kind, mail }: ReadyMail): Promise<Delivery> => {
      if (ports.mailer === null) {
        isStopped = true;
        return { ok: false, failure: 'unreachable' };
      }
      connection ??= await ports.mailer.open();
      const delivery = await connection.send(mail);
      if (delivery.ok) sent += 1;
      else ports.log.error('reminder not sent', { mail: kind, failure: delivery.failure });
      if (!delivery.ok && delivery.failure === 'unreachable') isStopped = true;
      return delivery;
    },
  };
}

type Run = ReturnType<typeof startRun>;

interface ReadyMail {
  readonly kind: ReminderMail['kind'];
  readonly mail: Mail;
}

/**
 * Makes a mail ready to be sent; `undefined` if that fails, which must keep nobody else from theirs: the reminder stays as
 * it is, and the next run tries again.
 */
async function ready<Made extends { readonly content: ReminderMail }>(
  { ports }: Run,
  reminder: KeptReminder,
  make: () => Made,
): Promise<(Made & ReadyMail) | undefined> {
  const { id, subject } = reminder;
  try {
    const made = make();
    const mail = await letter(ports, { id, reminder }, made.content);
    return { ...made, kind: made.content.kind, mail };
  } catch (error) {
    ports.log.error('reminder not written', { state: stateOf(subject) }, error);
    return undefined;
  }
}

/** Writes to everybody whose day has come. */
async function writeDue(run: Run): Promise<void> {
  const { store, clock, log } = run.ports;
  const today = dayToWrite(clock());
  /** Left as they are, because their law could not be read or their mail not be written. */
  const skipped = new Set<string>();
  while (run.goesOn()) {
    const due = (await store.due(today, PAGE + skipped.size)).filter(({ id }) => !skipped.has(id));
    if (due.length === 0) return;
    for (const reminder of due) {
      if (!run.goesOn()) return;
      const { id, subject, day } = reminder;
      const law = await run.lawOf(stateOf(subject));
      if (law === undefined || subject.kind !== 'day' || day === null) {
        log.error('reminder without a law', { state: stateOf(subject) });
        skipped.add(id);
        continue;
      }
      const made = await ready(run, reminder, () => {
        const verdict = verdictOn(law, subject.remedyId, subject.facts, today);
        return { verdict, content: mailOn(verdict, reminder, day) };
      });
      if (made === undefined) {
        skipped.add(id);
        continue;
      }
      const delivery = await run.send(made);
      if (delivery.ok) await store.change(id, written(made.verdict, clock()));
      else await notDelivered(run, reminder, delivery.failure, { due_on: addDays(today, 1) });
    }
  }
}

function mailOn(verdict: DayVerdict, { language, subject }: KeptReminder, day: PlainDate): ReminderMail {
  switch (verdict.kind) {
    case 'open': {
      const text = findingIn(language, verdict.finding, stateOf(subject));
      return { kind: 'open', day, text, law: verdict.remedy.citation };
    }
    case 'moved':
      return { kind: 'moved', day: verdict.day, before: day, law: verdict.remedy.citation };
    case 'unchecked':
      return { kind: 'unchecked', day, lastCheck: verdict.lastCheck };
    case 'gone':
      return { kind: 'gone', day };
  }
}

/** An address that does not exist is deleted; what the server refuses for the time being is tried again, a few times. */
async function notDelivered(
  { ports: { store } }: Run,
  { id, refusals }: KeptReminder,
  failure: Exclude<Delivery, { ok: true }>['failure'],
  later: { readonly due_on?: PlainDate },
): Promise<void> {
  if (failure === 'unreachable') return;
  if (failure === 'no-such-address' || refusals + 1 >= MOST_REFUSALS) await store.remove(id);
  else await store.change(id, { refusals: refusals + 1, ...later });
}

/** Writes to everybody who waits for a change of a law that the deployed change log brings. */
async function writeChanges(run: Run): Promise<void> {
  const { store, changes } = run.ports;
  const [newest] = changes;
  const seen = await store.seenChange();
  if (newest === undefined || seen === newest.id) return;
  let isComplete = true;
  // Before the first run nobody was promised anything.
  for (const state of seen === null ? [] : statesChanged(changes, seen)) {
    let last: string | undefined;
    do {
      const waiting = await store.waitingForChange(state, last, PAGE);
      last = waiting.at(-1)?.id;
      for (const reminder of waiting) {
        if (!run.goesOn()) return;
        isComplete = (await writeChange(run, reminder, newest)) && isComplete;
      }
    } while (last !== undefined);
  }
  if (isComplete) await store.setSeenChange(newest.id);
}

/** Whether nothing is left to do for this reminder. */
async function writeChange(run: Run, reminder: KeptReminder, newest: LawChange): Promise<boolean> {
  const { store, changes, changeTitle, clock } = run.ports;
  const fresh = changesSince(changes, stateOf(reminder.subject), reminder.seen_change);
  if (fresh.length === 0) return true;
  const titles = fresh.flatMap((change) => changeTitle(change, reminder.language) ?? []);
  const made = await ready(run, reminder, () => ({ content: { kind: 'change', titles } }));
  if (made === undefined) return false;
  const delivery = await run.send(made);
  if (delivery.ok) {
    await store.change(reminder.id, {
      seen_change: newest.id,
      sent_at: clock().toISOString(),
      refusals: 0,
    });
    return true;
  }
  await notDelivered(run, reminder, delivery.failure, {});
  return delivery.failure === 'no-such-address';
}
