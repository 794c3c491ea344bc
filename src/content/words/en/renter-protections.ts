import type { ReadingWords } from '~/domain/law/renter-protection.ts';
import type { ProtectionTopic } from '~/domain/law/facts-schema.ts';

/** The words around the rules for the next application. */
export const PROTECTIONS_COPY = {
  /** The page's label in its breadcrumb. */
  step: 'Renter protections',
  heading: 'Rules that protect you when',
  stroke: 'you apply',
  lede: 'Some states and cities limit what a landlord may ask, charge or hold against you. We list only what we are sure of.',
  topics: {
    'eviction-history': 'Past evictions',
    'screening-notice': 'Screening',
    'application-fee': 'Application fees',
    'portable-report': 'Reusable reports',
    'source-of-income': 'Vouchers and income',
    'deposit-cap': 'Deposits',
  } satisfies Record<ProtectionTopic, string>,
  columns: { rule: 'What the rule says', law: 'The law' },
  table: 'All states on the list',
  /** Evidence for the rule, and the date of its check. */
  reading: {
    locale: 'en-US',
    text: 'We read the text, as of {date}.',
    page: 'We read a page about it, as of {date}.',
  } satisfies ReadingWords,
  missing: {
    heading: 'Not on the list?',
    text: 'Your state may still have a rule. We leave out what we could not confirm. Ask legal aid, and see which state laws seal a record.',
    laws: 'Laws that seal a record',
    data: 'This list as open data',
  },
  /** Label of the topics on the page of a place. */
  place: 'Rules when you apply',
} as const;
