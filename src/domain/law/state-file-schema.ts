import * as z from 'zod/mini';

import { type PlanWords, SITUATIONS } from '#domain/plan/situations.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { StateCourts } from './court-directory.ts';
import { courtFeesSchema, HELP_KINDS } from './facts-schema.ts';
import type { StateContacts } from './legal-help.ts';
import { type PanelWords, sealingLawPanel } from './presentation.ts';
import { type SealingLaw, shownRemedy, shownRemedySchema, unreadActSchema } from './sealing-law.ts';
import { VERIFICATIONS } from './remedy-terms.ts';
import { publishedText as text, sourceSchema, webAddress } from './source.ts';
import { SEALING_LAW_FILE_FORMAT, type SealingLawFile } from './state-file.ts';

/**
 * Builds the public data file of a state.
 *
 * @param today the day to count the age of the law's check to: the day of the build
 */
export function sealingLawFile(
  law: SealingLaw,
  bills: SealingLawFile['bills'],
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
    bills,
    panel: sealingLawPanel(law, today, words),
    remedies: law.remedies.map(shownRemedy),
    plan,
    courts,
    legalHelp,
    counties,
  };
}

const list = z.strictObject({
  heading: text,
  introduction: z.nullable(text),
  items: z.array(text).check(z.minLength(1)),
});

const panel = z.strictObject({
  title: text,
  explanation: text,
  waitingPeriod: text,
  statusLine: text,
  requirements: z.nullable(list),
  steps: z.nullable(list),
  filing: z.nullable(z.strictObject({ heading: text, howToFile: text })),
  notes: text,
  alternatives: z.nullable(list),
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
  caption: text,
  called: text,
  note: text,
  confirmed: z.boolean(),
  locations: z.array(z.strictObject(location)),
});

const contact = z.strictObject({
  name: text,
  specialty: text,
  phone: z.nullable(text),
  url: z.nullable(webAddress),
  kind: z.enum(HELP_KINDS),
});
const step = z.union([text, z.strictObject({ when: z.literal('unpaid'), text })]);

const contacts = z.array(contact).check(z.minLength(1));

/**
 * The schema that the build validates every public data file with. Strict, so that no field meant for editors is
 * published. Browsers check only the format, see `isSealingLawFile`.
 */
export const sealingLawFileSchema: z.ZodMiniType<SealingLawFile> = z.strictObject({
  format: z.literal(SEALING_LAW_FILE_FORMAT),
  eligible: z.boolean(),
  verification: z.enum(VERIFICATIONS),
  asOf: z.string().check(z.regex(/^\d{4}-\d{2}$/u)),
  unreadAct: z.optional(unreadActSchema),
  bills: z.array(text),
  panel,
  remedies: z.array(shownRemedySchema),
  plan: z.strictObject({
    paths: z.record(text, text),
    situations: z.partialRecord(
      z.enum(SITUATIONS),
      z.strictObject({ heading: text, introduction: text, steps: z.array(step).check(z.minLength(1)) }),
    ),
  }),
  courts: z.strictObject({
    court,
    fees: courtFeesSchema,
    selfHelp: z.nullable(sourceSchema),
    counties: z.record(text, z.strictObject({ court: z.nullable(court), fees: z.nullable(courtFeesSchema) })),
    names: z.array(
      z.strictObject({
        name: text,
        english: z.optional(text),
        note: text,
        exact: z.boolean(),
        counties: z.array(text).check(z.minLength(1)),
      }),
    ),
  }),
  legalHelp: z.strictObject({
    default: contacts,
    counties: z.record(text, contacts),
    areas: z.array(z.strictObject({ contact, counties: z.array(text).check(z.minLength(1)) })),
    finder: z.nullable(contact),
  }),
  counties: z.array(text).check(z.minLength(1)),
});
