import { classifySubmission } from '../../src/domain/check/record.ts';
import { personIn, sortKey, asText } from '../../src/domain/records/document.ts';
import { searchTerms } from '../../src/domain/records/search.ts';
import { NO_WORK, WORK_STATUSES } from '../../src/domain/records/work.ts';

/** A document as it stands, and when Firestore first stored it. */
export interface KeptDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly storedAt: Date;
}

/**
 * What a record of an older version lacks for today's lists, filters and search. What a person typed is never touched.
 *
 * @param isSubmission whether the record has a result
 * @returns the fields to add or to bring up to date; none when the record is in order
 */
export function upgradeDocument(
  { id, fields, storedAt }: KeptDocument,
  isSubmission: boolean,
): Readonly<Record<string, unknown>> {
  const changes: Record<string, unknown> = {};
  const createdAt = fields.created_at instanceof Date ? fields.created_at : storedAt;
  if (!(fields.created_at instanceof Date)) changes.created_at = createdAt;
  if (typeof fields.sort_key !== 'string') changes.sort_key = sortKey(createdAt, id);
  if (!WORK_STATUSES.some((status) => status === fields.work_status)) Object.assign(changes, NO_WORK);
  const terms = searchTerms(
    personIn({
      full_name: asText(fields.full_name ?? fields.name),
      email: asText(fields.email),
      phone: asText(fields.phone),
    }),
  );
  if (JSON.stringify(terms) !== JSON.stringify(fields.search_terms)) changes.search_terms = terms;
  if (isSubmission) {
    const classification = classifySubmission({
      is_eligible: fields.is_eligible === true,
      eligibility_message: asText(fields.eligibility_message),
    });
    if (classification !== fields.classification) changes.classification = classification;
  }
  return changes;
}
