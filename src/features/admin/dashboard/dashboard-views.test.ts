import { describe, expect, it } from 'vitest';

import { loginPath, returnPath } from '#features/admin/session/admin-paths.ts';
import { viewAddress } from './address.ts';
import { DASHBOARD_VIEWS, dashboardTitle, FIRST_VIEW, viewInAddress } from './dashboard-views.ts';

const HERE = 'https://example.com';

describe('the view in the address', () => {
  it.each(DASHBOARD_VIEWS)('survives a reload: $name', ({ name }) => {
    expect(viewInAddress(new URL(viewAddress({ name }), HERE).search).name).toBe(name);
  });

  it.each(DASHBOARD_VIEWS)('survives a login: $name', (view) => {
    const { pathname, search, hash } = new URL(viewAddress(view), HERE);
    const login = new URL(loginPath({ pathname, search, hash }), HERE);
    expect(returnPath(login)).toBe(viewAddress(view));
  });

  it('has a separate address for each list', () => {
    expect(DASHBOARD_VIEWS.filter(({ kind }) => kind === 'list').map(viewAddress)).toEqual([
      '/admin/dashboard/?list=submissions',
      '/admin/dashboard/?list=leads',
      '/admin/dashboard/?list=messages',
    ]);
  });

  it.each(['', '?', '?list=', '?list=Leads', '?list=toString', '?list=spam&list=leads', '?view=leads'])(
    'is the queue when %j names no view',
    (search) => {
      expect(viewInAddress(search)).toBe(FIRST_VIEW);
    },
  );

  it('has one address and one title for each view', () => {
    expect(new Set(DASHBOARD_VIEWS.map(viewAddress)).size).toBe(DASHBOARD_VIEWS.length);
    expect(new Set(DASHBOARD_VIEWS.map(({ title }) => title)).size).toBe(DASHBOARD_VIEWS.length);
  });

  it('is recognized next to other parameters', () => {
    expect(viewInAddress('?from=mail&list=messages')).toMatchObject({ kind: 'list', name: 'messages' });
  });
});

describe('the title', () => {
  it('begins with the number of people waiting, if any', () => {
    expect(dashboardTitle(FIRST_VIEW, 'SecondKey', 1200)).toBe('(1,200) Waiting | SecondKey back office');
    expect(dashboardTitle(FIRST_VIEW, 'SecondKey', 0)).toBe('Waiting | SecondKey back office');
    expect(dashboardTitle(FIRST_VIEW, 'SecondKey')).toBe('Waiting | SecondKey back office');
  });
});
