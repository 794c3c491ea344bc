import { expect, it } from 'vitest';

import { namesakes } from './namesakes.ts';

it('lists the states that share a slug, the largest place first, and no slug that one state has to itself', () => {
  const shared = namesakes(
    new Map([
      ['ME', [{ slug: 'portland', population: 68_000 }]],
      [
        'OR',
        [
          { slug: 'portland', population: 652_000 },
          { slug: 'bend', population: 99_000 },
        ],
      ],
      ['TX', [{ slug: 'portland', population: 20_000 }]],
    ]),
  );
  expect(shared).toEqual({ namesakes: [{ slug: 'portland', states: ['OR', 'ME', 'TX'] }] });
});
