import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';

import { bringUpToDate, upgradeAuditEntry, upgradeDocument } from './upgrade-records.ts';

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
  it('gets a work status and its search terms', () => {
    const changes = upgradeDocument(OLD, true);
    expect(changes).toMatchObject({ work_status: 'new', work_log: [], work_version: 0, worked_at: null });
    expect(changes.language).toBe('en');
    expect(changes.search_terms).toContain('rosa');
    expect(Object.keys(changes).sort()).toEqual([
      'asked_at',
      'language',
      'search_terms',
      'work_log',
      'work_status',
      'work_version',
      'worked_at',
    ]);
  });

  it('needs no upgrade afterwards', () => {
    const upgraded = { ...OLD, fields: { ...OLD.fields, ...upgradeDocument(OLD, true) } };
    expect(upgradeDocument(upgraded, true)).toEqual({});
  });

  it('keeps the work done on it', () => {
    const worked = { ...OLD.fields, work_status: 'closed', work_note: 'Done.', work_version: 3 };
    const changes = upgradeDocument({ ...OLD, fields: worked }, true);
    expect(changes).not.toHaveProperty('work_status');
    expect(changes).toMatchObject({ work_log: [{ id: 'note', kind: 'note', text: 'Done.', by: null }] });
    // The field goes, so that a search of the document finds the note once.
    expect(changes.work_note).toEqual(FieldValue.delete());
    expect(upgradeDocument({ ...OLD, fields: { ...worked, ...changes } }, true)).toEqual({});
  });

  it('keeps the entries of its contact log', () => {
    const fields = { ...OLD.fields, ...upgradeDocument(OLD, true), work_log: ['as it is'] };
    expect(upgradeDocument({ ...OLD, fields }, true)).toEqual({});
  });

  it('gets its day to call again, until it is closed', () => {
    const call = { id: 'e1', at: null, kind: 'no-answer', text: '', call_again: '2026-11-25', by: null };
    const fields = { ...OLD.fields, work_status: 'contacted', work_log: [call] };
    const changes = upgradeDocument({ ...OLD, fields }, true);
    expect(changes).toMatchObject({ call_again_on: '2026-11-25' });
    const upgraded = { ...fields, ...changes };
    expect(upgradeDocument({ ...OLD, fields: upgraded }, true)).toEqual({});
    const closed = { ...upgraded, work_status: 'closed' };
    expect(upgradeDocument({ ...OLD, fields: closed }, true)).toEqual({ call_again_on: null });
  });

  it('without a time or a sort key gets both', () => {
    const fields = { ...OLD.fields, created_at: undefined, sort_key: undefined };
    expect(upgradeDocument({ ...OLD, fields }, true)).toMatchObject({
      created_at: STORED,
      sort_key: '2026-11-21T18:30:00.000Z_a1',
    });
  });

  it('gets its result by the rule; leads and messages get none', () => {
    const wrong = { ...OLD, fields: { ...OLD.fields, classification: 'eligible' } };
    expect(upgradeDocument(wrong, true)).toMatchObject({ classification: 'maybe' });
    expect(upgradeDocument(wrong, false)).not.toHaveProperty('classification');
  });

  it('with odd fields is upgraded as far as possible', () => {
    const changes = upgradeDocument(
      { ...OLD, fields: { full_name: { first: 'Ana' }, phone: 6025550134 } },
      true,
    );
    expect(changes.search_terms).toContain('6025550134');
    expect(changes).toMatchObject({ classification: 'not-eligible', work_status: 'new' });
  });
});

describe('an entry of the audit log of an older version', () => {
  it('gets its sort key, once', () => {
    const entry = { id: 'r-1', fields: { created_at: STORED }, storedAt: STORED };
    const changes = upgradeAuditEntry(entry);
    expect(changes).toEqual({ sort_key: '2026-11-21T18:30:00.000Z_r-1' });
    expect(upgradeAuditEntry({ ...entry, fields: changes })).toEqual({});
  });
});

describe('a record that is changed concurrently', () => {
  const upgradeOne = (document: Parameters<typeof upgradeDocument>[0]) => upgradeDocument(document, false);

  /** A stored record, and what is written to it. */
  function stored(fields: Record<string, unknown> | undefined, refusal?: number) {
    const written: unknown[] = [];
    const at = Timestamp.fromDate(STORED);
    const snapshot = {
      id: 'a1',
      exists: fields !== undefined,
      data: () => fields,
      createTime: at,
      updateTime: at,
    };
    const reference = {
      get: () => Promise.resolve(snapshot),
      update: (...args: unknown[]) => {
        written.push(...args);
        return refusal === undefined
          ? Promise.resolve()
          : Promise.reject(Object.assign(new Error('refused'), { code: refusal }));
      },
    };
    return { written, at, upgrade: () => bringUpToDate(reference, upgradeOne) };
  }

  it('is upgraded from its current state, on condition that it does not change', async () => {
    const worked = { ...OLD.fields, work_status: 'contacted', work_version: 1, work_log: [{ id: 'b' }] };
    const { written, at, upgrade } = stored(worked);
    expect(await upgrade()).toBe('changed');
    expect(written[1]).toEqual({ lastUpdateTime: at });
    expect(written[0]).not.toHaveProperty('work_status');
    expect(written[0]).not.toHaveProperty('work_log');
  });

  it.each([
    [5, 'deleted'],
    [9, 'changed'],
  ])('is left alone after gRPC error %i: %s', async (code) => {
    expect(await stored(OLD.fields, code).upgrade()).toBe('left');
  });

  it('is not recreated after its deletion', async () => {
    const { written, upgrade } = stored(undefined);
    expect(await upgrade()).toBe('left');
    expect(written).toEqual([]);
  });

  it('stops the command when the store does not answer', async () => {
    await expect(stored(OLD.fields, 14).upgrade()).rejects.toThrow('refused');
  });
});
