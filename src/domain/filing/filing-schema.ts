import * as z from 'zod/mini';

import { isoDate, lawName, publishedText, webAddress } from '#domain/law/source.ts';
import { DERIVED_FROM, FACT_IDS, isFactId } from './facts.ts';
import { LAW_TERMS } from './law-terms.ts';

/*
 * The schema of src/content/filings. Browsers read the checked file as data and load no schema (docs/adr/0006), so other
 * modules of this folder import only types from here.
 */

/**
 * What a renter files for a remedy that has to be asked for:
 *
 * - `official-form`: the court's own form, with a worksheet of the answers
 * - `official-form-or-draft`: the court's own form first, our draft where the clerk has none
 * - `draft`: our draft of the motion, petition or agreement
 * - `draft-after-legal-aid`: our draft, shown behind a step that sends to legal aid
 * - `held`: no paper until an editor has read the text of the law
 */
const REQUEST_KINDS = [
  'official-form',
  'official-form-or-draft',
  'draft',
  'draft-after-legal-aid',
  'held',
] as const;

/** A sentence in both languages. */
const bilingual = z.readonly(z.strictObject({ en: publishedText, es: publishedText }));
export type Bilingual = z.infer<typeof bilingual>;

/** A sentence that rests on a source, with the day on which an editor read it there. */
const statedFact = z.strictObject({
  en: publishedText,
  es: publishedText,
  source: publishedText,
  seen: isoDate,
});
const stated = z.readonly(statedFact);

const fact = z.enum(FACT_IDS);

const PLACEHOLDER = /\{([^}]*)\}/gu;

/** A text of a paper in English, with its meaning in Spanish. `{placeholders}` are facts, or derived from them. */
const paperText = bilingual.check(
  z.refine(
    ({ en, es }) =>
      [en, es].every((text) =>
        [...text.matchAll(PLACEHOLDER)].every(
          ([, name = '']) => isFactId(name) || Object.hasOwn(DERIVED_FROM, name),
        ),
      ),
    { error: 'has an unknown placeholder' },
  ),
  z.refine(({ en, es }) => sameSet(placeholders(en), placeholders(es)), {
    error: 'must have the same placeholders in both languages',
  }),
);

function placeholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.every((each) => other.includes(each)) && other.every((each) => one.includes(each));
}

/** A test of the answers: a fact has one of these values, or has been given at all. */
const test = z.readonly(
  z.union([
    z.strictObject({ fact, is: z.readonly(z.array(publishedText).check(z.minLength(1))) }),
    z.strictObject({ fact, given: z.literal(true) }),
  ]),
);
export type FactTest = z.infer<typeof test>;

/** A test of a day: it lies at least so many days back. A day that is not known is written in by hand. */
const dayTest = z.readonly(z.strictObject({ fact, daysAgo: z.int().check(z.positive()) }));
export type DayTest = z.infer<typeof dayTest>;

/**
 * What the law asks beyond the typed terms of the remedy, which the date rules check. One of the tests is enough. A fact
 * that is to be `given` may stay a blank, to be filled in by hand, unless there is a choice of several.
 */
const condition = z.readonly(
  z.strictObject({
    law: bilingual,
    anyOf: z.readonly(z.array(z.union([test, dayTest])).check(z.minLength(1))),
  }),
);
export type Condition = z.infer<typeof condition>;

