import * as z from 'zod/mini';

import { BYTE_ORDER_MARK, type Cell, csvLine } from '#domain/shared/csv.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';
import { type LawChange, type PendingBill, pendingBillsSchema } from './changes.ts';
import { type Remedy, type SealingLaw, sealingLawSchema } from './sealing-law.ts';
import { isoDate, publishedText, webAddress } from './source.ts';

/**
 * The descriptions in the data set's JSON Schema, by field name. A name has the same meaning everywhere. A test checks
 * that every field has one.
 */
export const LAW_DATASET_FIELDS: Readonly<Record<string, string>> = {
  // The file.
  $schema: 'The JSON Schema that this file follows.',
  format: 'Raised whenever a field changes its meaning or goes; new fields do not raise it.',
  version:
    'In the file: its version by Semantic Versioning; the first number is that of "format". In a quotation: the version of the text, by its date, edition or act.',
  name: 'What it is called.',
  description: 'What the data set holds.',
  notice: 'What to know before you rely on it.',
  publisher: 'Who keeps the data.',
  page: 'The page that shows it to people.',
  changes: 'The Atom feed of changes.',
  topic: 'What the data set is about, by its code in a public taxonomy.',
  code: 'The code of the legal issue: masking of an eviction record.',
  taxonomy: 'The taxonomy, and who keeps it.',
  license: 'What you may do with the data.',
  modified: 'The day of the last change.',
  retired: 'The ids that paths had and that are not used again.',
  change: 'The entry of the feed that says why, by the end of its id.',
  laws: 'One entry for each of the 50 states and Washington DC, in the order of their names.',
  bills:
    'Bills that were seen on their way and whose end no editor has seen: each may change the law of its state, or may have done so.',

  // A state's law.
  abbreviation: 'USPS abbreviation of the state or of Washington DC.',
  state: 'Its name.',
  eligible:
    'Whether the list that this site began with has the state as one that seals eviction records. Not always the law: see "verification".',
  waitingPeriod: 'The waiting period of that list, in its words. Not always the law: see "verification".',
  verification:
    'How that waiting period compares with the law. "verified": a law supports it, or, where "eligible" is false, no law was found either; "differs": there is a law on other terms; "unverified": no law was found that supports it, or its fate is not known.',
  differenceNote: 'How the law differs from the waiting period, or narrows it.',
  eligibilityDetails: 'Whose case the law covers, in plain words.',
  requirements: 'What has to be so before a record can be sealed; empty where no law was found.',
  processSteps: 'What to do, in order; empty where no law was found.',
  howToFile: 'Where and how to file.',
  notes: 'What else to know.',
  courtName: 'The kind of court that hears evictions there.',
  alternatives: 'What a renter can do without a sealing law.',
  statute: 'The statutes, court rules and orders that were compared.',
  unreadAct:
    'An act that was passed and that no editor has read, by its name and its first day; nothing here rests on it. Absent where there is none.',
  narrowRule:
    'Where only narrow rules were found, and no law of the state that seals eviction files: what they do. Absent elsewhere.',
  judgmentLife:
    'How long an unpaid money judgment of its courts lives. Only for the advice to ask before paying an old one: most of these statutes were not read.',
  years:
    'So many years: of a judgment from its entry, until it ends or goes dormant, null where no number may be shown; of "orExpired", until an award expires.',
  lookedForNewLaw: 'The day on which an editor last looked for new law there; null where nobody noted one.',
  inForceFrom: 'The first day on which it is in force; may be still to come.',
  remedies: 'The legal paths to get a record out of sight, typed.',
  sources: 'The pages that an editor read. Not every one of them is official.',
  asOf: 'Year and month of the last check; of several paths, of the one that was checked the longest ago.',
  reviewedBy: 'How many people have compared the entry with the law.',

  // A bill.
  number: 'Its number as the legislature writes it; companion bills are one entry.',
  session: 'The year or years that the bill is known under.',
  lastStep: 'What happened in the last step that an editor saw.',
  lastStepOn: 'The day of that step, or its month where no more is known.',
  foundSince: 'What was seen later that speaks of its end without proving it; null where there is nothing.',
  source: 'Where the step was seen. Not always an official page.',
  lookedOn: 'The day on which an editor last looked for a further step.',
  lookAgainBy: 'The day by which an editor looks again.',

  // A statute, a source.
  citation: 'The statute, rule or order, as lawyers cite it.',
  url: 'Where it can be read; null when only its name is known.',
  what: 'What it does, in one sentence.',
  title: 'What it is called.',

  // A legal path.
  id: 'Unique in the data set; begins with the abbreviation of the state in lower case.',
  localTo: 'The court, clerk or city that the path is limited to; null for the whole state.',
  localCounty: 'The county that this court or city lies in; null for the whole state.',
  effect:
    'What happens to the record: "sealed", "expunged", "confidential" (closed to the public), "limited-online-access" (off the court’s website only) or "screening-report-limit" (the court’s file stays open).',
  how: 'Who has to act and who decides: the court must act by itself ("automatic"); the renter asks, and the court must grant it without a hearing ("must-grant-without-hearing"), must grant it if the conditions hold ("must-grant"), or no editor has read whether it must ("petition"); the renter asks, and a judge weighs it ("court-discretion"); renter and landlord together ("stipulation").',
  appliesTo: 'The cases that the path covers.',
  outcomes: 'How the case ended: any of these.',
  settledAs:
    'How a settlement must have ended for the path to take it: with a dismissal ("dismissed"), with a judgment by agreement ("judgment"). Empty where it takes no settlement; absent where "outcomes" alone decides.',
  paidRequired:
    'Whether what was owed must be paid first; null where the law is silent or it was not confirmed.',
  orExpired:
    'Present where what was owed must be over: paid, discharged in bankruptcy, or expired after so many "years" (after "extension" more, if the landlord extended the judgment once). Absent otherwise.',
  extension: 'Years that one extension adds.',
  termsKept: 'True where the terms of the settlement must have been kept first; absent otherwise.',
  judgmentAfterDays:
    'Present where only a judgment entered more than so many days after the filing is covered.',
  answers:
    'What the renter has to answer for the path to take the case; absent where nothing is asked. A path takes the case only if every answer fits.',
  question:
    'What is asked: "trial" (the landlord won at a trial), "all-defendants" (the judgment is against everybody named in the case), "nonsuit" (the landlord dropped the case), "redeemed" (the renter paid before the eviction and stayed), "extended" (the landlord extended the judgment), "survivor" (the renter survived domestic violence, abuse, stalking or unlawful sexual behavior).',
  answer: 'The answer that fits: true for yes.',
  unknown:
    'What holds while the answer is unknown: it has to be found out ("ask"), the path takes the case ("fits"), or it does not ("excluded").',
  onceInYears: 'Present where a renter may use the law only once in so many years.',
  onlyUnpaid: 'True where it covers only a judgment that was not paid in full; absent otherwise.',
  withoutMoneyJudgment:
    'What the path does for a case that ended without a money judgment: covers it too ("fits"), covers nothing else ("only") or leaves it out ("excluded"); null where the text does not speak of it.',
  reasons: 'The only grounds of the case that it covers; null for any.',
  period: 'The only time that it covers; null for any.',
  of: 'What has to lie in that time: the filing of the case, the claim that it is about, the order that ended it, or the day it ended.',
  onOrAfter: 'The first day of that time; null for no limit, or where it is not known.',
  before: 'The day before which that time ends; null for no limit, or where it is not known.',
  other: 'Further conditions, in words.',
  clock: 'How long a renter waits; null where there is nothing to count, or too little is known to count it.',
  from: 'The event from whose date the clock runs.',
  amount: 'How many units. 0 means that the law has no waiting period, not that the record is sealed today.',
  unit: 'What is counted. "court-days" leave out weekends and court holidays.',
  appeal:
    'The time in which either side can appeal, which comes before the period; its "outcomes", where present, are the endings that can be appealed. Absent where the law adds none, or none is known.',
  run: '"yearly" where the court acts once a year, so that it can take a year longer; absent otherwise.',
  bound:
    'What the date means that the clock leads to: the first day that counts ("on-or-after"), the day before it ("after"), the day by which the court must have acted ("no-later-than"), or a lower bound, where the law adds a time that cannot be computed ("no-earlier-than").',
  note: 'What the clock cannot say, such as the appeal period that comes on top.',
  effectiveFrom: 'When the law took effect: a date, or the year where no more is known; null when unknown.',
  officialUrl: 'Where the law itself can be read.',
  quotation:
    'The words that the path rests on, as an editor read them; null where no editor has read the text.',
  text: 'The words themselves, at most 40.',
  kind: 'Whose words they are: the law’s ("law"), those of its court’s form ("court-form"), or of an official summary ("official-summary").',
  readIn: 'Where they were read: publisher and page.',
  isOfficial: 'Whether the state itself published what was read.',
  readOn: 'The day on which they were read.',
  checked:
    'The last time that an editor compared the path with its law. Look at its day before you rely on a clock: after 180 days our own pages give no date any more.',
  on: 'The day of the check; the first of the month where no day was noted.',
  sentence:
    'The first 16 hex digits of the SHA-256 of the words that were quoted at the check; null where none were.',
  formName: 'The court’s form; null where none is known.',
  feeNote: 'What is known of a fee.',
  mustDisclose: 'What a renter may answer about the case afterwards, as far as it is known.',
  confidence:
    'How sure the editors are: of a path, of its time to appeal alone, of how long judgments live; in "checked", how sure they were at the check. A path of low confidence never has a clock.',
  why: 'Why they are that sure.',
};

