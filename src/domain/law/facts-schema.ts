import * as z from 'zod/mini';

import { areDistinctCounties } from '#domain/places/county-name.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { PROTECTION_TOPICS } from './protection-topic.ts';
import { isoDate, isOfficialSource, lawName, publishedText, sourceSchema, webAddress } from './source.ts';

/*
 * The schemas of the data files beside the law: courts, legal help, and the rules that protect renters. Browsers load
 * none of them (docs/adr/0006).
 */

const dollars = z.int().check(z.nonnegative());

/**
 * What an eviction costs to file at one court, in whole US dollars, from a public table. A part that no table gives is
 * left out. The landlord pays it, and may ask for it back.
 */
export const courtFeesSchema = z.readonly(
  z.strictObject({
    /** The first paper. */
    filing: dollars,
    summons: z.exactOptional(dollars),
    /** One delivery by the constable or sheriff. */
    service: z.exactOptional(dollars),
    /** A certified copy, which is no part of a filing. */
    certified: z.exactOptional(dollars),
    /** Where the table was read. */
    readIn: publishedText,
    /** The year that it holds for. */
    asOf: z.string().check(z.regex(/^20\d{2}$/u, { error: 'must be a year' })),
  }),
);
export type CourtFees = z.infer<typeof courtFeesSchema>;

/** A record keyed by county name, without two spellings of one county. */
const perCounty = <Entry extends z.core.SomeType>(entry: Entry) =>
  z.readonly(
    z.record(publishedText, entry).check(
      z.refine((entries) => areDistinctCounties(Object.keys(entries)), {
        error: 'names the same county twice',
      }),
    ),
  );

const courthouse = z.strictObject({
  name: publishedText,
  address: z.nullable(publishedText),
  phone: z.nullable(publishedText),
  hours: z.nullable(publishedText),
  website: z.nullable(webAddress),
});

/** A county's court in a data file, with notes for its editors. */
const courtRecordSchema = z.readonly(
  z.strictObject({
    court: z.readonly(courthouse),
    /** For renters. */
    note: z.nullable(publishedText),
    /** Individually confirmed courthouses, where the county has many. */
    locations: z.readonly(z.array(z.readonly(courthouse))),
    /** Whether the details were seen on an official page. */
    verified: z.boolean(),
    source: sourceSchema,
    /** What the editors could not find out; never shown. */
    research: z.nullable(publishedText),
  }),
);
export type CourtRecord = z.infer<typeof courtRecordSchema>;

/** src/content/courts/<state>.json: the courts of the counties that were looked up individually. */
export const countyCourtsSchema = perCounty(courtRecordSchema);
export type CountyCourts = z.infer<typeof countyCourtsSchema>;

/** src/content/courts/self-help.json: each state's court help pages for people without a lawyer. */
export const selfHelpSchema = z.readonly(
  z.record(
    z.enum(JURISDICTION_CODES),
    z.readonly(z.strictObject({ title: publishedText, url: webAddress, verified: z.boolean() })),
  ),
);
export type SelfHelpPages = z.infer<typeof selfHelpSchema>;

/** src/content/courts/fees.json: fees by state and county. The sample fees of product §9 are contradicted. */
export const feeTableSchema = z.readonly(
  z.partialRecord(z.enum(JURISDICTION_CODES), perCounty(courtFeesSchema)),
);
export type FeeTable = z.infer<typeof feeTableSchema>;

/** What decides which court it is, where the county does not. */
const COURT_DECIDERS = ['precinct', 'township', 'town', 'ward', 'magisterial-district', 'address'] as const;
/** What decides which court it is, where the county does not. */
export type CourtDecider = (typeof COURT_DECIDERS)[number];

const courtFields = {
  /**
   * May contain `{county}` (`'Harris County'`) and `{bare}` (`'Harris'`), where the courts of several counties follow
   * one naming pattern.
   */
  name: publishedText.check(
    z.refine((name) => !/\{(?!county\}|bare\})/u.test(name), { error: 'has an unknown placeholder' }),
  ),
  /**
   * Whether the name is well established, or an editor read the law. If not, pages tell renters to go by their papers.
   */
  certain: z.boolean(),
  /** A sentence or two for renters. */
  note: z.nullable(publishedText),
};

