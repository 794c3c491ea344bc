import { describe, expect, it } from 'vitest';

import { AUDITED_ACTIONS } from '~/domain/records/audit.ts';

import { actionLabel, auditFilter } from './AuditPanel.tsx';

const NOTHING = { who: '', action: '', from: '', to: '' };

describe('the filter of the audit log', () => {
  it('is empty where nothing is chosen', () => {
    expect(auditFilter(NOTHING, 'America/Phoenix')).toEqual({});
  });

  it('takes days by the calendar of whoever looks, the last one with all its hours', () => {
    expect(auditFilter({ ...NOTHING, from: '2026-11-20', to: '2026-11-21' }, 'America/Phoenix')).toEqual({
      since: '2026-11-20T07:00:00.000Z',
      until: '2026-11-22T07:00:00.000Z',
    });
  });

  it('takes who and what, and no action that there is not', () => {
    expect(auditFilter({ ...NOTHING, who: 'uid', action: 'read-list' }, 'UTC')).toEqual({
      who: 'uid',
      action: 'read-list',
    });
    expect(auditFilter({ ...NOTHING, action: 'peek', from: 'soon' }, 'UTC')).toEqual({});
  });
});

it('every action has a label of its own, and one of another version is shown unchanged', () => {
  expect(new Set(AUDITED_ACTIONS.map(actionLabel)).size).toBe(AUDITED_ACTIONS.length);
  expect(actionLabel('archive-record')).toBe('archive-record');
});