const draft = z.readonly(
  z.strictObject({
    title: bilingual,
    /** Name of the court at the head of the paper. */
    court: z.string().check(z.minLength(1)),
    /** How the court calls the landlord and the renter: `Plaintiff`, `Defendant`. */
    parties: z.readonly(z.strictObject({ landlord: publishedText, renter: publishedText })),
    opening: paperText,
    grounds: z.readonly(
      z
        .array(
          z.readonly(
            z.strictObject({
              en: publishedText,
              es: publishedText,
              /** Present where the sentence stands only if the renter has given this. */
              when: z.exactOptional(test),
              /** The terms of the law that the sentence states. */
              states: z.readonly(z.array(z.enum(LAW_TERMS))),
            }),
          ),
        )
        .check(z.minLength(1)),
    ),
    relief: z.readonly(z.array(paperText).check(z.minLength(1))),
    /** `sworn` where the renter swears to facts by the state's oath; `both` where landlord and renter sign together. */
    signed: z.enum(['sworn', 'both', 'plain']),
    order: z.readonly(
      z.strictObject({
        findings: z.readonly(z.array(paperText).check(z.minLength(1))),
        orders: z.readonly(z.array(paperText).check(z.minLength(1))),
      }),
    ),
  }),
);
export type Draft = z.infer<typeof draft>;

/** A line of a worksheet: a field of the court's form, with what the renter writes or ticks there. */
const worksheetLine = z.readonly(
  z.strictObject({
    label: bilingual,
    /** `null` for a field that stays empty, such as the signature. */
    fact: z.nullable(fact),
    /** Present for a box: it is ticked where the test holds. */
    tick: z.exactOptional(test),
    /** Present for a box that only these remedies tick. */
    remedyIds: z.exactOptional(z.readonly(z.array(publishedText).check(z.minLength(1)))),
    /** Present for a part of the notice to the other side: it stays empty where nobody gets one. */
    notice: z.exactOptional(z.literal(true)),
    /** Present where every renter writes the same, such as the name of the only court that has the form. */
    text: z.exactOptional(publishedText),
  }),
);

export type WorksheetLine = z.infer<typeof worksheetLine>;

/** A form that a court publishes. Nothing here says that it is current: only what an editor saw, and when. */
const officialForm = z.readonly(
  z.strictObject({
    id: publishedText,
    name: lawName,
    number: z.nullable(publishedText),
    revision: z.nullable(publishedText),
    /** The court's page; `null` where the form is to be had at the counter only. */
    page: z.nullable(webAddress),
    /** Whether the court takes nothing else; `null` where unknown. */
    required: z.nullable(z.boolean()),
    /** Whether an editor had the form itself, whose order the worksheet then follows. */
    read: z.boolean(),
    source: publishedText,
    seen: isoDate,
    worksheet: z.readonly(z.array(worksheetLine).check(z.minLength(1))),
  }),
);
export type OfficialForm = z.infer<typeof officialForm>;

/** A request not to pay the fee, with what the form asks in its order. */
const feeWaiver = z.readonly(
  z.strictObject({
    name: lawName,
    number: z.nullable(publishedText),
    revision: z.nullable(publishedText),
    /** What it asks, in its order; empty where no editor could read its fields. */
    asks: z.readonly(z.array(bilingual)),
    source: publishedText,
    seen: isoDate,
  }),
);
export type FeeWaiver = z.infer<typeof feeWaiver>;

/**
 * How a state has facts sworn to:
 *
 * - `below`: by a declaration above the signature of the request
 * - `declaration`: by a declaration in a paper apart from the request
 * - `affidavit`: in a paper apart, before a notary
 * - `clerk`: no oath could be confirmed; the clerk says whether the court wants its affidavit form
 */
const OATH_FORMS = ['below', 'declaration', 'affidavit', 'clerk'] as const;

const oath = z
  .readonly(
    z.strictObject({
      /** What prescribes the words; `null` where nothing was found. */
      statute: z.nullable(lawName),
      form: z.enum(OATH_FORMS),
      /** The prescribed words; `null` where a notary or the clerk's form has them. */
      words: z.nullable(bilingual),
      /** What goes on the line beside the signature, as the law asks for it: the date, the place. */
      signing: z.nullable(publishedText),
      note: z.nullable(bilingual),
      source: publishedText,
      seen: isoDate,
    }),
  )
  .check(
    z.refine(({ form, words }) => (words === null) === (form === 'affidavit' || form === 'clerk'), {
      path: ['words'],
      error: 'must be there exactly for a declaration',
    }),
  );
