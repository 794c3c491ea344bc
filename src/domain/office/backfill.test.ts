import { describe, expect, it } from 'vitest';

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
const { first_contact_within: _since, ...before } = today;
const changeTo = (stored: StoredDocument) => changeOf(readStoredLead(stored), stored);

describe('a record of a former release', () => {
  it('gets what it lacks, and loses the mark of bursts', () => {
    expect(changeTo({ ...before, in_burst: true })).toEqual({
      set: { first_contact_within: 'not-yet' },
      remove: ['in_burst'],
    });
  });

  it('keeps how soon somebody was contacted', () => {
    expect(changeTo({ ...today, first_contact_within: '3-days', work_status: 'closed' })).toBeUndefined();
  });

  it('does not wait for a first contact if it was contacted before there were steps', () => {
    expect(changeTo({ ...before, work_status: 'contacted' })).toBeUndefined();
  });

  it('is found by the hour of a call of which only the day was stored', () => {
    const entry = { id: 'e', at: null, kind: 'no-answer', text: '', call_again: '2026-12-01', by: null };
    const change = changeTo({ ...today, work_log: [entry], call_again_on: '2026-12-01' });
    expect(change).toMatchObject({
      set: { call_again_at: '2026-12-01T18:00:00.000Z' },
      remove: ['call_again_on'],
    });
  });

  it('is found by the numbers in its notes', () => {
    const entry = { id: 'e', at: null, kind: 'note', text: 'Owes 1500.', call_again: null, by: null };
    const change = changeTo({ ...today, work_log: [entry] });
    expect(change?.set.search_terms).toEqual(expect.arrayContaining(['1500']));
  });
});

it('a record of this release needs no change, also once it has got what it lacked', () => {
  expect(changeTo(today)).toBeUndefined();
  const { in_burst: _mark, ...rest } = { ...before, in_burst: false };
  expect(changeTo({ ...rest, ...changeTo(rest)?.set })).toBeUndefined();
});
