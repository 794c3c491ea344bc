import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ADMIN_PATHS, redirectFrom, returnPath } from './admin-paths.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('the redirects', () => {
  it('lead from login to the dashboard while logged in', () => {
    expect(redirectFrom(at(ADMIN_PATHS.login), true)).toBe(ADMIN_PATHS.dashboard);
  });

  it.each(['', '?list=audit'])(
    'lead from the dashboard%s to login while logged out, and back to its beginning',
    (search) => {
      expect(redirectFrom(at(ADMIN_PATHS.dashboard, search), false)).toBe(ADMIN_PATHS.login);
    },
  );

  it('lead from the short address to login in any case', () => {
    for (const isAuthenticated of [false, true])
      expect(redirectFrom(at('/admin/'), isAuthenticated)).toBe(ADMIN_PATHS.login);
  });

  it('do not apply in other cases', () => {
    expect(redirectFrom(at(ADMIN_PATHS.login), false)).toBeUndefined();
    expect(redirectFrom(at(ADMIN_PATHS.dashboard), true)).toBeUndefined();
  });

  it('bring the admin back to the same view', () => {
    const view = at(ADMIN_PATHS.dashboard, '?state=AZ&q=a%26b', '#counts');
    const login = new URL(redirectFrom(view, false) ?? '', 'https://example.com');
    expect(redirectFrom(at(login.pathname, login.search, login.hash), true)).toBe(
      '/admin/dashboard/?state=AZ&q=a%26b#counts',
    );
  });
});

describe('the way back', () => {
  it.each([
    ['nothing', ''],
    ['another site', '?next=https%3A%2F%2Fevil.example%2Fadmin%2F'],
    ['another site without its scheme', '?next=%2F%2Fevil.example%2Fadmin%2F'],
    ['another site behind backslashes', '?next=%5C%5Cevil.example%2Fadmin%2F'],
    ['a script', '?next=javascript%3Aalert(1)'],
    ['a public page', '?next=%2Ffaq%2F'],
    ['a public page by a detour', '?next=%2Fadmin%2F..%2Ffaq%2F'],
    ['login itself, which would go round in circles', '?next=%2Fadmin%2Flogin%2F%3Fx%3D1'],
    ['an address that cannot be read', '?next=http%3A%2F%2F%5B'],
  ])('is the dashboard for %s', (_, search) => {
    expect(returnPath({ search, hash: '' })).toBe(ADMIN_PATHS.dashboard);
  });

  it('never leads out of the back office, whatever the query says', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `//${text}`),
        ),
        fc.constantFrom('', '#find=Ana', '#//evil.example'),
        (next, hash) => {
          const path = returnPath({ search: `?${new URLSearchParams({ next }).toString()}`, hash });
          expect(new URL(path, 'https://example.com').href).toMatch(/^https:\/\/example\.com\/admin\//u);
        },
      ),
    );
  });
});
