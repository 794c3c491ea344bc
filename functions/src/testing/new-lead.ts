import type { LeadRecord } from '../../../src/domain/inbox/record.ts';
import type { NewRecord } from '../../../src/domain/records/document.ts';
import { searchTerms } from '../../../src/domain/office/search.ts';

import { NOW } from './sample-check.ts';

/** A lead to put into a store directly, for tests with many. */
export function newLead(id: string, email: string, createdAt = NOW): NewRecord<LeadRecord> {
  const phone = '(602) 555-0134';
  return {
    id,
    fields: { email, phone, consent_version: '', consent_text: '', language: 'en' },
    createdAt,
    expireAt: NOW,
    contentDigest: '',
    searchTerms: searchTerms({ name: '', email, phone }),
  };
}
