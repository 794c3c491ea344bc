import { readEmail, readFields, readPhone, readTrap, type Validated } from '../forms/fields.ts';
import { type IdentifiedRequest, readIdentified } from '../forms/request.ts';

/** The lead box's fields, in order (specification §2, "Begin Your Second Chance"). */
export const LEAD_FIELDS = ['email', 'phone'] as const;
/** The name of one field of the lead box. */
export type LeadField = (typeof LEAD_FIELDS)[number];

/** Somebody who asks to be contacted. */
export interface LeadForm {
  readonly email: string;
  readonly phone: string;
  /** See {@link readTrap}; it is not stored. */
  readonly website: '';
}

/** Reads the lead box: both fields are required (specification §5). */
export function readLeadForm(input: unknown): Validated<LeadForm> {
  return readFields<LeadForm>({ email: readEmail, phone: readPhone, website: readTrap }, input);
}

/** Reads the body of `POST /api/leads`. */
export function readLeadRequest(body: unknown): Validated<IdentifiedRequest<LeadForm>> {
  return readIdentified(body, readLeadForm);
}

/** What is stored of a lead, besides what the store adds. */
export interface LeadRecord {
  readonly email: string;
  readonly phone: string;
}

/** The record of a lead. */
export function leadRecord({ email, phone }: LeadForm): LeadRecord {
  return { email, phone };
}
