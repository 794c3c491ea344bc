import type { Cell } from '../shared/csv.ts';
import type { StoredLead, StoredMessage } from '../inbox/stored-inbox.ts';
import type { StoredFields } from './document.ts';
import type { StoredSubmission } from '../check/record.ts';

/**
 * A stored key as people read it, "displayed with a space" (specification §2).
 *
 * @example spacedKey('not-paid') // => 'not paid'
 */
export function spacedKey(key: string): string {
  return key.replaceAll('-', ' ');
}

/** One column of an export: what stands over it, and what of a record stands in it. */
export interface Column<Stored> {
  readonly label: string;
  readonly cell: (record: Stored) => Cell;
}

const received: Column<StoredFields> = {
  label: 'Received (UTC)',
  cell: ({ created_at }) => spreadsheetTime(created_at),
};
const work: readonly Column<StoredFields>[] = [
  { label: 'Work status', cell: ({ work_status }) => work_status },
  { label: 'Note', cell: ({ work_note }) => work_note },
];
const bookkeeping: readonly Column<StoredFields>[] = [
  { label: 'Record number', cell: ({ id }) => id },
  { label: 'Missing or unexpected', cell: ({ odd_fields }) => odd_fields.join(' ') },
];

/** The columns of a CSV of submissions: every field of specification §3. */
export const SUBMISSION_COLUMNS: readonly Column<StoredSubmission>[] = [
  received,
  { label: 'Result', cell: ({ classification }) => spacedKey(classification) },
  ...work,
  { label: 'Name', cell: ({ full_name }) => full_name },
  { label: 'Email', cell: ({ email }) => email },
  { label: 'Phone', cell: ({ phone }) => phone },
  { label: 'Agreed to calls and texts', cell: ({ contact_consent }) => contact_consent },
  { label: 'State', cell: ({ state }) => state },
  { label: 'County', cell: ({ county }) => county },
  { label: 'Filing date', cell: ({ filing_date }) => filing_date },
  { label: 'Years since filing', cell: ({ years_since_conviction }) => years_since_conviction },
  { label: 'Reason', cell: ({ reason }) => reason },
  { label: 'Outcome', cell: ({ outcome }) => spacedKey(outcome) },
  { label: 'Payment', cell: ({ payment_status }) => spacedKey(payment_status) },
  { label: 'Details', cell: ({ details }) => details },
  { label: 'Type', cell: ({ conviction_type }) => conviction_type },
  { label: 'Eligible', cell: ({ is_eligible }) => is_eligible },
  { label: 'Message shown', cell: ({ eligibility_message }) => eligibility_message },
  { label: 'Consent wording of', cell: ({ consent_version }) => consent_version },
  ...bookkeeping,
];

/** The columns of a CSV of leads. */
export const LEAD_COLUMNS: readonly Column<StoredLead>[] = [
  received,
  ...work,
  { label: 'Email', cell: ({ email }) => email },
  { label: 'Phone', cell: ({ phone }) => phone },
  ...bookkeeping,
];

/** The columns of a CSV of messages. */
export const MESSAGE_COLUMNS: readonly Column<StoredMessage>[] = [
  received,
  ...work,
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Email', cell: ({ email }) => email },
  { label: 'Phone', cell: ({ phone }) => phone },
  { label: 'Message', cell: ({ message }) => message },
  ...bookkeeping,
];

/** A time as spreadsheets read it: `2026-11-21 18:30:00`. */
function spreadsheetTime(iso: string | null): string | null {
  return iso === null ? null : iso.slice(0, 19).replace('T', ' ');
}