/** How facts are sworn to in a state. */
export type Oath = z.infer<typeof oath>;

/**
 * Who gets the papers to the other side: `nobody` has to, the `clerk` does, the `renter` sends a copy with a
 * certificate, or `somebody-else` who is not part of the case hands them over.
 */
const SERVERS = ['nobody', 'clerk', 'renter', 'somebody-else'] as const;

const filing = z.readonly(
  z.strictObject({
    /** The remedy's id in src/content/sealing-law. */
    remedyId: publishedText,
    kind: z.enum(REQUEST_KINDS),
    why: bilingual,
    /** The id of an official form in this file; `null` where none was found. */
    form: z.nullable(publishedText),
    /** `null` where unknown: pages say "ask the clerk". */
    fee: z.nullable(stated),
    /** `held`: whether there is one by the source; `maybe` where that depends on the judge, or on an objection. */
    hearing: z.nullable(z.readonly(z.extend(statedFact, { held: z.enum(['never', 'maybe', 'always']) }))),
    service: z.nullable(stated),
    /** `null` where unknown. */
    serves: z.nullable(z.enum(SERVERS)),
    attachments: z.readonly(z.array(bilingual)),
    warnings: z.readonly(z.array(bilingual)),
    /** Present where the renter talks to legal aid before seeing a paper: what can go wrong. */
    stop: z.exactOptional(bilingual),
    /** How long the other side may object. */
    objection: z.nullable(
      z.readonly(
        z.strictObject({
          days: z.int().check(z.positive()),
          from: z.enum(['service', 'filing']),
          source: publishedText,
          seen: isoDate,
        }),
      ),
    ),
    conditions: z.readonly(z.array(condition)),
    draft: z.nullable(draft),
  }),
);
export type Filing = z.infer<typeof filing>;

const KINDS_WITH_FORM = ['official-form', 'official-form-or-draft'];

/** A file of src/content/filings: the filings, forms, fee waiver and oath of one state. */
export const stateFilingsSchema = z
  .readonly(
    z.strictObject({
      forms: z.readonly(z.array(officialForm)),
      waiver: z.nullable(feeWaiver),
      /** `null` where no paper of the state is sworn, or the court's form has the words. */
      oath: z.nullable(oath),
      filings: z.readonly(z.array(filing).check(z.minLength(1))),
    }),
  )
  .check(
    z.superRefine(({ forms, filings, oath: ofState }, context) => {
      const problem = (index: number, field: string, message: string) => {
        context.addIssue({ code: 'custom', path: ['filings', index, field], message });
      };
      for (const [index, { kind, form, draft: paper, stop, service, serves }] of filings.entries()) {
        if (form !== null && !forms.some(({ id }) => id === form))
          problem(index, 'form', 'is no form of this file');
        if (KINDS_WITH_FORM.includes(kind) && form === null)
          problem(index, 'form', 'must name the court’s form');
        if (kind.includes('draft') && paper === null) problem(index, 'draft', 'must be there');
        if (paper?.signed === 'sworn' && ofState === null)
          problem(index, 'draft', 'is sworn, and the state has no oath');
        if (service === null && serves !== null)
          problem(index, 'service', 'must say who is served, with a source');
        if (kind === 'draft-after-legal-aid' && stop === undefined)
          problem(index, 'stop', 'must say why legal aid comes first');
      }
    }),
  );
export type StateFilings = z.infer<typeof stateFilingsSchema>;

/** src/content/filing-sources.json: what the facts of the filings were read in, by key. */
export const filingSourcesSchema = z.readonly(
  z.record(
    publishedText,
    z.readonly(
      z.strictObject({
        title: publishedText,
        url: z.nullable(webAddress),
        kind: z.enum(['court', 'statute', 'rule', 'legal-aid', 'form', 'news', 'law-firm', 'own']),
      }),
    ),
  ),
);
export type FilingSources = z.infer<typeof filingSourcesSchema>;
