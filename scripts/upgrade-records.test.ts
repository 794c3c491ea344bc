import { describe, expect, it } from 'vitest';

import { upgradeDocument } from './upgrade-records.ts';

const STORED = new Date('2026-11-21T18:30:00.000Z');
const OLD = {
  id: 'a1',
  storedAt: STORED,
  fields: {
    created_at: STORED,
    sort_key: '2026-11-21T18:30:00.000Z_a1',
    full_name: 'Rosa',
    email: 'r@example.com',
    phone: '602 555 0134',
    is_eligible: false,
    eligibility_message: 'You may be eligible',
    classification: 'maybe',
  },
};

describe('a record of an older version', () => {
  it('gets a work status, and what it is found by', () => {
    const changes = upgradeDocument(OLD, true);
    expect(changes).toMatchObject({ work_status: 'new', work_note: '', work_version: 0, worked_at: null });
    expect(changes.search_terms).toContain('rosa');
    expect(Object.keys(changes).sort()).toEqual([
      'asked_at',
      'search_terms',
      'work_note',
      'work_status',
      'work_version',
      'worked_at',
    ]);
  });

  it('is in order after that', () => {
    const upgraded = { ...OLD, fields: { ...OLD.fields, ...upgradeDocument(OLD, true) } };
    expect(upgradeDocument(upgraded, true)).toEqual({});
  });

  it('keeps the work that somebody did on it', () => {
    const worked = { ...OLD.fields, work_status: 'closed', work_note: 'Done.', work_version: 3 };
    expect(upgradeDocument({ ...OLD, fields: worked }, true)).not.toHaveProperty('work_status');
  });

  it('without a time or a place in the list gets both', () => {
    const fields = { ...OLD.fields, created_at: undefined, sort_key: undefined };
    expect(upgradeDocument({ ...OLD, fields }, true)).toMatchObject({
      created_at: STORED,
      sort_key: '2026-11-21T18:30:00.000Z_a1',
    });
  });

  it('has its result by the rule; leads and messages have none', () => {
    const wrong = { ...OLD, fields: { ...OLD.fields, classification: 'eligible' } };
    expect(upgradeDocument(wrong, true)).toMatchObject({ classification: 'maybe' });
    expect(upgradeDocument(wrong, false)).not.toHaveProperty('classification');
  });

  it('with strange fields is upgraded as far as it goes', () => {
    const changes = upgradeDocument(
      { ...OLD, fields: { full_name: { first: 'Ana' }, phone: 6025550134 } },
      true,
    );
    expect(changes.search_terms).toContain('6025550134');
    expect(changes).toMatchObject({ classification: 'not-eligible', work_status: 'new' });
  });
});
