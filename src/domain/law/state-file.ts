import * as z from 'zod/mini';

import type { JurisdictionSlug } from '../places/jurisdiction.ts';
import { courtFeesSchema, type StateCourts } from './court-directory.ts';
import { HELP_KINDS, type StateContacts } from './legal-help.ts';
import { type PlanWords, SITUATIONS } from '../plan/situations.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import { type SealingLaw, type UnreadAct, unreadActSchema } from './sealing-law.ts';
import { shownRemedy, type ShownRemedy, shownRemedySchema } from './remedy.ts';
import { type PanelWords, sealingLawPanel, type SealingLawPanel } from './panel.ts';
import { publishedText as text, sourceSchema, VERIFICATIONS, webAddress } from './source.ts';

/** The shape of the public data files. A page left open over a release may meet a newer one. */
const SEALING_LAW_FILE_FORMAT = 4;

/** Where a state's public data file is: `/data/sealing-law/arizona.json`. */
export function sealingLawFilePath(slug: JurisdictionSlug): string {
  return `/data/sealing-law/${slug}.json`;
}

/**
 * Whether a download is a data file of the shape that this page knows. The build checks every file against the whole
 * schema, so the browser checks only the format number and loads no schema (docs/adr/0006).
 */
export function isSealingLawFile(downloaded: unknown): downloaded is SealingLawFile {
  return (
    typeof downloaded === 'object' &&
    downloaded !== null &&
    'format' in downloaded &&
    downloaded.format === SEALING_LAW_FILE_FORMAT
  );
}

/**
 * A state's public data file: everything that a result shows of its law, courts and help, so that choosing a state is
 * the only request.
 */
export interface SealingLawFile {
  /** Raised whenever the shape changes, see {@link isSealingLawFile}. */
  readonly format: typeof SEALING_LAW_FILE_FORMAT;
  /** §9: whether the state is treated as one that seals. */
  readonly eligible: boolean;
  /** How far the law supports the list, for the finding. */
  readonly verification: SealingLaw['verification'];
  /** Year and month of the last check: `'2026-11'`. */
  readonly asOf: string;
  readonly unreadAct?: UnreadAct | undefined;
  readonly panel: SealingLawPanel;
  /** The remedies of the law, for the renter's plan. */
  readonly remedies: readonly ShownRemedy[];
  /** The words that plans under this law can need. */
  readonly plan: PlanWords;
  readonly courts: StateCourts;
  readonly legalHelp: StateContacts;
  /** Official names, offered in the form: `'Maricopa County'`. */
  readonly counties: readonly string[];
}

/**
 * The public data file of a state.
 *
 * @param today the day that the age of the law's check is counted to: that of the build
 */
export function sealingLawFile(
  law: SealingLaw,
  courts: StateCourts,
  legalHelp: StateContacts,
  counties: readonly string[],
  plan: PlanWords,
  words: PanelWords,
  today: PlainDate,
): SealingLawFile {
  return {
    format: SEALING_LAW_FILE_FORMAT,
    eligible: law.eligible,
    verification: law.verification,
    asOf: law.asOf,
    ...(law.unreadAct !== undefined && { unreadAct: law.unreadAct }),
    panel: sealingLawPanel(law, today, words),
    remedies: law.remedies.map(shownRemedy),
    plan,
    courts,
    legalHelp,
    counties,
  };
}

const list = { heading: text, items: z.array(text).check(z.minLength(1)) };

const panel = z.strictObject({
  title: text,
  explanation: text,
  waitingPeriod: text,
  statusLine: text,
  requirements: z.nullable(z.strictObject(list)),
  steps: z.nullable(z.strictObject(list)),
  filing: z.nullable(z.strictObject({ heading: text, howToFile: text })),
  notes: text,
  alternatives: z.nullable(z.strictObject({ ...list, introduction: z.nullable(text) })),
  citations: z.array(z.strictObject({ citation: text, what: text, url: z.nullable(webAddress) })),
  officialSources: z.array(sourceSchema),
  evidence: z.strictObject({
    reliable: z.boolean(),
    heading: text,
    warning: z.nullable(text),
    explanation: text,
    difference: z.nullable(text),
    checked: text,
    caution: text,
  }),
});

const location = {
  name: text,
  address: z.nullable(text),
  phone: z.nullable(text),
  hours: z.nullable(text),
  website: z.nullable(webAddress),
};
const court = z.strictObject({
  ...location,
  note: text,
  confirmed: z.boolean(),
  locations: z.array(z.strictObject(location)),
});

const contacts = z
  .array(
    z.strictObject({
      name: text,
      specialty: text,
      phone: z.nullable(text),
      url: z.nullable(webAddress),
      kind: z.enum(HELP_KINDS),
    }),
  )
  .check(z.minLength(1));

/**
 * What the build checks every public data file against. Strict: nothing that only editors need may be published. The
 * browser checks only the format, see {@link isSealingLawFile}.
 */
export const sealingLawFileSchema: z.ZodMiniType<SealingLawFile> = z.strictObject({
  format: z.literal(SEALING_LAW_FILE_FORMAT),
  eligible: z.boolean(),
  verification: z.enum(VERIFICATIONS),
  asOf: z.string().check(z.regex(/^\d{4}-\d{2}$/u)),
  unreadAct: z.optional(unreadActSchema),
  panel,
  remedies: z.array(shownRemedySchema),
  plan: z.strictObject({
    paths: z.record(text, text),
    situations: z.partialRecord(
      z.enum(SITUATIONS),
      z.strictObject({ heading: text, introduction: text, steps: z.array(text).check(z.minLength(1)) }),
    ),
  }),
  courts: z.strictObject({
    court,
    fees: courtFeesSchema,
    selfHelp: z.nullable(sourceSchema),
    counties: z.record(text, z.strictObject({ court: z.nullable(court), fees: z.nullable(courtFeesSchema) })),
  }),
  legalHelp: z.strictObject({ default: contacts, counties: z.record(text, contacts) }),
  counties: z.array(text).check(z.minLength(1)),
});
