/*
 * The date rules of src/domain, for other programs: pure functions and their types. This file only re-exports them, so
 * that the site and other programs cannot get different answers (docs/adr/0024).
 */
export {
  CASE_OUTCOMES,
  type CaseOutcome,
  EVICTION_REASONS,
  type EvictionReason,
  PAYMENT_STATUSES,
  type PaymentStatus,
  SETTLEMENT_ENDINGS,
  type SettlementEnding,
} from '../../../src/domain/check/case-facts.ts';
export type {
  Clock,
  RemedyGround,
  RemedyPeriod,
  RemedyScope,
  RemedyTerms,
} from '../../../src/domain/law/remedy-terms.ts';
export { JURISDICTION_CODES, type JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
export {
  addMonths,
  addWeekdays,
  addYears,
  type KnownDate,
  onDay,
  readKnownDate,
} from '../../../src/domain/plan/calendar.ts';
export {
  type MissingFact,
  type NoDateReason,
  remedyDate,
  reportingLimit,
  type ReportingLimit,
  type When,
} from '../../../src/domain/plan/date-rules.ts';
export {
  dateConflict,
  type DateConflict,
  type Fit,
  FURTHER_DATES,
  type FurtherDate,
  type Mismatch,
  type OpenPoint,
  type PlanCase,
  remedyFit,
} from '../../../src/domain/plan/remedy-fit.ts';
export { addDays, plainDate, type PlainDate } from '../../../src/domain/shared/plain-date.ts';