/** The major version. Raised whenever a field changes its meaning or is removed; new fields do not raise it. */
const LAW_DATASET_FORMAT = 2;
const VERSION = new RegExp(String.raw`^${LAW_DATASET_FORMAT}\.\d+\.\d+$`, 'u');

/** The public data set: the law registry as the editors keep it, in one file. */
export const lawDatasetSchema = z.strictObject({
  $schema: webAddress,
  format: z.literal(LAW_DATASET_FORMAT),
  version: z.string().check(z.regex(VERSION)),
  name: publishedText,
  description: publishedText,
  notice: publishedText,
  publisher: publishedText,
  page: webAddress,
  changes: webAddress,
  topic: z.strictObject({ code: publishedText, taxonomy: publishedText, url: webAddress }),
  license: z.strictObject({ name: publishedText, url: webAddress }),
  modified: isoDate,
  retired: z.readonly(z.array(z.strictObject({ id: publishedText, change: publishedText }))),
  laws: z.readonly(z.array(sealingLawSchema).check(z.minLength(1))),
  bills: pendingBillsSchema,
});
export type LawDataset = z.infer<typeof lawDatasetSchema>;

/** Metadata of the data set. */
export type LawDatasetFacts = Omit<LawDataset, 'format' | 'modified' | 'retired' | 'laws' | 'bills'>;

