import { describe, expect, it } from 'vitest';

import { loginPath, returnPath } from '../session/admin-paths.ts';
import { DASHBOARD_VIEWS, FIRST_VIEW, viewAddress, viewInAddress } from './dashboard-views.ts';

const HERE = 'https://example.com';

describe('the view in the address', () => {
  it.each(DASHBOARD_VIEWS)('is found again by a reload: $name', ({ name }) => {
    expect(viewInAddress(new URL(viewAddress({ name }), HERE).search).name).toBe(name);
  });

  it.each(DASHBOARD_VIEWS)('is found again on the way back from login: $name', (view) => {
    const { pathname, search, hash } = new URL(viewAddress(view), HERE);
    const login = new URL(loginPath({ pathname, search, hash }, 'session-ended'), HERE);
    expect(returnPath(login)).toBe(viewAddress(view));
  });

  it('has an address of its own for each list', () => {
    expect(DASHBOARD_VIEWS.filter(({ kind }) => kind === 'list').map(viewAddress)).toEqual([
      '/admin/dashboard/',
      '/admin/dashboard/?list=leads',
      '/admin/dashboard/?list=messages',
    ]);
  });

  it.each(['', '?', '?list=', '?list=Leads', '?list=toString', '?list=spam&list=leads', '?view=leads'])(
    'is the submissions where %j names none',
    (search) => {
      expect(viewInAddress(search)).toBe(FIRST_VIEW);
    },
  );

  it('has one address and one title for each view', () => {
    expect(new Set(DASHBOARD_VIEWS.map(viewAddress)).size).toBe(DASHBOARD_VIEWS.length);
    expect(new Set(DASHBOARD_VIEWS.map(({ title }) => title)).size).toBe(DASHBOARD_VIEWS.length);
  });

  it('is not hidden by other parameters', () => {
    expect(viewInAddress('?from=mail&list=messages')).toMatchObject({ kind: 'list', name: 'messages' });
  });
});
