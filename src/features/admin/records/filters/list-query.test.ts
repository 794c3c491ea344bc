import { describe, expect, it } from 'vitest';

import type { PlainDate } from '~/domain/shared/plain-date.ts';
import { loginPath, returnPath } from '~/features/admin/session/admin-paths.ts';

import {
  filterCount,
  isNarrowed,
  type ListQuery,
  queryAddress,
  queryAt,
  serverFilter,
} from './list-query.ts';

const HERE = 'https://example.com';
const DASHBOARD = '/admin/dashboard/';

const QUERIES: readonly ListQuery[] = [
  {},
  { classification: 'not-eligible' },
  { state: 'AZ', work: 'new' },
  { from: '2026-11-01' as PlainDate, to: '2026-11-21' as PlainDate },
  { find: 'Ana María & +1 602 #7?' },
  { classification: 'maybe', state: 'NY', work: 'closed', from: '2026-01-31' as PlainDate, find: 'a@b' },
];

describe('what the address asks of a list', () => {
  it.each(QUERIES)('is found again by a reload, with what was typed: %j', (query) => {
    const { search } = new URL(queryAddress(DASHBOARD, query), HERE);
    expect(queryAt('submissions', { search, find: query.find ?? '' })).toEqual(query);
  });

  it.each(QUERIES)('is found again on the way back from login: %j', (query) => {
    const { pathname, search, hash } = new URL(queryAddress(`${DASHBOARD}?list=leads`, query), HERE);
    const login = new URL(loginPath({ pathname, search, hash }, 'session-ended'), HERE);
    expect(returnPath(login)).toBe(pathname + search);
  });

  it.each(QUERIES)('never says whom the admin looks for: %j', (query) => {
    expect(decodeURIComponent(queryAddress(DASHBOARD, query))).not.toMatch(/find|Ana|a@b/u);
  });

  it('keeps the list’s own place in the address', () => {
    expect(queryAddress(`${DASHBOARD}?list=leads`, { work: 'new' })).toBe(`${DASHBOARD}?list=leads&work=new`);
  });

  it.each([
    '?classification=perhaps&state=az&work=done',
    '?from=yesterday&to=2026-02-30',
    '?state=',
    '?find=Ana',
  ])('is everything where it cannot be read: %s', (search) => {
    expect(queryAt('submissions', { search, find: '' })).toEqual({});
  });

  it.each(['', ' ', 'x'])('is everything where too little was typed: %j', (find) => {
    expect(queryAt('submissions', { search: '', find })).toEqual({});
  });

  it('is no result and no state of leads and messages, which have none', () => {
    const search = '?classification=maybe&state=AZ&work=new';
    expect(queryAt('leads', { search, find: '' })).toEqual({ work: 'new' });
  });
});

describe('what the server is asked for', () => {
  it('has the days as instants, on the calendar of the time zone', () => {
    const query = { from: '2026-11-01' as PlainDate, to: '2026-11-21' as PlainDate, find: 'Ana' };
    expect(serverFilter(query, 'America/New_York')).toEqual({
      since: '2026-11-01T04:00:00.000Z',
      until: '2026-11-22T05:00:00.000Z',
    });
  });

  it('leaves out what is not asked', () => {
    expect(serverFilter({}, 'UTC')).toEqual({});
    expect(serverFilter({ state: 'AZ' }, 'UTC')).toEqual({ state: 'AZ' });
  });
});

it('counts filters, and the search apart from them', () => {
  expect(filterCount({ state: 'AZ', work: 'new', find: 'Ana' })).toBe(2);
  expect(isNarrowed({ find: 'Ana' })).toBe(true);
  expect(isNarrowed({ state: undefined })).toBe(false);
});

it('asks every list for a language, and leaves out one that nobody speaks here', () => {
  expect(queryAt('leads', { search: '?language=es', find: '' })).toEqual({ language: 'es' });
  expect(queryAt('submissions', { search: '?language=fr', find: '' })).toEqual({});
  expect(serverFilter({ language: 'es' }, 'UTC')).toEqual({ language: 'es' });
  expect(queryAddress('/admin/dashboard/', { language: 'es' })).toBe('/admin/dashboard/?language=es');
});