/**
 * Builds the public data set. It includes unofficial sources, as evidence of what an editor read; pages do not link to
 * them (departure D12).
 */
export function lawDataset(
  facts: LawDatasetFacts,
  laws: readonly SealingLaw[],
  changes: readonly LawChange[],
  retired: LawDataset['retired'],
  bills: readonly PendingBill[],
): LawDataset {
  const modified = lastModified(laws, changes, bills);
  return { ...facts, format: LAW_DATASET_FORMAT, modified, retired, laws, bills };
}

/**
 * The day of the last change: the newest of the change log's dates, the days on which editors looked for news about
 * bills, and the first days of the months in which laws were checked.
 *
 * @throws {RangeError} when there is none of these
 */
export function lastModified(
  laws: readonly Pick<SealingLaw, 'asOf'>[],
  changes: readonly Pick<LawChange, 'date'>[],
  bills: readonly Pick<PendingBill, 'lookedOn'>[],
): PlainDate {
  const days = [
    ...changes.map(({ date }) => date as string),
    ...laws.map(({ asOf }) => `${asOf}-01`),
    ...bills.map(({ lookedOn }) => lookedOn),
  ];
  const last = plainDate(days.toSorted().at(-1) ?? '');
  if (last === undefined) throw new RangeError('The data set has no date: there are no laws and no changes.');
  return last;
}

/** A list as a cell: joined with "; ", `none` where it is empty, and nothing where it is not known or not limited. */
function listed(values: readonly string[] | null | undefined): Cell {
  if (values == null) return null;
  return values.length === 0 ? 'none' : values.join('; ');
}

