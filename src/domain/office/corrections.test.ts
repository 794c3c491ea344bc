import { expect, it } from 'vitest';

import { CORRECTABLE } from './corrections.ts';

it('an admin may correct who somebody is, how to reach them and the county, and nothing else', () => {
  const names = Object.entries(CORRECTABLE).map(([kind, form]) => [kind, Object.keys(form)]);
  expect(Object.fromEntries(names)).toEqual({
    submissions: ['fullName', 'email', 'phone', 'county'],
    leads: ['email', 'phone'],
    messages: ['name', 'email', 'phone'],
  });
});
