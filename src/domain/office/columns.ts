import { SUBMISSION_RECORD, type StoredSubmission } from '#domain/check/record.ts';
import { LEAD_RECORD, MESSAGE_RECORD, type StoredLead, type StoredMessage } from '#domain/inbox/record.ts';
import type { Cell } from '#domain/shared/csv.ts';
import { dateFormat } from '#domain/shared/date-format.ts';
import { doNotCallSince } from '#domain/records/do-not-call.ts';
import type { StoredFields } from '#domain/records/document.ts';
import type { RecordField, RecordTable, RecordValues } from '#domain/records/stored-field.ts';
import { callAgainAt, closeReason, type ContactEntry } from '#domain/records/work.ts';
import { LANGUAGE_NAMES, languageOf } from '#domain/shared/language.ts';
import { phoneDigits } from '#domain/shared/telephone.ts';

import { segmentOf } from './calling.ts';
import { stepZone } from './next-step.ts';
import { personRows } from './people.ts';
import { type AnyRecord, type RecordRow, recordRow } from './queue.ts';

/**
 * Formats a stored key for display, "displayed with a space" (product §2).
 *
 * @example spacedKey('not-paid') // => 'not paid'
 */
function spacedKey(key: string): string {
  return key.replaceAll('-', ' ');
}

/** A line of the fold about a record. */
interface CardLine {
  readonly label: string;
  readonly value: string;
}

/** The non-empty lines of the fold about a record, in the order of the CSV's columns. */
export function cardLines<Table extends RecordTable>(
  table: Table,
  record: RecordValues<Table>,
): readonly CardLine[] {
  return Object.entries<RecordField>(table).flatMap(([name, field]) => {
    const value = shown(field, record[name] ?? null);
    return field.card === true && value !== null ? [{ label: field.label, value: String(value) }] : [];
  });
}

/** A column of an export: its header, and how to read its cell from a record. */
export interface Column<Stored> {
  readonly label: string;
  readonly cell: (record: Stored) => Cell;
}

function shown({ spaced }: RecordField, value: Cell): Cell {
  return spaced === true && typeof value === 'string' ? spacedKey(value) : value;
}

const received: Column<StoredFields> = {
  label: 'Received (UTC)',
  cell: ({ created_at }) => spreadsheetTime(created_at),
};
const work: readonly Column<StoredFields>[] = [
  { label: 'Work status', cell: ({ work_status }) => work_status },
  { label: 'Contact log', cell: ({ work_log }) => work_log.map(logLine).join('\n') },
  { label: 'Call again (UTC)', cell: (record) => spreadsheetTime(callAgainAt(record)) },
  { label: 'Closed because', cell: (record) => spacedKey(closeReason(record) ?? '') },
  {
    label: 'Do not call or text since (UTC)',
    cell: (record) => spreadsheetTime(doNotCallSince(record)),
  },
];
const bookkeeping: readonly Column<StoredFields>[] = [
  { label: 'Record number', cell: ({ id }) => id },
  { label: 'Missing or unexpected', cell: ({ odd_fields }) => odd_fields.join(' ') },
];

/** The columns of a CSV: those of every record around the fields of its own table. */
function columns<Table extends RecordTable, Stored extends RecordValues<Table> & StoredFields>(
  table: Table,
  result: readonly Column<Stored>[] = [],
): readonly Column<Stored>[] {
  const own = Object.entries<RecordField>(table).map(([name, field]): Column<Stored> => ({
    label: field.label,
    cell: (record) => shown(field, record[name] ?? null),
  }));
  return [received, ...result, ...work, ...own, ...bookkeeping];
}

/** Every field of product §3. */
export const SUBMISSION_COLUMNS: readonly Column<StoredSubmission>[] = columns(SUBMISSION_RECORD, [
  { label: 'Result', cell: ({ classification }) => spacedKey(classification) },
]);
export const LEAD_COLUMNS: readonly Column<StoredLead>[] = columns(LEAD_RECORD);
export const MESSAGE_COLUMNS: readonly Column<StoredMessage>[] = columns(MESSAGE_RECORD);

/**
 * For whoever calls: eight columns without notes, and with the times where the person is. Of somebody whose time zone is not
 * known, they are in that of the East.
 */
export const CALL_LIST_COLUMNS: readonly Column<RecordRow>[] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Phone', cell: ({ phone }) => phone },
  { label: 'Language', cell: ({ language }) => LANGUAGE_NAMES[languageOf(language)].english },
  {
    label: 'Place',
    cell: ({ county, state }) => [county, state].filter((part) => Boolean(part)).join(', '),
  },
  { label: 'Time zone', cell: ({ time_zones }) => stepZone(time_zones) },
  { label: 'Answer', cell: ({ finding }) => spacedKey(finding ?? '') },
  { label: 'Asked (their time)', cell: (row) => timeThere(row.asked_at, row) },
  { label: 'Call again (their time)', cell: (row) => timeThere(callAgainAt(row), row) },
];

function timeThere(iso: string | null, { time_zones }: RecordRow): string | null {
  if (iso === null) return null;
  // The Swedish form is that of ISO 8601, which spreadsheets read.
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone: stepZone(time_zones) } as const;
  return dateFormat('sv-SE', options).format(new Date(iso));
}

/**
 * The people to call among records, the latest record of each: who agreed that the office calls, and whose record is not
 * closed.
 */
export function callList(records: readonly AnyRecord[], now: Date): readonly RecordRow[] {
  const rows = personRows(
    records.map((record) => recordRow(record, now)),
    now.toISOString(),
  );
  return rows.filter(
    (row) => row.work_status !== 'closed' && segmentOf(row) === 'call' && phoneDigits(row.phone) !== '',
  );
}

/** Formats an entry of the contact log: `2026-11-21 18:30:00, no answer, admin@example.com: Rings.` */
function logLine({ at, kind, text, by }: ContactEntry): string {
  const head = [spreadsheetTime(at), spacedKey(kind), by].filter((part) => part !== null).join(', ');
  return text === '' ? head : `${head}: ${text}`;
}

/** Formats a time for spreadsheets: `2026-11-21 18:30:00`. */
function spreadsheetTime(iso: string | null): string | null {
  return iso === null ? null : iso.slice(0, 19).replace('T', ' ');
}