/** The columns of the CSV table. */
const TABLE_COLUMNS: Readonly<Record<string, (path: Remedy, law: SealingLaw) => Cell>> = {
  id: ({ id }) => id,
  state: (_, { state }) => state,
  title: ({ title }) => title,
  effect: ({ effect }) => effect,
  how: ({ how }) => how,
  outcomes: ({ appliesTo }) => listed(appliesTo.outcomes),
  settled_as: ({ appliesTo }) => listed(appliesTo.settledAs),
  paid_required: ({ appliesTo }) => appliesTo.paidRequired,
  or_expired: ({ appliesTo }) => appliesTo.orExpired?.years ?? null,
  or_expired_extension: ({ appliesTo }) => appliesTo.orExpired?.extension ?? null,
  terms_kept: ({ appliesTo }) => appliesTo.termsKept ?? false,
  judgment_after_days: ({ appliesTo }) => appliesTo.judgmentAfterDays ?? null,
  answers: ({ appliesTo }) =>
    listed(
      appliesTo.answers?.map(
        ({ question, answer, unknown }) => `${question}: ${answer ? 'yes' : 'no'} (unknown: ${unknown})`,
      ),
    ),
  once_in_years: ({ appliesTo }) => appliesTo.onceInYears ?? null,
  only_unpaid: ({ appliesTo }) => appliesTo.onlyUnpaid ?? false,
  without_money_judgment: ({ appliesTo }) => appliesTo.withoutMoneyJudgment,
  reasons: ({ appliesTo }) => listed(appliesTo.reasons),
  period_of: ({ appliesTo }) => appliesTo.period?.of ?? null,
  period_on_or_after: ({ appliesTo }) => appliesTo.period?.onOrAfter ?? null,
  period_before: ({ appliesTo }) => appliesTo.period?.before ?? null,
  other_conditions: ({ appliesTo }) => listed(appliesTo.other),
  local_to: ({ localTo }) => localTo,
  local_county: ({ localCounty }) => localCounty,
  clock_from: ({ clock }) => clock?.from ?? null,
  clock_amount: ({ clock }) => clock?.amount ?? null,
  clock_unit: ({ clock }) => clock?.unit ?? null,
  clock_bound: ({ clock }) => clock?.bound ?? null,
  clock_appeal: ({ clock }) => (clock?.appeal ? `${clock.appeal.amount} ${clock.appeal.unit}` : null),
  clock_appeal_outcomes: ({ clock }) => listed(clock?.appeal?.outcomes),
  clock_run: ({ clock }) => clock?.run ?? null,
  clock_note: ({ clock }) => clock?.note ?? null,
  effective_from: ({ effectiveFrom }) => effectiveFrom,
  citation: ({ citation }) => citation,
  official_url: ({ officialUrl }) => officialUrl,
  quotation: ({ quotation }) => quotation?.text ?? null,
  quotation_of: ({ quotation }) => quotation?.kind ?? null,
  quotation_read_in: ({ quotation }) => quotation?.readIn ?? null,
  quotation_read_on: ({ quotation }) => quotation?.readOn ?? null,
  checked_on: ({ checked }) => checked.on,
  confidence: ({ confidence }) => confidence,
  verification: (_, { verification }) => verification,
  as_of: (_, { asOf }) => asOf,
  looked_for_new_law: (_, { lookedForNewLaw }) => lookedForNewLaw,
  judgment_life_years: (_, { judgmentLife }) => judgmentLife.years,
  judgment_life_statute: (_, { judgmentLife }) => judgmentLife.statute,
};

/** The legal paths of the data set as CSV (RFC 4180): a header and one line for each path. */
export function lawDatasetTable({ laws }: Pick<LawDataset, 'laws'>): string {
  const lines = laws.flatMap((law) =>
    law.remedies.map((path) => csvLine(Object.values(TABLE_COLUMNS).map((cell) => cell(path, law)))),
  );
  return [BYTE_ORDER_MARK, csvLine(Object.keys(TABLE_COLUMNS)), ...lines].join('');
}

/**
 * The JSON Schema (2020-12) of the data set, generated from the schema that the build validates it with. It refuses a
 * clock on a path of low confidence too. Rules that JSON Schema cannot express, such as that an id begins with its
 * state's abbreviation, are checked only by the build.
 *
 * @param address the `$id`: the schema's own address
 */
export function lawDatasetJsonSchema(address: string): Readonly<Record<string, unknown>> {
  const made = z.toJSONSchema(lawDatasetSchema);
  return { $id: address, ...described(made) };
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Adds the descriptions to a schema and removes `readOnly`, which matters to our own code only. */
function described({ ...schema }: JsonSchema): JsonSchema {
  delete schema.readOnly;
  const inner = (value: unknown) => described(value as JsonSchema);
  if (schema.properties?.clock !== undefined) {
    // zod leaves out what a refinement says.
    schema.if = { properties: { confidence: { const: 'low' } } };
    schema.then = { properties: { clock: { type: 'null' } } };
  }
  if (schema.properties !== undefined) {
    schema.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([field, value]) => {
        const description = LAW_DATASET_FIELDS[field];
        return [field, description === undefined ? inner(value) : { description, ...inner(value) }];
      }),
    );
  }
  if (schema.items !== undefined) schema.items = inner(schema.items);
  if (schema.anyOf !== undefined) schema.anyOf = schema.anyOf.map(inner);
  return schema;
}
