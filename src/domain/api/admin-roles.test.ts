import { describe, expect, it } from 'vitest';

import { roleIn } from './admin-roles.ts';

describe('the role in the claims of an account', () => {
  it.each([
    [{ admin: true, role: 'manager' }, 'manager'],
    [{ admin: true, role: 'worker' }, 'worker'],
    [{ admin: true }, 'worker'],
    [{ admin: true, role: 'owner' }, 'worker'],
    [{ admin: true, role: ['manager'] }, 'worker'],
    [{ admin: 'true', role: 'manager' }, undefined],
    [{ admin: 1, role: 'manager' }, undefined],
    [{ role: 'manager' }, undefined],
    [{}, undefined],
  ])('%j is %s', (claims, role) => {
    expect(roleIn(claims)).toBe(role);
  });
});
