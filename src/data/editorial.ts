import * as z from 'zod/mini';

import { APP_CHECK } from '~/config/app-check.ts';
import {
  CLAIMS,
  CREDIT_REPORT_TRIAL,
  REFUND,
  SEALING_SERVICE,
  START_FEE,
  SUCCESS_FEE,
  TIMING,
} from '~/config/offer.ts';
import { SITE, SUPPORT_EMAIL, SUPPORT_PHONE } from '~/config/site.ts';
import { DEFAULT_RETENTION_MONTHS } from '~/domain/records/document.ts';
import { format } from '~/domain/shared/format.ts';

/** What editorial texts may quote, by the placeholder: prices and terms are written once, in src/config. */
const FACTS = {
  site: SITE.name,
  email: SUPPORT_EMAIL.shown,
  phone: SUPPORT_PHONE.shown,
  startFee: START_FEE.shown,
  adults: START_FEE.adultsShown,
  successFee: SUCCESS_FEE.short,
  refund: REFUND.full,
  reportTrial: CREDIT_REPORT_TRIAL.shown,
  reportTrialExact: CREDIT_REPORT_TRIAL.exact,
  sealingFee: SEALING_SERVICE.shown,
  sealingFeeExact: SEALING_SERVICE.exact,
  courtCosts: SEALING_SERVICE.courtCosts,
  lowestScore: CLAIMS.lowestScore.figure,
  approvalTime: TIMING.approvalSpoken,
  moveInTime: TIMING.moveInSpoken,
  replyTime: TIMING.emailReply,
  retentionMonths: DEFAULT_RETENTION_MONTHS,
} as const;

const quotesKnownFacts = (text: string): boolean =>
  [...text.matchAll(/\{(\w+)\}/gu)].every(([, name = '']) => Object.hasOwn(FACTS, name));

/** A text with its facts filled in; one that asks for an unknown fact stops the build. */
const textSchema = z.pipe(
  z
    .string()
    .check(
      z.minLength(1),
      z.refine(quotesKnownFacts, { error: 'has a placeholder that src/data/editorial.ts does not know' }),
    ),
  z.transform((text: string): string => format(text, FACTS)),
);

/** A question with its answer, one paragraph each. */
export const faqEntrySchema = z.strictObject({
  /** Part of the question's address: `/faq/#how-long`. */
  anchor: z.string().check(z.regex(/^[a-z\d-]+$/u)),
  question: textSchema,
  answer: z.array(textSchema).check(z.minLength(1)),
});
/** A question with its answer. */
export type FaqEntry = z.infer<typeof faqEntrySchema>;

/** An item that is only true while App Check (reCAPTCHA) is on, or only while it is off. */
const conditionalSchema = z.strictObject({
  text: textSchema,
  shown: z.enum(['with-app-check', 'without-app-check']),
});

const APP_CHECK_IS = APP_CHECK === null ? 'without-app-check' : 'with-app-check';

const listSchema = z.pipe(
  z.array(z.union([textSchema, conditionalSchema])),
  z.transform((items: (string | z.infer<typeof conditionalSchema>)[]): string[] =>
    items.flatMap((item) => {
      if (typeof item === 'string') return [item];
      return item.shown === APP_CHECK_IS ? [item.text] : [];
    }),
  ),
);

/** A legal text (design D8). */
export const legalTextSchema = z.strictObject({
  heading: textSchema,
  lede: textSchema,
  /** The day on which its words were last changed. */
  updated: z.iso.date(),
  sections: z.array(
    z.strictObject({
      heading: textSchema,
      paragraphs: z.array(textSchema),
      list: z.exactOptional(listSchema),
    }),
  ),
});
/** A legal text. */
export type LegalText = z.infer<typeof legalTextSchema>;
