import { describe, expect, it } from 'vitest';

import { loginPath, returnPath } from '../admin-paths.ts';
import { DASHBOARD_LISTS, listAddress, listInAddress } from './dashboard-lists.ts';

const HERE = 'https://example.com';

describe('the list in the address', () => {
  it.each(DASHBOARD_LISTS)('is found again by a reload: %s', (list) => {
    expect(listInAddress(new URL(listAddress(list), HERE).search)).toBe(list);
  });

  it.each(DASHBOARD_LISTS)('is found again on the way back from login: %s', (list) => {
    const { pathname, search, hash } = new URL(listAddress(list), HERE);
    const login = new URL(loginPath({ pathname, search, hash }, 'session-ended'), HERE);
    expect(returnPath(login.search)).toBe(listAddress(list));
  });

  it('has an address of its own for each list', () => {
    expect(DASHBOARD_LISTS.map(listAddress)).toEqual([
      '/admin/dashboard/',
      '/admin/dashboard/?list=leads',
      '/admin/dashboard/?list=messages',
    ]);
  });

  it.each(['', '?', '?list=', '?list=Leads', '?list=toString', '?list=spam&list=leads', '?view=leads'])(
    'is the submissions where %j names none',
    (search) => {
      expect(listInAddress(search)).toBe('submissions');
    },
  );

  it('is not hidden by other parameters', () => {
    expect(listInAddress('?from=mail&list=messages')).toBe('messages');
  });
});