/**
 * The courts of several counties that follow one naming pattern. `counties: null` means all that no other entry names.
 */
const courtOfCountiesSchema = z.readonly(
  z.strictObject({
    ...courtFields,
    /** If set, the name is a general one; the summons has the exact one. */
    decidedBy: z.nullable(z.enum(COURT_DECIDERS)),
    counties: z.nullable(z.readonly(z.array(publishedText).check(z.minLength(1)))),
  }),
);

/** A place that a file refers to by its GeoNames number. */
const placeReference = z.readonly(
  z.strictObject({ geonameId: z.int().check(z.positive()), name: publishedText }),
);

/** A court that is determined by the town or city; the places are identified by GeoNames number. */
const courtOfPlacesSchema = z.readonly(
  z.strictObject({
    ...courtFields,
    places: z.readonly(z.array(placeReference).check(z.minLength(1))),
  }),
);

/**
 * src/content/eviction-courts/<state>.json: which court hears evictions, by county and, where that matters, by place.
 */
export const evictionCourtsSchema = z.readonly(
  z.strictObject({
    /** Who hears evictions in the state, for renters. */
    rule: publishedText,
    citation: lawName,
    /** Whether somebody has read that law for this file. */
    textRead: z.boolean(),
    courts: z.readonly(z.array(courtOfCountiesSchema).check(z.minLength(1))),
    places: z.readonly(z.array(courtOfPlacesSchema)),
  }),
);
export type EvictionCourts = z.infer<typeof evictionCourtsSchema>;

/**
 * Validates a state's file of courts against its counties and places.
 *
 * @param counties official names
 * @param places names by GeoNames number
 * @returns messages that begin with the field: `'courts[2].counties: …'`
 */
export function brokenCourts(
  { courts, places }: EvictionCourts,
  counties: readonly string[],
  names: ReadonlyMap<number, string>,
): readonly string[] {
  const named = courts.flatMap((entry, index) =>
    (entry.counties ?? []).map((county) => ({ county, field: `courts[${index}].counties` })),
  );
  const unknownCounties = named
    .filter(({ county }) => !counties.includes(county))
    .map(({ county, field }) => `${field}: the state has no ${county}`);
  const twice = named
    .filter(({ county }, index) => named.findIndex((other) => other.county === county) < index)
    .map(({ county, field }) => `${field}: ${county} is in two entries`);
  const fallbacks = courts.filter((entry) => entry.counties === null).length;
  const uncovered = counties.filter((county) => !named.some((entry) => entry.county === county));
  const gaps =
    fallbacks === 0 && uncovered.length > 0 ? [`courts: no entry for ${uncovered.join(', ')}`] : [];
  const emptyFallback =
    fallbacks === 1 && uncovered.length === 0 ? ['courts: the entry without counties has none'] : [];
  const extraFallbacks = fallbacks > 1 ? ['courts: two entries without counties'] : [];
  const templates = places.flatMap(({ name }, index) =>
    name.includes('{') ? [`places[${index}].name: a place’s court has no placeholder`] : [],
  );
  const seen = new Set<number>();
  const unknownPlaces = places.flatMap((entry, index) =>
    entry.places.flatMap(({ geonameId, name }) => {
      const isTwice = seen.has(geonameId);
      seen.add(geonameId);
      if (isTwice) return [`places[${index}]: ${name} (${geonameId}) is in two entries`];
      return names.get(geonameId) === name
        ? []
        : [`places[${index}]: no place ${name} has number ${geonameId}`];
    }),
  );
  return [
    ...unknownCounties,
    ...twice,
    ...gaps,
    ...emptyFallback,
    ...extraFallbacks,
    ...templates,
    ...unknownPlaces,
  ];
}

/** What kind of help it is. All are real services; no lawyer is invented (departure D10). */
const HELP_KINDS = ['legal-aid', 'lawyer-referral', 'helpline', 'court-self-help'] as const;

