import { REMINDER_ANSWERS as ENGLISH } from '../../../src/content/words/en/reminder-mail.ts';
import { REMINDER_ANSWERS as SPANISH } from '../../../src/content/words/es/reminder-mail.ts';
import {
  askedFor,
  confirmed,
  dayToWaitFor,
  type ReminderAnswer,
  type ReminderRequest,
  reminderRequestSchema,
  stateOf,
  type StoredReminder,
} from '../../../src/domain/reminders/reminder.ts';
import type { FindingSources } from '../../../src/domain/plan/finding.ts';
import type { LawChange } from '../../../src/domain/law/changes.ts';
import type { JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import { type Language, languageAsked } from '../../../src/domain/shared/language.ts';
import { endOfUtcDay, type PlainDate, utcDate } from '../../../src/domain/shared/plain-date.ts';

import { ANSWERS, problem, serviceUnavailable } from '../http/problem.ts';
import { isFromOwnSite, readJson } from '../http/request.ts';
import type { Handler } from '../http/router.ts';
import { callerOf } from '../intake/caller.ts';
import { tooMany } from '../intake/intake.ts';
import { type Allowance, counterKey } from '../intake/rate-limit.ts';
import type { Mailer } from '../notifications/mailer.ts';
import type { HitCounter, ReminderStore } from '../store/ports.ts';
import type { LetterPorts } from './letter.ts';
import { idIn, idOfToken, newToken } from './tokens.ts';

const REMINDER_ANSWERS = { en: ENGLISH, es: SPANISH } as const;

/** Dependencies of reminders, besides the clock and log. */
export interface ReminderServices extends LetterPorts {
  readonly store: ReminderStore;
  /** For the schedule; `null` without a mail server, and in the API, which has no password for one. */
  readonly mailer: Mailer | null;
  readonly law: (state: JurisdictionCode) => Promise<FindingSources | undefined>;
  /** The ids of a state's remedies on which the renter files a paper that we make. */
  readonly papersOf: (state: JurisdictionCode) => Promise<readonly string[]>;
  /** The change log of the laws as deployed, newest first. */
  readonly changes: readonly LawChange[];
  /** The title of an entry of it; `undefined` if nobody has translated it. */
  readonly changeTitle: (change: LawChange, language: Language) => string | undefined;
}

interface ReminderPorts extends ReminderServices {
  readonly clock: () => Date;
  readonly counter: HitCounter;
  /** Secret salt of what is counted by address and connection. */
  readonly salt: string;
  /** The limit of all saves. */
  readonly consumeToken: (headers: Headers, now: Date) => Promise<Allowance>;
}

/**
 * Mails to confirm that a client, and a connection, may cause in a day (UTC); an address gets one a day. Whoever calls the
 * function's own URL can be many clients but only one connection, which behind Hosting carries those of many renters
 * (docs/adr/0010).
 */
const MOST_A_DAY = { client: 3, connection: 300 } as const;

/**
 * `POST /api/reminders`: stores a request, whose mail with a link to confirm the schedule sends (write-reminders.ts). 202, after
 * the same work, whether or not the address had one today, so that nobody learns who uses the site; 400 for bad input or a remedy
 * without a day to come; 429 over the limits.
 */
export function askEndpoint(ports: ReminderPorts): Handler {
  const { store, sender, salt, clock } = ports;
  return async (request) => {
    const { headers } = request;
    const language = languageAsked(headers.get('accept-language'));
    const words = REMINDER_ANSWERS[language];
    if (!isFromOwnSite(headers)) return problem(403, ANSWERS[language].crossSite);
    const body = await readJson(request, ANSWERS[language].body);
    if (!body.ok) return body.problem;
    const { data: asked, error } = reminderRequestSchema.safeParse(body.body);
    if (error !== undefined) {
      const isEmail = error.issues.some(({ path }) => path[0] === 'email');
      return problem(400, words.invalid, isEmail ? { errors: { email: words.email } } : {});
    }
    if (sender === '') return serviceUnavailable(words.off);

    const now = clock();
    const allowance = await ports.consumeToken(headers, now);
    if (!allowance.allowed) return tooMany(allowance.retryAfterSeconds, ANSWERS[language]);
    const today = utcDate(now);
    const day = await dayOf(ports, asked, today);
    if (day === 'none') return problem(400, words.noDay);

    const dayEnd = endOfUtcDay(now);
    const caller = callerOf(headers);
    for (const who of ['client', 'connection'] as const) {
      const key = counterKey(salt, `reminders of a ${who}`, dayEnd.getTime(), caller[who]);
      if ((await ports.counter.hit(key, dayEnd)) > MOST_A_DAY[who]) return problem(429, words.tooMany);
    }

    const token = newToken();
    await store.create(idOfToken(token), askedFor(asked, day, now, token));
    return Response.json({ status: 'asked' }, { status: 202 });
  };
}

/** The day to wait for by the law as deployed; `null` for the other kinds. */
async function dayOf(
  { law }: ReminderPorts,
  { subject }: ReminderRequest,
  today: PlainDate,
): Promise<PlainDate | null | 'none'> {
  if (subject.kind !== 'day') return null;
  const sources = await law(subject.facts.state);
  if (sources === undefined) return 'none';
  return dayToWaitFor(sources, subject.remedyId, subject.facts, today) ?? 'none';
}

/**
 * `POST /api/reminders/:token/confirm`: 200 with what was confirmed, also the second time; 404 for a link that is not
 * ours or too old.
 */
export function confirmEndpoint(ports: ReminderPorts): Handler {
  const { store, clock, changes, linkKey } = ports;
  return async (request, { parameters }) => {
    const language = languageAsked(request.headers.get('accept-language'));
    const words = REMINDER_ANSWERS[language];
    if (!isFromOwnSite(request.headers)) return problem(403, ANSWERS[language].crossSite);
    const now = clock();
    const id = idIn(parameters.token ?? '', linkKey);
    const reminder = id === undefined ? undefined : await store.get(id, now);
    if (id === undefined || reminder === undefined) return problem(404, words.unknown);
    if (reminder.confirmed_at === null) {
      await store.change(id, confirmed(reminder, changes[0]?.id ?? null, now));
    }
    return Response.json(answerOf(reminder));
  };
}

function answerOf({ subject, day }: StoredReminder): ReminderAnswer {
  return { kind: subject.kind, state: stateOf(subject), day };
}

/**
 * `POST /api/reminders/:token/end`: deletes a reminder with its address. 200, also when it is gone already; 404 for a
 * text that is no token. Also called by mail programs (RFC 8058), so neither the origin nor the body is looked at.
 */
export function endEndpoint({ store, linkKey, clock }: ReminderPorts): Handler {
  return async (request, { parameters }) => {
    const words = REMINDER_ANSWERS[languageAsked(request.headers.get('accept-language'))];
    const id = idIn(parameters.token ?? '', linkKey);
    if (id === undefined) return problem(404, words.unknown);
    const reminder = await store.get(id, clock());
    if (reminder !== undefined) {
      await store.remove(id);
      if (reminder.confirmed_at !== null) await store.countEnded();
    }
    return Response.json({ status: 'ended' });
  };
}

/** `GET /api/admin/reminders`: how many there are. Nothing else of them is shown to an admin. */
export function reminderCountsEndpoint({ store, clock }: Pick<ReminderPorts, 'store' | 'clock'>): Handler {
  return async () => Response.json(await store.counts(clock()));
}
