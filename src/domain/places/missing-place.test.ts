import { expect, it } from 'vitest';

import { missingPlace } from './missing-place.ts';

it.each(['/state/atlantis/', '/state/', '/state/Arizona/', '/state/new%20york/', '/state/%3Cscript%3E/'])(
  '%s is no state',
  (path) => {
    expect(missingPlace(path)).toEqual({ kind: 'state' });
  },
);

it('is a place of a state that is known', () => {
  expect(missingPlace('/state/texas/nowhere/')).toMatchObject({ kind: 'place', state: { name: 'Texas' } });
});

it.each(['/', '/nothing/', '/city/atlantis/', '/states/atlantis/', ''])(
  '%s was not about a state',
  (path) => {
    expect(missingPlace(path)).toBeUndefined();
  },
);
