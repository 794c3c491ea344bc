import { describe, expect, it } from 'vitest';

import type { PlainDate } from '#domain/shared/plain-date.ts';

import { isNarrowed, type ListQuery, queryAddress, queryAt, serverFilter } from './address.ts';

const HERE = 'https://example.com';
const DASHBOARD = '/admin/dashboard/';

const QUERIES: readonly ListQuery[] = [
  {},
  { classification: 'not-eligible' },
  { state: 'AZ', work: 'new', language: 'es' },
  { from: '2026-11-01' as PlainDate, to: '2026-11-21' as PlainDate },
  { find: 'Ana María & +1 602 #7?' },
  { classification: 'maybe', state: 'NY', work: 'closed', from: '2026-01-31' as PlainDate, find: 'a@b' },
];

describe('the list query in the address', () => {
  it.each(QUERIES)('survives a reload with the search text: %j', (query) => {
    const { search } = new URL(queryAddress(DASHBOARD, query), HERE);
    expect(queryAt('submissions', { search, find: query.find ?? '' })).toEqual(query);
  });

  it.each(QUERIES)('never contains the search text: %j', (query) => {
    expect(decodeURIComponent(queryAddress(DASHBOARD, query))).not.toMatch(/find|Ana|a@b/u);
  });

  it('leaves other parts of the address unchanged', () => {
    expect(queryAddress(`${DASHBOARD}?list=leads`, { work: 'new' })).toBe(`${DASHBOARD}?list=leads&work=new`);
  });

  it.each([
    '?classification=perhaps&state=az&work=done&language=fr',
    '?from=yesterday&to=2026-02-30',
    '?state=',
    '?find=Ana',
  ])('falls back to everything when it cannot be read: %s', (search) => {
    expect(queryAt('submissions', { search, find: '' })).toEqual({});
  });

  it.each(['', ' ', 'x'])('falls back to everything when too little was typed: %j', (find) => {
    expect(queryAt('submissions', { search: '', find })).toEqual({});
  });

  it('has no result and no state for leads and messages', () => {
    const search = '?classification=maybe&state=AZ&work=new&language=es';
    expect(queryAt('leads', { search, find: '' })).toEqual({ work: 'new', language: 'es' });
  });
});

describe('the query sent to the server', () => {
  it('has days converted to instants in the viewer’s time zone', () => {
    const query = { from: '2026-11-01' as PlainDate, to: '2026-11-21' as PlainDate, find: 'Ana' };
    expect(serverFilter(query, 'America/New_York')).toEqual({
      since: '2026-11-01T04:00:00.000Z',
      until: '2026-11-22T05:00:00.000Z',
    });
  });

  it('leaves out empty filters', () => {
    expect(serverFilter({}, 'UTC')).toEqual({});
    expect(serverFilter({ state: 'AZ', language: 'es' }, 'UTC')).toEqual({ state: 'AZ', language: 'es' });
  });
});

it('a filter or a search narrows a list, a segment of the queue does not', () => {
  expect(isNarrowed({ state: 'AZ' })).toBe(true);
  expect(isNarrowed({ segment: 'email' })).toBe(false);
  expect(isNarrowed({ find: 'Ana' })).toBe(true);
  expect(isNarrowed({ state: undefined })).toBe(false);
});
