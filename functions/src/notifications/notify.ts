import { NOTIFICATION_WORDS } from '../../../src/content/words/en/notifications.ts';
import {
  type Cursor,
  moved,
  notAnnounced,
  readFrom,
  type WaitingRequest,
} from '../../../src/domain/notifications/cursor.ts';
import {
  type Digest,
  digestOf,
  digestOfRequests,
  mailText,
  type OperatorMail,
} from '../../../src/domain/notifications/digest.ts';
import { RECORD_KINDS, type RecordKind, type StoredFields } from '../../../src/domain/records/document.ts';
import { type OpeningHours, openingStatus } from '../../../src/domain/shared/opening-hours.ts';
import { addDays, dayIn, type PlainDate, utcDate } from '../../../src/domain/shared/plain-date.ts';
import { type UpkeepLine, upkeepLines, type UpkeepRound } from '../../../src/domain/upkeep/upkeep.ts';

import type { Log } from '../http/log.ts';
import type { NotificationCursor, RecordStore } from '../store/ports.ts';
import type { Mailer } from './mailer.ts';

/** Dependencies of the notifications, besides the records, clock and log. */
export interface NotificationServices {
  readonly cursor: NotificationCursor;
  /** `null` if no mail is configured. */
  readonly mail: {
    readonly mailer: Mailer;
    /** At least one. */
    readonly to: readonly string[];
  } | null;
  readonly hours: OpeningHours;
  readonly brand: string;
  readonly dashboardUrl: string;
  /** What of the content has to be looked at again, as known on the day on which the functions were bundled. */
  readonly upkeep: () => Promise<{ readonly rounds: readonly UpkeepRound[]; readonly builtOn: PlainDate }>;
}

type WaitingStore = Pick<RecordStore<never, StoredFields>, 'due' | 'count'>;

export interface NotificationPorts extends NotificationServices {
  readonly stores: Readonly<Record<RecordKind, WaitingStore>>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** What became of one kind of mail in one run. */
type MailResult =
  | 'not-set-up'
  | 'nothing-to-send'
  | 'sent'
  | 'failed'
  /** Store or clock failed, before or after the mail was sent; the next run will send it, again if need be. */
  | 'broken-off';

/** Requests are read in pages of this size. */
const PAGE = 1000;

/** No release lives longer. */
const LONGEST_LIFE_DAYS = 10 * 366;

/**
 * Creates what the schedule runs every five minutes: one mail about what came in since the last, and one each morning
 * about all that still waits (docs/adr/0025). It never throws: failures are logged, and the next run repeats the work. A
 * clock before the release was built, or ten years after, stops it: it would move the cursor beyond what comes in.
 *
 * The cursor is moved after its mail has been sent. A run that is killed in between sends the mail again: at least
 * once.
 */
export function operatorNotifications(
  ports: NotificationPorts,
): () => Promise<Readonly<Record<OperatorMail, MailResult>>> {
  const guarded = async (mail: OperatorMail, work: () => Promise<MailResult>) => {
    if (ports.mail === null) return 'not-set-up';
    try {
      const { builtOn } = await ports.upkeep();
      const now = ports.clock();
      const today = utcDate(now);
      if (today < builtOn || today > addDays(builtOn, LONGEST_LIFE_DAYS)) {
        ports.log.error('notifications broken off', { mail, implausibleClock: now.toISOString(), builtOn });
        return 'broken-off';
      }
      return await work();
    } catch (error) {
      ports.log.error('notifications broken off', { mail }, error);
      return 'broken-off';
    }
  };
  return async () => ({
    news: await guarded('news', () => sendNews(ports)),
    morning: await guarded('morning', () => sendMorning(ports)),
  });
}

async function sendNews(ports: NotificationPorts): Promise<MailResult> {
  const now = ports.clock();
  const cursor = await ports.cursor.read();
  const requests = (
    await Promise.all(RECORD_KINDS.map((kind) => requestsOf(ports, kind, cursor, now)))
  ).flat();
  const news = notAnnounced(cursor, requests);
  const result = await send(ports, 'news', digestOfRequests(news));
  if (result !== 'failed') await ports.cursor.write(moved(cursor, requests, now));
  return result;
}

interface RecordRequest extends WaitingRequest {
  readonly kind: RecordKind;
}

/** All requests of one kind that are still waiting, from the cursor on. */
async function requestsOf(
  { stores }: NotificationPorts,
  kind: RecordKind,
  cursor: Cursor,
  now: Date,
): Promise<readonly RecordRequest[]> {
  const requests = new Map<string, RecordRequest>();
  let since = readFrom(cursor);
  for (;;) {
    const page = await stores[kind].due({
      field: 'asked_at',
      since,
      until: now.toISOString(),
      where: { work_status: 'new' },
      limit: PAGE,
    });
    const known = requests.size;
    for (const { id, asked_at: askedAt } of page) {
      if (askedAt !== null) requests.set(id, { kind, key: `${kind}/${id}@${askedAt}`, askedAt });
    }
    // Each page begins at the last instant of the one before. Nothing new in it means that the rest shares one instant.
    if (page.length < PAGE || requests.size === known) return [...requests.values()];
    since = page.at(-1)?.asked_at ?? since;
  }
}

/** Once on each working day, at the first run within the working hours. */
async function sendMorning(ports: NotificationPorts): Promise<MailResult> {
  const { stores, hours } = ports;
  const now = ports.clock();
  const cursor = await ports.cursor.read();
  const today = dayIn(now, hours.timeZone);
  if (cursor.morning === today || openingStatus(hours, now)?.isOpen !== true) return 'nothing-to-send';
  const where = { work_status: 'new' };
  const waiting = await Promise.all(
    RECORD_KINDS.map(async (kind) => {
      const [count, [oldest]] = await Promise.all([
        stores[kind].count({ where }),
        stores[kind].due({ field: 'asked_at', until: now.toISOString(), where, limit: 1 }),
      ]);
      return { kind, count, since: oldest?.asked_at ?? null };
    }),
  );
  const result = await send(
    ports,
    'morning',
    digestOf(waiting),
    upkeepLines((await ports.upkeep()).rounds, today),
  );
  if (result !== 'failed') await ports.cursor.write({ ...cursor, morning: today });
  return result;
}

async function send(
  { mail, brand, dashboardUrl, hours, log }: NotificationPorts,
  kind: OperatorMail,
  digest: Digest,
  upkeep: readonly UpkeepLine[] = [],
): Promise<'nothing-to-send' | 'sent' | 'failed'> {
  if (mail === null || digest.count === 0) return 'nothing-to-send';
  const text = mailText(
    { mail: kind, digest, brand, timeZone: hours.timeZone, dashboardUrl, upkeep },
    NOTIFICATION_WORDS,
  );
  const delivery = await mail.mailer.send({ ...text, to: mail.to });
  const fields = { mail: kind, count: digest.count };
  if (!delivery.ok) {
    log.error('notification not sent', { ...fields, failure: delivery.failure });
    return 'failed';
  }
  log.info('notification sent', { ...fields, refusedAddresses: delivery.refusedAddresses });
  return 'sent';
}
