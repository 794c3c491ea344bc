import { describe, expect, it } from 'vitest';

import { AUDITED_ACTIONS } from '#domain/records/audit.ts';

import { actionLabel, auditFilter } from './AuditPanel.tsx';

const NOTHING = { who: '', action: '', from: '', to: '' };

describe('the filter of the audit log', () => {
  it('is empty when nothing is chosen', () => {
    expect(auditFilter(NOTHING, 'America/Phoenix')).toEqual({});
  });

  it('reads days in the viewer’s time zone and includes the whole last day', () => {
    expect(auditFilter({ ...NOTHING, from: '2026-11-20', to: '2026-11-21' }, 'America/Phoenix')).toEqual({
      since: '2026-11-20T07:00:00.000Z',
      until: '2026-11-22T07:00:00.000Z',
    });
  });

  it('accepts an account and an action, but no unknown action', () => {
    expect(auditFilter({ ...NOTHING, who: 'uid', action: 'read-list' }, 'UTC')).toEqual({
      who: 'uid',
      action: 'read-list',
    });
    expect(auditFilter({ ...NOTHING, action: 'peek', from: 'soon' }, 'UTC')).toEqual({});
  });
});

it('every action has its own label, and an unknown one is shown unchanged', () => {
  expect(new Set(AUDITED_ACTIONS.map(actionLabel)).size).toBe(AUDITED_ACTIONS.length);
  expect(actionLabel('archive-record')).toBe('archive-record');
});
