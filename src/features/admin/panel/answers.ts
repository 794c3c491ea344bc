import type { StoredSubmission } from '#domain/check/record.ts';
import { CORRECTABLE } from '#domain/office/corrections.ts';
import type { AnyRecord } from '#domain/office/queue.ts';
import { asText } from '#domain/records/stored-field.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { writtenDay } from '#features/admin/times.ts';

/** When a case was filed, as exactly as the renter knows it. An invalid date is shown unchanged. */
function writtenFiling({ filing_date, filing_date_precision: precision }: StoredSubmission): string {
  const day = plainDate(filing_date);
  if (day === undefined) return filing_date;
  return precision === 'month' || precision === 'year' ? longDate(day, 'en-US', precision) : writtenDay(day);
}

/** A record's correctable answers as the form has them. */
export function answersOf(record: AnyRecord): Readonly<Record<string, string>> {
  const stored: Readonly<Record<string, unknown>> = { ...record };
  const answers = Object.entries(CORRECTABLE[record.collection])
    .filter(([name]) => name !== 'filingPrecision')
    .map(([name, { storedAs }]) => [name, asText(stored[storedAs])]);
  const filing = 'filing_date' in record ? { filingDate: writtenFiling(record) } : {};
  return { ...(Object.fromEntries(answers) as Record<string, string>), ...filing };
}
