import type { EligibilityOutcome } from '~/domain/check/outcome.ts';
import type { CourtWords, FeeWords } from '~/domain/law/court-directory.ts';
import type { EvidenceWords } from '~/domain/law/evidence.ts';
import type { PanelWords } from '~/domain/law/presentation.ts';
import type { QuotationKind } from '~/domain/law/sealing-law.ts';

/** The words around a state's law, court and services. Separate from the form's, because they are loaded later. */
export const LAW_DETAILS_COPY = {
  /** Link to the state's plan as a page. */
  everyPath: 'Every path of the law in {state}, on a page to read or print',
  /** Labels of a law's key facts. */
  facts: { waitingPeriod: 'Waiting period', status: 'Status' },
  /** Summaries of the folded parts. */
  inside: {
    evidence: 'What we compared',
    steps: '{count} steps',
    filing: 'How to file, the court, sample fees',
    alternatives: '{count} ways without a sealing law',
    notes: { heading: 'More about this law', inside: 'Notes, and where to read the law' },
  },
  help: {
    heading: 'Get help with your case',
    inside: 'What our partner does',
    /** Specification §2. */
    points: [
      'Expert guidance through the whole process',
      'Paperwork prepared and filed for you',
      'Court representation by a licensed lawyer in your state, where one is available',
      'Alternatives if sealing is not available',
    ],
    /** Only if a path is confirmed. */
    success: '{successRate} success with eligible cases: our partner’s figure for cases it accepts',
    call: 'Call our partner:',
  },
  /** The three answers under the banner. */
  inShort: {
    heading: 'In short',
    can: 'Can it be sealed?',
    when: 'When?',
    next: 'What next?',
    call: 'Call first',
    /** For a service without a telephone number. */
    ask: 'Ask first',
    free: 'Free',
  },
  legalHelp: {
    /** Specification §2. */
    headings: {
      eligible: 'Local Attorneys (Alternative Options)',
      maybe: 'Local Attorneys (Alternative Options)',
      'not-eligible': 'Attorneys Who May Help With Your Case',
    } satisfies Record<EligibilityOutcome, string>,
    introduction: 'Independent services. None of them works for us or pays to be listed.',
    more: 'More who can help ({count})',
  },
  /** While the renter's plan loads, and if loading fails. */
  plan: {
    loading: 'Making your plan…',
    failed: 'We could not load your plan. Your answer above still stands.',
    retry: 'Try again',
  },
} as const;

/** The words around quotations from a law. */
export const QUOTATION_COPY = {
  says: {
    law: 'The law says:',
    'court-form': 'The court’s form says:',
    'official-summary': 'An official summary says:',
  } satisfies Record<QuotationKind, string>,
  /** Source of the quotation; `{version}` is the version of the text. */
  official: 'Read in an official text ({version}).',
  copy: 'Read in a copy ({version}).',
  unread: 'We have not read the text of this law.',
} as const;

/** The age of a path's check. `{days}` are at least 90. */
export const PATH_CHECK_COPY = {
  read: {
    fresh: 'Checked {date}.',
    aging: 'Checked {days} days ago, on {date}. The law may have changed since.',
    due: 'Checked {days} days ago, on {date}. Ask the clerk if the law still says so.',
  },
  unread: {
    fresh: 'We last looked for its text on {date}.',
    aging: 'We last looked for its text {days} days ago, on {date}. The law may have changed since.',
    due: 'We last looked for its text {days} days ago, on {date}. Ask the clerk what the law says now.',
  },
} as const;

/** How far a state's law could be confirmed (decision D12). */
export const EVIDENCE_WORDS = {
  locale: 'en-US',
  listed: {
    verified: {
      heading: 'We compared this with the law',
      explanation: 'A law or court rule in {state} supports the waiting period shown here.',
    },
    'verified-with-limits': {
      heading: 'We compared this with the law',
      explanation: 'A law or court rule in {state} supports the waiting period shown here, with limits.',
    },
    differs: {
      heading: 'The law differs from this waiting period',
      explanation:
        '{state} has a law or court rule, but its terms are not the same as the waiting period shown here.',
    },
    unverified: {
      heading: 'We could not confirm this waiting period',
      explanation:
        'We found no statewide law in {state} that supports it. The requirements and steps here are general court steps, not rules from a law. Ask the court clerk or legal aid before you file.',
    },
  },
  unlisted: {
    verified: {
      heading: 'We found no sealing law',
      explanation:
        'We looked for a law in {state} that seals eviction records and found none. Laws change, so ask the court clerk or legal aid.',
    },
    differs: {
      heading: 'There is a law that may help some renters',
      explanation:
        'Our list of waiting periods has {state} as a state without a sealing law, but we found one with narrow terms. Ask legal aid if your case fits.',
    },
    unverified: {
      heading: 'We could not confirm the law',
      explanation:
        'We found no sealing law in force in {state}, but a bill may have changed that. Ask the court clerk or legal aid.',
    },
  },
  warning:
    'Nobody has checked this for more than a year, and the law may have changed. Ask the court clerk or legal aid before you rely on it.',
  checked: { recently: 'Checked {month}', longAgo: 'Last checked {month}, more than a year ago' },
  caution: 'Only the court decides. This is information, not legal advice.',
} as const satisfies EvidenceWords;

/** The panel of a state's law; its headings are those of specification §2. */
export const LAW_PANEL_WORDS = {
  title: 'Eviction Record Sealing in {state}',
  sealing: 'Record Sealing Available',
  noLaw: 'No Sealing Law - Alternative Solutions Available',
  statusNotes: {
    unconfirmed: 'our list says so; we could not confirm it',
    'not-sealed': 'our list says so; the law we found does not seal the file',
    'some-cases': 'our list says so; we found a law for some cases',
    'may-have-changed': 'our list says so; a bill may have changed that',
    outdated: 'nobody has checked this for more than a year',
  },
  requirements: 'Eligibility Requirements for Record Sealing',
  steps: 'How to Seal Your Eviction Record',
  generic: 'These are general court steps. No law that we have read asks for them.',
  filing: 'Filing Information',
  alternatives: 'Alternative Solutions',
  evidence: EVIDENCE_WORDS,
} as const satisfies PanelWords;

/** The sample fees in the box "Filing Information". */
export const FEE_WORDS = {
  heading: { county: 'Sample court fees', country: 'Sample court fees, not of this court' },
  lines: {
    filing: 'Filing',
    service: 'Serving the papers',
    certified: 'Certified copies',
    total: 'Total',
  },
  note: {
    county:
      "These are sample amounts for this county. Some sealing requests cost nothing. Ask the clerk for today's fee and about a fee waiver.",
    country:
      "These are sample amounts for the whole country, not your county's. Some sealing requests cost nothing. Ask the clerk for today's fee and about a fee waiver.",
  },
} as const satisfies FeeWords;

/** Texts for courts whose details are unknown. */
export const COURT_WORDS = {
  unknownCourt: 'The court named on your summons',
  lookOnTheSummons: 'The summons or complaint from your case names the court and its address.',
  notConfirmed: 'We could not confirm its details: use the court named on your summons or citation.',
  likely: 'We are fairly sure of this name. Your court papers decide: they name the court and its address.',
  decidedBy: {
    precinct: 'The precinct of the home decides which one.',
    township: 'The township of the home decides which one.',
    town: 'The town or city of the home decides which one.',
    ward: 'The city or ward of the home decides which one.',
    'magisterial-district': 'The district of the home decides which one.',
    address: 'The address of the home decides which one.',
  },
} as const satisfies CourtWords;
