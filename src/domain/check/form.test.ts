import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CASE_OUTCOMES, EVICTION_REASONS, presumedPayment } from './case-facts.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { CHECK_WORDS } from '#content/words/en/forms.ts';
import { type FormField, inWords } from '#domain/forms/form.ts';
import {
  CHECK_FORM,
  CHECK_QUESTIONS,
  CHECK_STEPS,
  readEligibilityForm,
  readSubmissionRequest,
  stepOf,
} from './form.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { DISMISSED } from '../../../tests/support/renter-answers.ts';

describe('eligibility form', () => {
  it('asks every question of its table once, about the case first', () => {
    // The precision of the filing date is read from the date.
    expect([...CHECK_QUESTIONS, 'filingPrecision'].sort()).toEqual(Object.keys(CHECK_FORM).sort());
    const firstAboutPerson = CHECK_QUESTIONS.indexOf('fullName');
    for (const name of ['state', 'county', 'filingDate', 'outcome', 'paymentStatus', 'reason'] as const)
      expect(CHECK_QUESTIONS.indexOf(name), name).toBeLessThan(firstAboutPerson);
  });

  it('opens the first step that has one of the fields with an error', () => {
    for (const [step, questions] of CHECK_STEPS.entries())
      for (const name of questions) expect(stepOf({ [name]: 'wrong' }), name).toBe(step);
    expect(stepOf({ email: 'wrong', county: 'wrong' })).toBe(0);
    expect([stepOf({}), stepOf({ unknown: 'wrong' })]).toEqual([undefined, undefined]);
  });

  it('preselects no money judgment after a win or a dismissal, and nothing after other outcomes', () => {
    expect(Object.fromEntries(CASE_OUTCOMES.map((outcome) => [outcome, presumedPayment(outcome)]))).toEqual({
      dismissed: 'no-judgment',
      won: 'no-judgment',
      lost: undefined,
      settlement: undefined,
    });
  });

  const HAVE_DEFAULTS = new Set(['contactConsent', 'isHelper', 'filingPrecision']);
  const today = '2026-11-21' as PlainDate;
  const words = CHECK_WORDS.fields;
  const readAll = (input: unknown) => inWords(CHECK_WORDS, readEligibilityForm(input, today, 'en'));
  const read = (changes: Record<string, unknown>) => readAll({ ...DISMISSED, ...changes });
  const without = (field: string) => {
    const rest: Record<string, unknown> = { ...DISMISSED };
    delete rest[field];
    return readAll(rest);
  };
  const errorsOf = (result: ReturnType<typeof readAll>) => (result.ok ? {} : result.errors);

  describe('a filled-in form', () => {
    it('is read as typed', () => {
      expect(read({})).toMatchObject({
        ok: true,
        value: { ...DISMISSED, filingPrecision: 'day', contactConsent: false, isHelper: false },
      });
    });

    it.each([
      ['2021-03-05', '2021-03-05', 'day'],
      ['3/5/21', '2021-03-05', 'day'],
      ['March 5, 2021', '2021-03-05', 'day'],
      ['15/03/2021', '2021-03-15', 'day'],
      ['15 de marzo de 2021', '2021-03-15', 'day'],
      ['Feb 2021', '2021-02-01', 'month'],
      ['2/2021', '2021-02-01', 'month'],
      ['2021', '2021-01-01', 'year'],
      // The current year and month have begun.
      ['2026', '2026-01-01', 'year'],
      ['November 2026', '2026-11-01', 'month'],
    ])('reads a filing on %s as its first day, with its precision', (typed, filingDate, filingPrecision) => {
      const value = { filingDate, filingPrecision };
      expect(read({ filingDate: typed })).toMatchObject({ ok: true, value });
      // What a page sends is read the same way again.
      expect(read(value)).toMatchObject({ ok: true, value });
    });

    it('keeps no day that was not given', () => {
      expect(read({ filingDate: '2021-03-05', filingPrecision: 'year' })).toMatchObject({
        ok: true,
        value: { filingDate: '2021-01-01', filingPrecision: 'year' },
      });
      expect(errorsOf(read({ filingPrecision: 'hour' }))).toEqual({
        filingPrecision: words.filingPrecision.errors.missing,
      });
    });

    it('does not guess in Spanish what is the day and what the month', () => {
      const readIn = (language: 'en' | 'es', filingDate: string) =>
        readEligibilityForm({ ...DISMISSED, filingDate }, today, language);
      expect(readIn('es', '05/03/2021')).toMatchObject({ ok: false });
      expect(readIn('en', '05/03/2021')).toMatchObject({ ok: true, value: { filingDate: '2021-05-03' } });
      for (const certain of ['15/03/2021', '03/03/2021', '5 de marzo de 2021', '2021-05-03'])
        expect(readIn('es', certain).ok, certain).toBe(true);
      const body = { id: '0b9f3c1e-7a2d-4c5b-9e8f-1a2b3c4d5e6f', fillMs: 2_000, ...DISMISSED };
      const sent = { ...body, language: 'es', filingDate: '05/03/2021' };
      expect(readSubmissionRequest(sent, today).ok).toBe(false);
      expect(readSubmissionRequest({ ...sent, language: 'en' }, today).ok).toBe(true);
    });

    it('accepts every state and every reason', () => {
      for (const state of JURISDICTION_CODES) expect(read({ state }).ok).toBe(true);
      for (const reason of EVICTION_REASONS) expect(read({ reason }).ok).toBe(true);
    });

    it('needs neither county nor details nor consent', () => {
      expect(without('county')).toMatchObject({ ok: true, value: { county: '' } });
      expect(without('details')).toMatchObject({ ok: true, value: { details: '' } });
      expect(read({ contactConsent: true })).toMatchObject({ ok: true, value: { contactConsent: true } });
    });

    it.each([
      'fullName',
      'email',
      'phone',
      'state',
      'filingDate',
      'outcome',
      'paymentStatus',
      'reason',
    ] as const)('requires %s and says what to do when it is missing or empty', (field) => {
      expect(errorsOf(without(field))).toEqual({ [field]: words[field].errors.missing });
      expect(errorsOf(read({ [field]: '' }))).toEqual({ [field]: words[field].errors.missing });
    });

    it('lets who helps leave out the whole contact, but no part of it, and never on the server', () => {
      const none = { fullName: '', email: ' ', phone: '' };
      expect(read({ ...none, isHelper: true })).toMatchObject({
        ok: true,
        value: {
          isHelper: true,
          fullName: '',
          email: '',
          phone: '',
          contactConsent: false,
          state: DISMISSED.state,
        },
      });
      expect(Object.keys(errorsOf(read(none)))).toEqual(['fullName', 'email', 'phone']);
      expect(Object.keys(errorsOf(read({ ...none, phone: '6025550134', isHelper: true })))).toEqual([
        'fullName',
        'email',
      ]);
      expect(errorsOf(read({ ...none, isHelper: true, state: '' }))).toEqual({
        state: words.state.errors.missing,
      });
      const sent = {
        id: '0b9f3c1e-7a2d-4c5b-9e8f-1a2b3c4d5e6f',
        fillMs: 2_000,
        ...DISMISSED,
        isHelper: true,
      };
      expect(readSubmissionRequest(sent, today).ok).toBe(true);
      expect(readSubmissionRequest({ ...sent, ...none }, today).ok).toBe(false);
    });

    it('reports every field of an empty form at once, in the order of the form', () => {
      const errors = errorsOf(readAll({}));
      expect(Object.keys(errors)).toEqual(
        Object.entries<FormField>(CHECK_FORM)
          .filter(([field, { optional }]) => optional !== true && !HAVE_DEFAULTS.has(field))
          .map(([field]) => field),
      );
    });

    it.each([
      ['blanks', ' \t\u00A0\n'],
      ['zero-width joiners', '\u200B\u200D\u2060'],
      ['Hangul fillers', '\u3164\u115F\uFFA0'],
      ['blank Braille', '\u2800'],
      ['a lone accent', '\u0301'],
    ])('treats a name of nothing but %s as missing', (_, fullName) => {
      expect(errorsOf(read({ fullName }))).toEqual({ fullName: words.fullName.errors.missing });
    });

    it.each([
      'محمد علي',
      '李小龍',
      'Zoë 🏠',
      'שרה כהן',
      "D'Arcy-O’Brien",
      '<script>alert(1)</script>',
      'Robert"); DROP--',
    ])('keeps the name %s exactly', (fullName) => {
      expect(read({ fullName })).toMatchObject({ ok: true, value: { fullName } });
    });

    it('drops control characters and keeps line breaks in the details', () => {
      expect(read({ details: 'one\n\u0000two\u0007' })).toMatchObject({
        ok: true,
        value: { details: 'one\ntwo' },
      });
    });

    it.each(['fullName', 'email', 'phone', 'county', 'details'] as const)(
      'refuses a %s that is too long',
      (field) => {
        const { limit } = CHECK_FORM[field];
        const text = 'é'.repeat(limit + 1);
        const most = limit.toLocaleString('en-US');
        expect(errorsOf(read({ [field]: text }))[field]).toMatch(`Use ${most} characters or fewer for `);
      },
    );

    it.each(['plain', 'a@b', '@example.com', 'a b@example.com', 'a@exa mple.com', 'a@-x.com', 'a@b@c.com'])(
      'refuses the address %s',
      (email) => {
        expect(errorsOf(read({ email }))).toEqual({ email: words.email.errors.invalid });
      },
    );

    it.each(['6025550134', '+1 602.555.0134', '602-555-0134 ext 12', '٦٠٢٥٥٥٠١٣٤'])(
      'accepts the number %s',
      (phone) => {
        expect(read({ phone }).ok).toBe(true);
      },
    );

    it.each(['555-0134', 'call me', '1234567890123456', '602-555-013', '602 555 0134 5678 90'])(
      'refuses the number %s',
      (phone) => {
        expect(errorsOf(read({ phone }))).toEqual({ phone: words.phone.errors.invalid });
      },
    );

    it.each([
      ['2026-11-22', words.filingDate.errors.future],
      ['1899-12-31', words.filingDate.errors.early],
      ['2023-02-29', words.filingDate.errors.invalid],
      ['last spring', words.filingDate.errors.invalid],
    ])('refuses the filing date %s', (filingDate, message) => {
      expect(errorsOf(read({ filingDate }))).toEqual({ filingDate: message });
    });

    it.each(['2026-11-21', '1900-01-01', '2024-02-29'])('accepts the filing date %s', (filingDate) => {
      expect(read({ filingDate }).ok).toBe(true);
    });

    it.each([
      ['state', 'PR'],
      ['state', 'az'],
      ['outcome', 'Case was dismissed'],
      ['paymentStatus', 'Not paid'],
      ['reason', 'non-payment of rent'],
    ] as const)('compares %s by key: %s is refused', (field, value) => {
      expect(errorsOf(read({ [field]: value }))).toEqual({ [field]: words[field].errors.missing });
    });

    it('refuses fields that are not part of the form', () => {
      expect(errorsOf(read({ is_eligible: true }))).toEqual({
        is_eligible: 'Not part of the form',
      });
      const polluted: unknown = JSON.parse(`{"__proto__":{"a":1},${JSON.stringify(DISMISSED).slice(1)}`);
      expect(Object.entries(errorsOf(readAll(polluted)))).toEqual([['__proto__', 'Not part of the form']]);
    });

    it('never throws, whatever the input', () => {
      fc.assert(
        fc.property(fc.anything(), (input) => {
          expect(readEligibilityForm(input, today, 'en').ok).toBe(false);
        }),
      );
    });
  });
});

