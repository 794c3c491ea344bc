import { expect, it } from 'vitest';

import { CORRECTABLE } from './corrections.ts';

const names = (kind: keyof typeof CORRECTABLE) => Object.keys(CORRECTABLE[kind]);

it('an admin may correct who somebody is, how to reach them and the facts of the case', () => {
  expect(names('submissions')).toEqual(
    expect.arrayContaining(
      'fullName email phone state county filingDate outcome paymentStatus reason'.split(' '),
    ),
  );
  expect(names('leads')).toEqual(expect.arrayContaining(['email', 'phone']));
  expect(names('messages')).toEqual(expect.arrayContaining(['name', 'email', 'phone']));
});

it('nobody but the person may give a consent, or change what they wrote', () => {
  for (const name of ['contactConsent', 'isHelper', 'details'])
    expect(names('submissions')).not.toContain(name);
  expect(names('messages')).not.toContain('message');
});
