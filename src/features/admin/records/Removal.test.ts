import { expect, it } from 'vitest';

import { otherRecords } from './Removal.tsx';

it('the other records of a person are all except the current one', () => {
  const data = { submissions: [{ id: 'a' }], leads: [{ id: 'a' }, { id: 'b' }], messages: [{ id: 'c' }] };
  expect(otherRecords(data, { collection: 'submissions', id: 'a' })).toEqual([
    { collection: 'leads', id: 'a' },
    { collection: 'leads', id: 'b' },
    { collection: 'messages', id: 'c' },
  ]);
});