export type HelpKind = (typeof HELP_KINDS)[number];

/** 211, or a number with its area code. */
const US_PHONE = /^(?:211|\(\d{3}\) \d{3}-\d{4})$/u;

/** One service in a data file. */
export const legalHelpRecordSchema = z
  .readonly(
    z.strictObject({
      name: publishedText,
      specialty: publishedText,
      phone: z.nullable(
        z.string().check(z.regex(US_PHONE, { error: 'must look like (602) 258-3434, or be 211' })),
      ),
      /** The day on which the number was read in its source, or answered (docs/tasks/call-the-numbers.md). */
      seen: z.exactOptional(isoDate),
      url: z.nullable(webAddress),
      kind: z.enum(HELP_KINDS),
      /** Where the number was read; where there is none, what the service does. */
      source: z.exactOptional(sourceSchema),
    }),
  )
  .check(
    z.refine(({ url, phone }) => url !== null || phone !== null, {
      error: 'must be there when no phone number is, or nobody could reach the service',
      path: ['url'],
    }),
    z.refine(({ phone, source }) => phone === null || source !== undefined, {
      error: 'must say where the number was read',
      path: ['source'],
    }),
    z.refine(({ phone, seen }) => phone === null || seen !== undefined, {
      error: 'must say on which day the number was read or called',
      path: ['seen'],
    }),
  );
export type LegalHelpRecord = z.infer<typeof legalHelpRecordSchema>;

/** src/content/legal-help/default.json: nationwide services. */
export const nationalHelpSchema = z.readonly(z.array(legalHelpRecordSchema).check(z.minLength(1)));
export type NationalHelp = z.infer<typeof nationalHelpSchema>;

/** A service whose office is named on the pages of its area, so that it must say where it was read. */
const regionalHelpSchema = legalHelpRecordSchema.check(
  z.refine(({ source }) => source !== undefined, {
    error: 'must be there: an office is named only with its source',
    path: ['source'],
  }),
);

/** src/content/legal-help/<state>.json: the services of a state, and of single counties. */
export const stateHelpSchema = z
  .readonly(
    z.strictObject({
      default: nationalHelpSchema,
      counties: perCounty(nationalHelpSchema),
      /** Services that are shown in their areas only. */
      regional: z.exactOptional(z.readonly(z.array(regionalHelpSchema).check(z.minLength(1)))),
      /**
       * The counties that a service covers entirely, where that is certain: for legal aid, the service areas of the
       * Legal Services Corporation. A service with an area is not shown in other counties.
       */
      areas: z.exactOptional(
        z.readonly(
          z.array(
            z
              .readonly(
                z.strictObject({
                  /** Must be the name of a service in this file. */
                  name: publishedText,
                  counties: z.readonly(
                    z
                      .array(publishedText)
                      .check(z.refine(areDistinctCounties, { error: 'names the same county twice' })),
                  ),
                  /** Towns that it covers in counties that it does not. */
                  places: z.exactOptional(z.readonly(z.array(placeReference).check(z.minLength(1)))),
                }),
              )
              .check(
                z.refine(({ counties, places = [] }) => counties.length + places.length > 0, {
                  error: 'must have a county or a place',
                  path: ['counties'],
                }),
              ),
          ),
        ),
      ),
    }),
  )
  .check(
    z.superRefine(({ default: statewide, counties, regional = [], areas = [] }, context) => {
      const listed = [...statewide, ...Object.values(counties).flat(), ...regional];
      const names = new Set(listed.map(({ name }) => name));
      for (const [index, { name }] of areas.entries()) {
        if (names.has(name)) continue;
        context.addIssue({
          code: 'custom',
          path: ['areas', index, 'name'],
          message: 'is on no list of this file',
        });
      }
    }),
  );
export type StateHelp = z.infer<typeof stateHelpSchema>;

/** Letters of a label that fits a cell of the table in three lines. */
const MAX_LABEL_LENGTH = 48;

