import type { FindingKind } from '#domain/check/list-answer.ts';
import type { Classification } from '#domain/check/record.ts';
import type { WorkStatus } from '#domain/records/work.ts';

/* What the office calls the values that its lists are filtered by. */

/** Display names of the classifications (product §2). */
export const CLASSIFICATION_LABELS: Readonly<Record<Classification, string>> = {
  eligible: 'Eligible',
  maybe: 'Maybe',
  'not-eligible': 'Not Eligible',
};

/** What a finding says in a list. */
export const FINDING_LABELS: Readonly<Record<FindingKind, string>> = {
  'remedy-open': 'Can ask',
  'court-acts': 'Court does it',
  limited: 'Use limited',
  'needs-a-fact': 'Needs a fact',
  'no-remedy': 'Not covered',
  'no-law': 'No law found',
  'not-confirmed': 'Not confirmed',
  'open-despite-list': 'Can ask',
};

export const WORK_LABELS: Readonly<Record<WorkStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
};
