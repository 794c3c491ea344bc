import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LEAD_WORDS } from '#content/words/en/reply.ts';
import { LEAD_FORM } from '#domain/inbox/forms.ts';
import { inWords, LEAST_FILL_MS, readFormRequest, secondsTooSoon, UNTIMED_FILL_MS } from './form.ts';

describe('the least time to fill in a form', () => {
  it('is over after a second and a half', () => {
    expect(secondsTooSoon(0)).toBe(2);
    expect(secondsTooSoon(499)).toBe(2);
    expect(secondsTooSoon(500)).toBe(1);
    expect(secondsTooSoon(LEAST_FILL_MS - 1)).toBe(1);
    expect(secondsTooSoon(LEAST_FILL_MS)).toBe(0);
  });

  it('does not apply when the time is unknown', () => {
    expect(secondsTooSoon(UNTIMED_FILL_MS)).toBe(0);
  });

  it('is over for everybody who waits the requested time', () => {
    fc.assert(
      fc.property(fc.nat(LEAST_FILL_MS), (fillMs) => {
        expect(secondsTooSoon(fillMs + secondsTooSoon(fillMs) * 1_000)).toBe(0);
      }),
    );
  });
});

describe('how long a form was in use', () => {
  const lead = {
    id: '0b9f3c1e-7a2d-4c5b-9e8f-1a2b3c4d5e6f',
    email: 'dana@example.com',
    phone: '602 555 0134',
  };
  const read = (fillMs: unknown) => inWords(LEAD_WORDS, readFormRequest(LEAD_FORM, { ...lead, fillMs }));

  it.each([0, 1, 90_000, Number.MAX_SAFE_INTEGER])('may be %d', (fillMs) => {
    expect(read(fillMs)).toMatchObject({ ok: true, value: { fillMs } });
  });

  it.each([undefined, null, '2000', -1, 0.5, NaN, Infinity, 2 ** 53, [2000], {}])(
    'may not be %o',
    (input) => {
      expect(read(input)).toEqual({
        ok: false,
        errors: { fillMs: 'Send how many milliseconds the form was in use' },
      });
    },
  );
});