/** A rule that protects renters who apply for a home. The file contains only rules that are certain. */
const renterProtectionSchema = z.readonly(
  z.strictObject({
    /** Stays the same when the rule changes, so that others can refer to it: `'or-portland-eviction-history'`. */
    id: z
      .string()
      .check(z.regex(/^[a-z]{2}(?:-[a-z0-9]+)+$/u, { error: 'must look like or-application-fee' })),
    state: z.enum(JURISDICTION_CODES),
    /** The city that has the rule; `null` for a statewide rule. */
    place: z.nullable(placeReference),
    topic: z.enum(PROTECTION_TOPICS),
    /** The rule in a few words, for the table. Never wider than `effect`: a limit of the rule shows in it. */
    label: publishedText.check(z.maxLength(MAX_LABEL_LENGTH)),
    /** What the rule does, with its exceptions. */
    effect: publishedText.check(z.refine((text) => text.endsWith('.'), { error: 'must be a sentence' })),
    citation: lawName,
    /** The law's official page, if the files of the sealing laws have it too. */
    url: z.exactOptional(
      webAddress.check(z.refine(isOfficialSource, { error: 'must be a page of a government' })),
    ),
    /** Whether an editor read the law itself, or only a page about it. */
    basis: z.enum(['text', 'page']),
    /** What was read. */
    source: publishedText,
    /** Set if the rule does not bind the landlord: letters to landlords then do not cite it. */
    binds: z.exactOptional(z.literal('court')),
    /** The year, or year and month, of the text that was read. */
    asOf: z.string().check(z.regex(/^20\d{2}(?:-(?:0[1-9]|1[0-2]))?$/u)),
  }),
);
export type RenterProtection = z.infer<typeof renterProtectionSchema>;

/**
 * src/content/renter-protections.json, sorted by state.
 *
 * @param today the day of the build: entries dated later are rejected
 */
export const renterProtectionsOn = (today: string) =>
  z.readonly(z.array(renterProtectionSchema)).check(({ value, issues }) => {
    const ids = new Set<string>();
    for (const [index, { id, state }] of value.entries()) {
      const isOfState = id.startsWith(`${state.toLowerCase()}-`);
      if (isOfState && !ids.has(id)) {
        ids.add(id);
        continue;
      }
      const message = isOfState ? 'is the id of another rule' : `must begin with ${state.toLowerCase()}-`;
      issues.push({ code: 'custom', input: id, path: [index, 'id'], message });
    }
    for (const [index, { asOf }] of value.entries()) {
      if (asOf <= today) continue;
      issues.push({
        code: 'custom',
        input: asOf,
        path: [index, 'asOf'],
        message: `must not be after ${today}`,
      });
    }
  });

const sentence = publishedText.check(z.refine((text) => text.endsWith('.'), { error: 'must be a sentence' }));

/** A law or programme that gives renters a free lawyer in an eviction case. */
const lawyerRightSchema = z.readonly(
  z.strictObject({
    /** A short name: `'Maryland'`. */
    name: publishedText,
    state: z.enum(JURISDICTION_CODES),
    /** The places that it covers; `null` for the whole state. */
    places: z.nullable(z.readonly(z.array(placeReference).check(z.minLength(1)))),
    /** Who gets what. */
    who: sentence,
    /** Whom it leaves out. A right without its limits would mislead. */
    limits: sentence,
    /** Whom to ask; `null` where the court says it at the hearing. */
    ask: z.nullable(
      z.readonly(
        z.strictObject({
          name: publishedText,
          phone: z.nullable(z.string().check(z.regex(/^(?:211|311|\(\d{3}\) \d{3}-\d{4})$/u))),
          url: webAddress,
        }),
      ),
    ),
    /** The law, if it was read or the programme names it; else `null`. */
    citation: z.nullable(lawName),
    source: publishedText,
    /** The year, or year and month, that the source holds for. */
    asOf: z.string().check(z.regex(/^20\d{2}(?:-(?:0[1-9]|1[0-2]))?$/u)),
  }),
);
export type LawyerRight = z.infer<typeof lawyerRightSchema>;

/** src/content/lawyer-rights.json, sorted by state. */
export const lawyerRightsSchema = z.readonly(z.array(lawyerRightSchema));
