import { describe, expect, test } from 'vitest';

import { readStoredLead } from '../../../src/domain/inbox/record.ts';
import { sortKey } from '../../../src/domain/records/document.ts';

import type { PageQuery } from '../store/ports.ts';
import { readPage } from './lists.ts';

const START = Date.parse('2026-11-21T12:00:00.000Z');

/** A search that the store can only narrow down, not answer. */
const search = {
  term: 'ana',
  isExact: false,
  matches: (texts: object) => JSON.stringify(texts).includes('ana@'),
};
/** Leads with these addresses, newest first, and how often they were read. */
function storeOf(emails: readonly string[]) {
  const leads = emails.map((email, index) => {
    const id = `id-${index}`;
    const key = sortKey(new Date(START - index * 1000), id);
    return { ...readStoredLead({ id, email, sort_key: key }), sort_key: key };
  });
  const asked: PageQuery[] = [];
  const page = (query: PageQuery) => {
    asked.push(query);
    const { before, limit } = query;
    const rest = leads.filter(({ sort_key: key }) => before === undefined || key < before);
    return Promise.resolve(rest.slice(0, limit));
  };
  const list = (limit: number, before?: string) => readPage({ page }, { limit, before, filter: {}, search });
  return { leads, asked, list };
}

const emailsOf = (records: readonly { readonly email: string }[]) => records.map(({ email }) => email);

describe('a search that the server has to filter after reading', () => {
  test('continues after the last record of a page', async () => {
    const { leads, list } = storeOf(['ana@1', 'ben@2', 'ana@3', 'ana@4', 'ben@5']);
    const first = await list(2);
    expect(emailsOf(first.records)).toEqual(['ana@1', 'ana@3']);
    expect(first).toMatchObject({ next: leads[2]?.sort_key });
    const second = await list(2, first.next ?? '');
    expect(emailsOf(second.records)).toEqual(['ana@4']);
    expect(second.next).toBeNull();
  });

  test('ends only with the last record of the list', async () => {
    const full = storeOf(['ben@1', 'ana@2']);
    expect(await full.list(1)).toMatchObject({
      records: [{ email: 'ana@2' }],
      next: null,
    });
    expect(await full.list(2)).toMatchObject({ next: null });
    const ending = storeOf(['ana@1', 'ana@2']);
    expect(await ending.list(2)).toMatchObject({ next: null });
    const followed = storeOf(['ana@1', 'ana@2', 'ben@3']);
    expect(await followed.list(2)).toMatchObject({ next: followed.leads[1]?.sort_key });
  });

  test('stops after a thousand records without a match and returns a cursor', async () => {
    const { asked, leads, list } = storeOf(Array.from({ length: 1200 }, (_, index) => `ben@${index}`));
    const page = await list(100);
    expect(page).toEqual({ records: [], next: leads[999]?.sort_key });
    expect(asked).toHaveLength(10);
  });
});
