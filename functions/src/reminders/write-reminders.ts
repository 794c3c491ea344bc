import { finding, type FindingSources } from '../../../src/domain/plan/finding.ts';
import { firstAction } from '../../../src/domain/plan/first-action.ts';
import type { JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import { kindWithoutRequest } from '../../../src/domain/filing/filing.ts';
import type { ShownRemedy } from '../../../src/domain/law/sealing-law.ts';
import type { MailPaper, ReminderMail } from '../../../src/domain/reminders/mail.ts';
import {
  type AskedMail,
  changesSince,
  dayToWrite,
  type DayVerdict,
  MOST_REFUSALS,
  stateOf,
  type StoredReminder,
  statesChanged,
  verdictOn,
  written,
} from '../../../src/domain/reminders/reminder.ts';
import { addDays, endOfUtcDay, type PlainDate, utcDate } from '../../../src/domain/shared/plain-date.ts';

import type { Log } from '../http/log.ts';
import type { Delivery, DeliveryFailure, Mail, Mailer, OpenMailer } from '../notifications/mailer.ts';
import type { KeptReminder } from '../store/ports.ts';
import type { ReminderServices } from './handlers.ts';
import { findingIn, letter } from './letter.ts';
import { addressKey } from './tokens.ts';

export interface WritingPorts extends ReminderServices {
  readonly clock: () => Date;
  readonly log: Log;
}

/** Reminders are read in pages of this size. */
const PAGE = 200;
/** A run ends after this time; the next one, five minutes after it began, goes on. */
const LONGEST_RUN_MS = 230_000;
/** The same of the runs that begin every minute. */
const LONGEST_SHORT_RUN_MS = 30_000;

/** What a run has done. */
export interface WritingResult {
  readonly sent: number;
  /** Whether everything due was handled; otherwise the next run goes on. Without a mail server nothing is. */
  readonly isDone: boolean;
}

/**
 * Creates what the schedule runs to write the reminders that are due, after looking at the law again. Never throws.
 *
 * Mails are sent one after the other, each followed by the write that it was sent. A run that is killed in between
 * repeats that one mail and no other: at most one duplicate for each kill.
 */
export function reminderWriting(ports: WritingPorts): () => Promise<WritingResult> {
  return inRuns(ports, LONGEST_RUN_MS, async (run) => {
    await makeDueByChanges(run);
    await writeDue(run);
  });
}

/** Creates what the schedule runs every minute: it sends what renters wait for, mails to confirm and answers. Never throws. */
export function askedWriting(ports: WritingPorts): () => Promise<WritingResult> {
  return inRuns(ports, LONGEST_SHORT_RUN_MS, async (run) => {
    // First to those who have proved their address: anybody may ask for mails to confirm, at any address.
    await writeAsked(run, 'answer');
    await writeAsked(run, 'confirm');
  });
}

function inRuns(
  ports: WritingPorts,
  longestMs: number,
  work: (run: Run) => Promise<void>,
): () => Promise<WritingResult> {
  return async () => {
    if (ports.mailer === null) return { sent: 0, isDone: false };
    const run = startRun(ports, ports.mailer, longestMs);
    try {
      await work(run);
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
function startRun(ports: WritingPorts, mailer: Mailer, longestMs: number) {
  const started = ports.clock().getTime();
  let connection: OpenMailer | undefined;
  let sent = 0;
  let isStopped = false;
  return {
    ports,
    sent: () => sent,
    goesOn: () => !isStopped && ports.clock().getTime() - started < longestMs,
    stop: () => {
      isStopped = true;
    },
    close: () => connection?.close(),
    /** Sends a mail. If no other would be taken either, the run stops. */
    send: async ({ kind, mail }: ReadyMail): Promise<Delivery> => {
      connection ??= await mailer.open();
      const delivery = await connection.send(mail);
      if (delivery.ok) sent += 1;
      else {
        ports.log.error('reminder not sent', { mail: kind, failure: delivery.failure });
        if (isOfEveryMail(delivery.failure)) isStopped = true;
      }
      return delivery;
    },
  };
}

type Run = ReturnType<typeof startRun>;

interface ReadyMail {
  readonly kind: ReminderMail['kind'];
  readonly mail: Mail;
}

/** Whether a failure says nothing about the mail that met it. */
function isOfEveryMail(failure: DeliveryFailure): boolean {
  return failure === 'unreachable' || failure === 'sender-refused';
}

interface Writing {
  /** `null` if there is nothing to say any more. */
  readonly content: ReminderMail | null;
  /** What changes once it is sent. */
  readonly after: Partial<StoredReminder>;
}

/**
 * Writes a mail, sends it, and notes that it was sent. One that cannot be written must keep nobody else from theirs: the
 * reminder stays as it is.
 */
async function deliver(
  run: Run,
  { id, reminder }: KeptReminder,
  write: (reminder: StoredReminder) => Writing | Promise<Writing>,
): Promise<'done' | 'not-written' | DeliveryFailure> {
  const { ports } = run;
  let ready: ReadyMail | null;
  let after: Partial<StoredReminder>;
  try {
    if (reminder === undefined) throw new Error('This reminder cannot be read.');
    const writing = await write(reminder);
    const { content } = writing;
    after = writing.after;
    ready = content && { kind: content.kind, mail: await letter(ports, { id, reminder }, content) };
  } catch (error) {
    ports.log.error('reminder not written', { id, state: reminder && stateOf(reminder.subject) }, error);
    return 'not-written';
  }
  const delivery = ready === null ? null : await run.send(ready);
  if (delivery?.ok === false) return delivery.failure;
  await ports.store.change(id, after);
  return 'done';
}

/** Makes everybody due who waits for changes of a law that the deployed change log has entries for; `onChange` tells which are new to them. */
async function makeDueByChanges(run: Run): Promise<void> {
  const { store, changes, clock } = run.ports;
  const [newest] = changes;
  const seen = await store.seenChange();
  if (newest === undefined || seen === newest.id) return;
  const today = dayToWrite(clock());
  for (const state of statesChanged(changes, seen)) {
    let last: string | undefined;
    do {
      if (!run.goesOn()) return;
      const waiting = await store.waitingForChange(state, last, PAGE);
      last = waiting.at(-1)?.id;
      const notYetDue = waiting.filter(({ reminder }) => reminder?.due_on === null);
      await Promise.all(notYetDue.map(({ id }) => store.change(id, { due_on: today })));
    } while (last !== undefined);
  }
  await store.setSeenChange(newest.id);
}

/** Writes to everybody whose day has come, or whose law has changed. */
async function writeDue(run: Run): Promise<void> {
  const { store, clock } = run.ports;
  const today = dayToWrite(clock());
  /** Left as they are, because their mail cannot be written; the next run tries again. */
  const skipped = new Set<string>();
  while (run.goesOn()) {
    const due = (await store.due(today, PAGE + skipped.size)).filter(({ id }) => !skipped.has(id));
    if (due.length === 0) return;
    for (const kept of due) {
      if (!run.goesOn()) return;
      const result = await deliver(run, kept, (reminder) =>
        reminder.subject.kind === 'change'
          ? onChange(run.ports, reminder)
          : onTheDay(run.ports, reminder, today),
      );
      if (result === 'not-written') skipped.add(kept.id);
      else if (result !== 'done' && !isOfEveryMail(result)) {
        await notDelivered(run, kept, result, { due_on: addDays(today, 1) });
      }
    }
  }
}

async function onTheDay(ports: WritingPorts, reminder: StoredReminder, today: PlainDate): Promise<Writing> {
  const { subject, day } = reminder;
  if (subject.kind !== 'day' || day === null) throw new Error('This reminder waits for no day.');
  const { facts, remedyId } = subject;
  const verdict = verdictOn(await lawOf(ports, facts.state), remedyId, facts, today);
  const papers = await ports.papersOf(facts.state);
  return { content: mailOn(verdict, reminder, day, papers), after: written(verdict, ports.clock()) };
}

async function lawOf({ law }: WritingPorts, state: JurisdictionCode): Promise<FindingSources> {
  const found = await law(state);
  if (found === undefined) throw new Error('There is no law for this reminder.');
  return found;
}

function mailOn(
  verdict: DayVerdict,
  { language, subject }: StoredReminder,
  day: PlainDate,
  papers: readonly string[],
): ReminderMail {
  switch (verdict.kind) {
    case 'open': {
      const text = findingIn(language, verdict.finding, stateOf(subject));
      const { remedy } = verdict;
      return { kind: 'open', day, text, law: remedy.citation, paper: paperFor(remedy, papers) };
    }
    case 'moved':
      return { kind: 'moved', day: verdict.day, before: day, law: verdict.remedy.citation };
    case 'unchecked':
      return { kind: 'unchecked', day, lastCheck: verdict.lastCheck };
    case 'gone':
      return { kind: 'gone', day };
  }
}

/** The paper for a remedy that is open. */
function paperFor(remedy: ShownRemedy, papers: readonly string[]): MailPaper | null {
  if (papers.includes(remedy.id)) return { kind: 'papers', remedyId: remedy.id };
  return kindWithoutRequest(remedy) === 'letter' ? { kind: 'letter', remedyId: remedy.id } : null;
}

function onChange(
  { changes, changeTitle, clock }: WritingPorts,
  { subject, seen_change, language }: StoredReminder,
): Writing {
  const fresh = changesSince(changes, stateOf(subject), seen_change);
  const [newest] = fresh;
  // Confirmed after the entry was deployed, or an editor has withdrawn it since.
  if (newest === undefined) return { content: null, after: { due_on: null } };
  return {
    content: { kind: 'change', titles: fresh.flatMap((change) => changeTitle(change, language) ?? []) },
    after: {
      seen_change: newest.id,
      sent_at: clock().toISOString(),
      refusals: 0,
      due_on: null,
    },
  };
}

/** When to try again, while a renter waits, what could not be handed over, and what the server refuses for the time being. */
const RETRY_MS = { unreachable: 60_000, refused: 60 * 60_000 } as const;

/** Sends mails to confirm, or answers. What nobody can confirm any more, or was asked besides, is deleted. */
async function writeAsked(run: Run, mail: AskedMail): Promise<void> {
  const { store, clock } = run.ports;
  for (const kept of await store.asked(mail, clock(), PAGE)) {
    if (!run.goesOn()) return;
    const now = clock();
    const { id } = kept;
    if (await isNeedless(run, mail, kept, now)) {
      await store.remove(id);
      continue;
    }
    const result = await deliver(run, kept, async (reminder) =>
      mail === 'confirm'
        ? { content: confirmation(reminder), after: { confirm_at: null, token: null, refusals: 0 } }
        : {
            content: await answer(run.ports, reminder, utcDate(now)),
            after: { answer_at: null, sent_at: now.toISOString(), refusals: 0 },
          },
    );
    if (result === 'done') continue;
    const later = (ms: number) => {
      const again = new Date(now.getTime() + ms).toISOString();
      return mail === 'confirm' ? { confirm_at: again } : { answer_at: again };
    };
    const failure = result === 'not-written' ? 'refused' : result;
    if (isOfEveryMail(failure)) await store.change(id, later(RETRY_MS.unreachable));
    else await notDelivered(run, kept, failure, later(RETRY_MS.refused));
  }
}

/** Whether its link would lead nowhere, or its address had a mail to confirm today (UTC): it gets one a day, whoever asks. */
async function isNeedless(
  { ports: { store, linkKey } }: Run,
  mail: AskedMail,
  { id, reminder }: KeptReminder,
  now: Date,
): Promise<boolean> {
  if (reminder === undefined) return false;
  if (new Date(reminder.expire_at) <= now) return true;
  if (mail === 'answer') return false;
  return !(await store.claim(addressKey(reminder.email, utcDate(now), linkKey), id, endOfUtcDay(now)));
}

function confirmation({ subject, day }: StoredReminder): ReminderMail {
  return { kind: 'confirm', about: subject.kind, day };
}

async function answer(
  ports: WritingPorts,
  { subject, language }: StoredReminder,
  today: PlainDate,
): Promise<ReminderMail> {
  if (subject.kind !== 'answer') throw new Error('Nobody asked for this answer.');
  const { facts } = subject;
  const law = await lawOf(ports, facts.state);
  const found = finding(law, facts, today);
  const papers = await ports.papersOf(facts.state);
  const first = firstAction(found, { remedies: law.remedies, papers }, facts, today, false);
  return {
    kind: 'answer',
    text: findingIn(language, found, facts.state),
    paper: first.kind === 'paper' ? { kind: 'papers', remedyId: first.remedy.id } : null,
  };
}

/** An address that does not exist is deleted; what the server refuses for the time being is tried again, a few times. */
async function notDelivered(
  { ports: { store, log } }: Run,
  { id, reminder }: KeptReminder,
  failure: DeliveryFailure,
  later: Partial<StoredReminder>,
): Promise<void> {
  const refusals = (reminder?.refusals ?? 0) + 1;
  if (failure === 'no-such-address' || refusals >= MOST_REFUSALS) {
    await store.remove(id);
    log.error('reminder given up', { failure, refusals });
  } else await store.change(id, { refusals, ...later });
}
