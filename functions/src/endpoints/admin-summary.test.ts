import { expect, test } from 'vitest';

import { SAMPLE_CHECK } from '../testing/sample-check.ts';
import { testApi } from '../testing/test-api.ts';

test('the summary counts checks, and those under review also as not eligible (D13)', async () => {
  const api = testApi();
  const outcomes = ['dismissed', 'won', 'settlement', 'lost', 'lost', 'lost'];
  for (const [index, outcome] of outcomes.entries()) {
    const id = `0b7e9a52-6f0a-4a57-9a3b-${String(index).padStart(12, '0')}`;
    await api.post('/api/submissions', { ...SAMPLE_CHECK, id, outcome, paymentStatus: 'not-paid' });
  }
  const response = await api.asAdmin('/api/admin/summary');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ counts: { total: 6, eligible: 2, maybe: 1, notEligible: 4 } });
});
