import { expect, it } from 'vitest';

import { readStoredLead } from '#domain/inbox/record.ts';
import { newDocument, type StoredDocument } from '#domain/records/document.ts';
import { changeOf } from './backfill.ts';
import { searchableIn, searchTerms } from './search.ts';

const AT = new Date('2026-11-20T12:00:00.000Z');
const fields = {
  email: 'rosa@example.com',
  phone: '(602) 555-0134',
  consent_version: 'v',
  consent_text: 'May we call?',
  language: 'en',
};
const today = {
  ...newDocument({
    id: 'a',
    fields,
    createdAt: AT,
    expireAt: AT,
    contentDigest: '',
    searchTerms: searchTerms(searchableIn(fields)),
  }),
  created_at: AT.toISOString(),
  id: 'a',
};
const changeTo = (stored: StoredDocument) => changeOf(readStoredLead(stored), stored);

it('a record of a former release is found by the numbers in its notes, once it has got what it lacked', () => {
  const entry = { id: 'e', at: null, kind: 'note', text: 'Owes 1500.', call_again: null, by: null };
  const former = { ...today, work_log: [entry] };
  const change = changeTo(former);
  expect(change).toEqual({ search_terms: expect.arrayContaining(['1500']) as string[] });
  expect(changeTo({ ...former, ...change })).toBeUndefined();
});

it('a record of this release needs no change', () => {
  expect(changeTo(today)).toBeUndefined();
});
