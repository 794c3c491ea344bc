/**
 * `npm run delete-flood -- --from 2026-11-29T03:00 --to 2026-11-29T04:30` lists the records that came in then, and with
 * `--delete` and their number deletes them: docs/tasks/delete-a-flood.md.
 */
import { parseArgs } from 'node:util';

import type { Firestore } from 'firebase-admin/firestore';

import { SUBMISSION_RECORD } from '#domain/check/record.ts';
import { LEAD_RECORD, MESSAGE_RECORD } from '#domain/inbox/record.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import type { RecordTable } from '#domain/records/stored-field.ts';
import { DAY_MS } from '#domain/shared/plain-date.ts';
import { ExpectedFailure } from './expected-failure.ts';
import {
  allRecords,
  type Given,
  givenNow,
  noteCommand,
  openFirestore,
  PLACE_OPTIONS,
  runOnRecords,
  type WholeRecord,
  wholeStores,
} from './record-stores.ts';

const EXAMPLE =
  'npm run delete-flood -- --from 2026-11-29T03:00 --to 2026-11-29T04:30 --project your-firebase-project';
/** A longer time is a mistake rather than a flood. */
const MOST_DAYS = 7;

/** Which records belong to a flood. */
export interface Flood {
  readonly since: Date;
  /** Exclusive. */
  readonly until: Date;
  readonly kinds: readonly RecordKind[];
  /** Texts each of which must stand in an answer of the record, in any case. */
  readonly texts: readonly string[];
}

export interface FloodFound {
  readonly records: readonly WholeRecord[];
  /** How many records of the same time and texts are kept, because somebody has worked on them. */
  readonly kept: number;
}

const TABLES: Readonly<Record<RecordKind, RecordTable>> = {
  submissions: SUBMISSION_RECORD,
  leads: LEAD_RECORD,
  messages: MESSAGE_RECORD,
};

/** The answers of a record that are texts, by their labels; of an address also its domain. */
function answersOf({
  collection,
  stored,
}: WholeRecord): readonly (readonly [label: string, answer: string])[] {
  const texts = Object.entries(TABLES[collection]).flatMap(([name, { label }]) => {
    const value = stored[name];
    return typeof value === 'string' && value !== '' ? [[label, value] as const] : [];
  });
  const { email } = stored;
  return [...texts, ...(typeof email === 'string' ? [['Domain', email.replace(/^.*@/u, '@')] as const] : [])];
}

/**
 * The records that came in within a time and have all the texts, but those that somebody has worked on. A record has
 * nothing about the connection that it came over.
 */
export async function findFlood(firestore: Firestore, flood: Flood): Promise<FloodFound> {
  const range = { since: flood.since.toISOString(), until: flood.until.toISOString() };
  const records: WholeRecord[] = [];
  let kept = 0;
  for await (const page of allRecords(wholeStores(firestore), flood.kinds, range)) {
    for (const record of page) {
      const answers = answersOf(record).map(([, answer]) => answer.toLowerCase());
      if (!flood.texts.every((text) => answers.some((answer) => answer.includes(text.toLowerCase()))))
        continue;
      if (record.work_status === 'new' && record.work_log.length === 0) records.push(record);
      else kept += 1;
    }
  }
  return { records, kept };
}

/**
 * Deletes the records of a flood, after an entry in the audit log for each kind. A run that was killed is gone on with
 * by the next one.
 */
export async function deleteFlood(
  firestore: Firestore,
  { records }: FloodFound,
  given: Given,
): Promise<void> {
  const stores = wholeStores(firestore);
  for (const [collection, ofKind] of Map.groupBy(records, (record) => record.collection)) {
    await noteCommand(firestore, given, {
      action: 'delete-flood',
      collection,
      record: null,
      count: ofKind.length,
    });
    for (let first = 0; first < ofKind.length; first += 100) {
      await Promise.all(ofKind.slice(first, first + 100).map(({ id }) => stores[collection].remove(id)));
    }
  }
}

/** Answers that this part of the records have in common are named. */
const COMMON = 1 / 4;

/** What would be deleted, and what the records have in common. */
export function describeFlood({ records, kept }: FloodFound): string {
  const counts = [...Map.groupBy(records, ({ collection }) => collection)].map(
    ([collection, { length }]) => `  ${length} in ${collection}`,
  );
  const times = records.map(({ sort_key }) => sort_key.slice(0, 19)).sort();
  const answers = Map.groupBy(
    records.flatMap(answersOf),
    ([label, answer]) => `${label}: ${answer.slice(0, 80)}`,
  );
  const common = [...answers]
    .filter(([, { length }]) => length > 1 && length >= records.length * COMMON)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([answer, { length }]) => `  ${length} have ${answer}`);
  return [
    `${records.length} records${records.length === 0 ? '' : `, from ${times[0] ?? ''} to ${times.at(-1) ?? ''} UTC`}:`,
    ...counts,
    ...common,
    ...(kept === 0 ? [] : [`Kept, because somebody has worked on them: ${kept}.`]),
    'A record has nothing about the connection that it came over. Narrow the time, or add --text with what is the',
    'same in the flood and in nobody else’s record, until no genuine record is among them.',
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/u;

/** @throws ExpectedFailure without a time window, or with one that is not over or too long */
export function readFlood(
  {
    from = '',
    to = '',
    kind,
    text = [],
  }: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly kind?: string | undefined;
    readonly text?: readonly string[] | undefined;
  },
  now: Date,
): Flood {
  const help = { todo: `For example: ${EXAMPLE}` };
  const [since, until] = [from, to].map((time) => new Date(TIME.test(time) ? `${time}Z` : Number.NaN));
  if (since === undefined || until === undefined || !(since.getTime() < until.getTime())) {
    throw new ExpectedFailure(
      'Say when the flood came, in UTC: --from its first minute, --to the minute after.',
      help,
    );
  }
  if (until > now) throw new ExpectedFailure('The time in --to is still to come.', help);
  if (until.getTime() - since.getTime() > MOST_DAYS * DAY_MS) {
    throw new ExpectedFailure(`The time is longer than ${MOST_DAYS} days.`, help);
  }
  const kinds = RECORD_KINDS.filter((each) => kind === undefined || each === kind);
  if (kinds.length === 0) {
    throw new ExpectedFailure(`There are no ${kind ?? ''}.`, {
      todo: `Use one of ${RECORD_KINDS.join(', ')}.`,
    });
  }
  return { since, until, kinds, texts: text };
}

if (import.meta.main) {
  await runOnRecords(async () => {
    const { values } = parseArgs({
      options: {
        ...PLACE_OPTIONS,
        from: { type: 'string' },
        to: { type: 'string' },
        kind: { type: 'string' },
        text: { type: 'string', multiple: true },
        delete: { type: 'string' },
      },
    });
    const flood = readFlood(values, new Date());
    const { firestore, where } = await openFirestore(values);
    const found = await findFlood(firestore, flood);
    const { length } = found.records;
    console.log(`\n  In ${where}:\n${describeFlood(found)}\n`);
    if (values.delete === undefined) {
      console.log(`  Nothing was deleted. To delete them, add --delete ${length} to the same command.\n`);
    } else if (values.delete !== String(length)) {
      throw new ExpectedFailure(
        `These are ${length} records and not ${values.delete}, so nothing was deleted.`,
        {
          todo: 'Look at them, then give their number.',
        },
      );
    } else {
      await deleteFlood(firestore, found, givenNow());
      console.log(`  Deleted: ${length}. Backups keep them for up to seven days longer.\n`);
    }
  });
}
