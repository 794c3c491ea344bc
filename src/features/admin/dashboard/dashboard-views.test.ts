import { describe, expect, it } from 'vitest';

import { viewAddress } from './address.ts';
import { DASHBOARD_VIEWS, FIRST_VIEW, viewInAddress } from './dashboard-views.ts';

const HERE = 'https://example.com';

describe('the view in the address', () => {
  it.each(DASHBOARD_VIEWS)('survives a reload: $name', ({ name }) => {
    expect(viewInAddress(new URL(viewAddress(name), HERE).search).name).toBe(name);
  });

  it.each(['', '?', '?list=', '?list=Leads', '?list=toString', '?list=spam&list=leads', '?view=leads'])(
    'is the queue when %j names none',
    (search) => {
      expect(viewInAddress(search)).toBe(FIRST_VIEW);
    },
  );
});
