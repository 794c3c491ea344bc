import { describe, expect, it } from 'vitest';

import { AUDITED_ACTIONS } from '#domain/records/audit.ts';

import { actionLabel, auditFilter } from './AuditPanel.tsx';

describe('the filter of the audit log', () => {
  it('is empty when nothing is chosen', () => {
    expect(auditFilter({}, 'America/Phoenix')).toEqual({});
  });

  it('reads days in the viewer’s time zone and includes the whole last day', () => {
    expect(auditFilter({ from: '2026-11-20', to: '2026-11-21' }, 'America/Phoenix')).toEqual({
      since: '2026-11-20T07:00:00.000Z',
      until: '2026-11-22T07:00:00.000Z',
    });
  });

  it('accepts an account and an action', () => {
    expect(auditFilter({ who: 'uid', action: 'read-list' }, 'UTC')).toEqual({
      who: 'uid',
      action: 'read-list',
    });
  });
});

it('every action has its own label, and an unknown one is shown unchanged', () => {
  expect(new Set(AUDITED_ACTIONS.map(actionLabel)).size).toBe(AUDITED_ACTIONS.length);
  expect(actionLabel('archive-record')).toBe('archive-record');
});