describe('submission request', () => {
  const today = '2026-11-21' as PlainDate;
  const body = {
    id: '0F8FAD5B-D9CB-469F-A165-70867728950E',
    fillMs: 48_200,
    fullName: 'Ana Núñez',
    email: 'ana@example.com',
    phone: '6025550134',
    state: 'AZ',
    filingDate: '2021-03-05',
    outcome: 'won',
    paymentStatus: 'no-judgment',
    reason: 'Other',
  };

  const readBody = (input: unknown) => inWords(CHECK_WORDS, readSubmissionRequest(input, today));

  describe('the body of a submission', () => {
    it('is an id, a time and a form', () => {
      const request = readSubmissionRequest(body, today);
      expect(request).toMatchObject({
        ok: true,
        value: {
          id: '0f8fad5b-d9cb-469f-a165-70867728950e',
          fillMs: 48_200,
          form: { fullName: 'Ana Núñez', county: '' },
        },
      });
    });

    it.each([undefined, '', 'not-a-uuid', 7, '../../leads/x'])('requires a UUID, not %j', (id) => {
      expect(readBody({ ...body, id })).toEqual({
        ok: false,
        errors: { id: 'Send a UUID as the id of these answers' },
      });
    });

    it('reports a bad id, a bad time and bad fields together', () => {
      const result = readBody({ ...body, id: 'x', fillMs: '1 s', state: 'ZZ' });
      expect(result.ok ? [] : Object.keys(result.errors)).toEqual(['id', 'fillMs', 'state']);
    });

    it('may contain the honeypot, which must be empty and is dropped', () => {
      const request = readSubmissionRequest({ ...body, website: '' }, today);
      expect(request.ok && Object.keys(request.value.form)).not.toContain('website');
      expect(readBody({ ...body, website: 'https://spam.example' })).toEqual({
        ok: false,
        errors: { website: 'Leave this box empty' },
      });
    });

    it.each([null, undefined, 'text', 7, [], [body]])('is an object, not %j', (input) => {
      expect(readBody(input)).toEqual({
        ok: false,
        errors: { '': 'Send the answers as one JSON object' },
      });
    });
  });
});
