import { describe, expect, it } from 'vitest';

import type { PlainDate } from '#domain/shared/plain-date.ts';

import { isNarrowed, type ListQuery, queryAt, viewAddress } from './address.ts';

const HERE = 'https://example.com';

const QUERIES: readonly ListQuery[] = [
  {},
  { classification: 'not-eligible' },
  { state: 'AZ', work: 'new', language: 'es' },
  { from: '2026-11-01' as PlainDate, to: '2026-11-21' as PlainDate },
  { classification: 'maybe', state: 'NY', work: 'closed', from: '2026-01-31' as PlainDate },
];

describe('the list query in the address', () => {
  it.each(QUERIES)('survives a reload: %j', (query) => {
    const { search } = new URL(viewAddress('submissions', query), HERE);
    expect(queryAt('submissions', search)).toEqual(query);
  });

  it('names its view, because the dashboard’s own address shows the queue', () => {
    expect(viewAddress('waiting', { state: undefined })).toBe('/admin/dashboard/?list=waiting');
    expect(viewAddress('waiting', { segment: 'email' })).toBe('/admin/dashboard/?list=waiting&segment=email');
  });

  it.each([
    '?classification=perhaps&state=az&work=done&language=fr',
    '?from=yesterday&to=2026-02-30',
    '?state=',
  ])('falls back to everything when it cannot be read: %s', (search) => {
    expect(queryAt('submissions', search)).toEqual({});
  });

  it('has no result and no state for leads and messages', () => {
    const search = '?classification=maybe&state=AZ&work=new&language=es';
    expect(queryAt('leads', search)).toEqual({ work: 'new', language: 'es' });
  });
});

it('a filter narrows a list, a segment of the queue does not', () => {
  expect(isNarrowed({ state: 'AZ' })).toBe(true);
  expect(isNarrowed({ segment: 'email' })).toBe(false);
  expect(isNarrowed({ state: undefined })).toBe(false);
});
