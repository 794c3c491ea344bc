import * as z from 'zod/mini';
import type { Language } from '#config/languages.ts';
import { CLAIMS, CREDIT_REPORT_TRIAL, SEALING_SERVICE, START_FEE } from '#config/offer.ts';
import {
  LEAST_AGE,
  OPERATOR,
  PRIVACY_DAYS,
  SITE,
  SUPPORT_EMAIL,
  SUPPORT_PHONE,
  TEXT_LINE,
} from '#config/site.ts';
import { wordsIn } from '#content/words/words.ts';
import { DO_NOT_CALL_YEARS } from '#domain/records/do-not-call.ts';
import { DEFAULT_RETENTION_MONTHS } from '#domain/records/document.ts';
import { format } from '#domain/shared/format.ts';
import { RENTAL_ISSUES } from '#domain/places/landing-page.ts';

/** What a renter agrees to: texts only with a number whose answers somebody reads. */
const CONTACT_KINDS = {
  en: { calls: 'calls', callsAndTexts: 'calls and texts' },
  es: { calls: 'llamadas', callsAndTexts: 'llamadas y mensajes de texto' },
} as const satisfies Readonly<Record<Language, object>>;

/** Values of the placeholders in editorial texts, so that prices and terms are defined only once. */
function factsIn(language: Language) {
  const { ADULTS, COURT_COSTS, REFUND, SUCCESS_FEE, TIMING } = wordsIn(language).offer;
  return {
    site: SITE.name,
    email: SUPPORT_EMAIL.shown,
    // Not broken at the end of a line.
    phone: SUPPORT_PHONE.shown.replaceAll(' ', '\u00A0'),
    startFee: START_FEE.shown,
    adults: ADULTS,
    successFee: SUCCESS_FEE,
    refund: REFUND.full,
    reportTrial: CREDIT_REPORT_TRIAL.shown,
    reportTrialExact: CREDIT_REPORT_TRIAL.exact,
    sealingFee: SEALING_SERVICE.shown,
    sealingFeeExact: SEALING_SERVICE.exact,
    courtCosts: COURT_COSTS,
    lowestScore: CLAIMS.lowestScore.figure,
    approvalTime: TIMING.approvalSpoken,
    moveInTime: TIMING.moveInSpoken,
    replyTime: TIMING.emailReply,
    company: OPERATOR.name,
    postalAddress: OPERATOR.postalAddress,
    contactKinds: CONTACT_KINDS[language][TEXT_LINE === null ? 'calls' : 'callsAndTexts'],
    retentionMonths: DEFAULT_RETENTION_MONTHS,
    doNotCallYears: DO_NOT_CALL_YEARS,
    answerDays: PRIVACY_DAYS.answer,
    appealDays: PRIVACY_DAYS.appeal,
    copyDays: PRIVACY_DAYS.safetyCopies,
    requestLogDays: PRIVACY_DAYS.requestLog,
    leastAge: LEAST_AGE,
  };
}

/** A text whose placeholders are filled in; an unknown placeholder fails the build. */
function textSchema(language: Language) {
  const facts = factsIn(language);
  const quotesKnownFacts = (text: string): boolean =>
    [...text.matchAll(/\{(\w+)\}/gu)].every(([, name = '']) => Object.hasOwn(facts, name));
  return z.pipe(
    z
      .string()
      .check(
        z.minLength(1),
        z.refine(quotesKnownFacts, { error: 'has a placeholder that src/data/editorial.ts does not know' }),
      ),
    z.transform((text: string): string => format(text, facts)),
  );
}

/** A question with the paragraphs of its answer. */
export function faqEntrySchema(language: Language) {
  const text = textSchema(language);
  return z.strictObject({
    /** URL fragment of the question: `/faq/#how-long`. */
    anchor: z.string().check(z.regex(/^[a-z\d-]+$/u)),
    question: text,
    answer: z.array(text).check(z.minLength(1)),
  });
}
export type FaqEntry = z.infer<ReturnType<typeof faqEntrySchema>>;

/** A legal text (departure D8). */
export function legalTextSchema(language: Language) {
  const text = textSchema(language);
  return z.strictObject({
    heading: text,
    lede: text,
    /** Date of the last change of the text. */
    updated: z.iso.date(),
    /** By key, as are the sentences in them: a test names the sentence that it holds by its key. */
    sections: z.record(
      z.string(),
      z.strictObject({
        heading: text,
        /** Until a lawyer has replaced it (departure D11). */
        sample: z.exactOptional(z.boolean()),
        paragraphs: z.exactOptional(z.record(z.string(), text)),
        list: z.exactOptional(z.record(z.string(), text)),
      }),
    ),
  });
}

const TEAM_LINK_KINDS = ['mail', 'phone', 'linkedin'] as const;

/** The drawn portraits of src/features/portraits/Portraits.astro: nobody's photograph is published. */
const PORTRAITS = ['teal', 'sand', 'plum', 'moss', 'clay', 'sky'] as const;
export type PortraitName = (typeof PORTRAITS)[number];

/** A team member (product §3, "Team member"). */
export const teamMemberSchema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  role: z.string().check(z.minLength(1)),
  bio: z.string().check(z.minLength(20)),
  portrait: z.enum(PORTRAITS),
  links: z.array(
    z.strictObject({
      kind: z.enum(TEAM_LINK_KINDS),
      href: z.string().check(z.regex(/^(https:|mailto:|tel:)/)),
    }),
  ),
  /** Invented to show the page (departure D11). */
  sample: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** A testimonial (product §3, "Testimonial"). */
export const testimonialSchema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  location: z.string().check(z.regex(/^.+, [A-Z]{2}$/, 'City and state: Tucson, AZ')),
  text: z.string().check(z.minLength(40)),
  /** Invented to show the page; may not be published (departure D11). */
  sample: z.boolean(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** A card of the "Recent Tenant Approvals" strip (product §3). */
export const approvalSchema = z.strictObject({
  name: z.string().check(z.regex(/^\p{Lu}[\p{L}'’-]+ \p{Lu}\.$/u, 'First name and initial: Maria G.')),
  city: z.string().check(z.regex(/^.+, [A-Z]{2}$/, 'City and state: Tucson, AZ')),
  portrait: z.enum(PORTRAITS),
  issue: z.enum(RENTAL_ISSUES),
  rating: z.int().check(z.gte(3), z.lte(5)),
  comment: z.string().check(z.minLength(10), z.maxLength(120)),
  sample: z.boolean(),
});
export type Approval = z.infer<typeof approvalSchema>;

/** An entry of an editorial collection. Its id begins with its language (src/content.config.ts). */
interface Entry<Data> {
  readonly id: string;
  readonly data: Data;
}

/** The entries of a language, in the order of their file. */
export function entriesIn<Data>(entries: readonly Entry<Data>[], language: Language): readonly Data[] {
  return entries.filter(({ id }) => id.startsWith(`${language}/`)).map(({ data }) => data);
}

/** @throws {Error} naming the file with the missing entry */
export function entryIn<Data>(entries: readonly Entry<Data>[], name: string, language: Language): Data {
  const entry = entries.find(({ id }) => id === `${language}/${name}`);
  if (entry === undefined) throw new Error(`src/content/words/${language}/${name}.json has no text.`);
  return entry.data;
}
