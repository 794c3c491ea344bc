import type { ShownCourtReminder } from '#domain/law/court-reminder.ts';
import type { JurisdictionSlug } from '#domain/places/jurisdiction.ts';
import type { Language } from '#domain/shared/language.ts';
import type { StateFilings } from './filing-schema.ts';
import type { PaperWords } from './papers.ts';

/** The shape of the files of filings. A page left open over a release may meet a newer one. */
export const STATE_FILINGS_FORMAT = 3;

/** A state's filings as browsers read them, with the words that papers are made of. */
export interface StateFilingsFile extends StateFilings {
  readonly format: typeof STATE_FILINGS_FORMAT;
  readonly words: PaperWords;
  /** The reminder of hearings that the state's courts offer; `null` where none was found. */
  readonly courtReminder: Readonly<Record<Language, ShownCourtReminder>> | null;
}

/** Path of a state's filings: `/data/filings/indiana.json`. */
export function stateFilingsPath(slug: JurisdictionSlug): string {
  return `/data/filings/${slug}.json`;
}

/** Whether a download has the format that this page understands. The build validated what is in it. */
export function isStateFilingsFile(downloaded: unknown): downloaded is StateFilingsFile {
  return (
    typeof downloaded === 'object' &&
    downloaded !== null &&
    'format' in downloaded &&
    downloaded.format === STATE_FILINGS_FORMAT
  );
}
