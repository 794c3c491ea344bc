import { expect, it } from 'vitest';

import { AUDITED_ACTIONS } from '#domain/records/audit.ts';

import { actionLabel } from './AuditPanel.tsx';

it('every action has its own label, and an unknown one is shown unchanged', () => {
  expect(new Set(AUDITED_ACTIONS.map(actionLabel)).size).toBe(AUDITED_ACTIONS.length);
  expect(actionLabel('archive-record')).toBe('archive-record');
});
