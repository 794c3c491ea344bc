import type { Assessment } from '../eligibility/eligibility-message.ts';
import type { CaseOutcome, EvictionReason, PaymentStatus } from '../eligibility/case-facts.ts';
import type { JurisdictionCode } from '../places/jurisdiction.ts';
import { classifySubmission, type Classification } from './classification.ts';
import type { EligibilityForm } from './eligibility-form.ts';
import { yearOf, type PlainDate } from './plain-date.ts';

/** A saved check: the row of `expungement_submissions` (specification §3), without what the store adds. */
export interface SubmissionRecord {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly state: JurisdictionCode;
  /** `null` when it was left out, as §3 asks. */
  readonly county: string | null;
  readonly filing_date: PlainDate;
  /** Calendar years between the filing and the check: this year minus the filing's year (§3). */
  readonly years_since_conviction: number;
  readonly reason: EvictionReason;
  readonly outcome: CaseOutcome;
  readonly payment_status: PaymentStatus;
  readonly details: string | null;
  /** Reason and outcome in one text: `'Non-payment of rent - dismissed'`. */
  readonly conviction_type: string;
  readonly is_eligible: boolean;
  readonly eligibility_message: string;
  /** What the dashboard counts it as, kept so that it can be asked for (§4). */
  readonly classification: Classification;
  /** Whether the box about calls and texts was ticked, and which wording stood beside it: its version and every word. */
  readonly contact_consent: boolean;
  readonly consent_version: string;
  readonly consent_text: string;
}

/** The wording beside the box about calls and texts. */
export interface ConsentWording {
  readonly version: string;
  readonly text: string;
}

/** What goes into a record besides the answers. */
export interface SubmissionContext {
  readonly assessment: Assessment;
  /** The day of the check. */
  readonly today: PlainDate;
  /** What the form showed. */
  readonly consent: ConsentWording;
}

/** The record of a check. The verdict is the domain's, never the client's. */
export function submissionRecord(form: EligibilityForm, context: SubmissionContext): SubmissionRecord {
  const isEligible = context.assessment.outcome === 'eligible';
  const message = context.assessment.message;
  return {
    full_name: form.fullName,
    email: form.email,
    phone: form.phone,
    state: form.state,
    county: form.county === '' ? null : form.county,
    filing_date: form.filingDate,
    years_since_conviction: yearOf(context.today) - yearOf(form.filingDate),
    reason: form.reason,
    outcome: form.outcome,
    payment_status: form.paymentStatus,
    details: form.details === '' ? null : form.details,
    conviction_type: `${form.reason} - ${form.outcome}`,
    is_eligible: isEligible,
    eligibility_message: message,
    classification: classifySubmission({ is_eligible: isEligible, eligibility_message: message }),
    contact_consent: form.contactConsent,
    consent_version: context.consent.version,
    consent_text: context.consent.text,
  };
}
