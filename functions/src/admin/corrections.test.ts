import { describe, expect, test } from 'vitest';

import privacy from '../../../src/content/words/en/privacy.json';
import { CORRECTABLE } from '../../../src/domain/office/corrections.ts';

import { readProblem, testApi } from '../testing/api.ts';
import { NOW, SAMPLE_ANSWERS, SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';
import { SAMPLE_ID, SAMPLE_LEAD, SAMPLE_MESSAGE } from '../testing/sample-forms.ts';

/** Each form, with its address, record and answers. */
const FORMS = [
  ['submissions', '/api/submissions', SAMPLE_CHECK.id, SAMPLE_ANSWERS],
  ['leads', '/api/leads', SAMPLE_ID, SAMPLE_LEAD],
  ['messages', '/api/messages', SAMPLE_ID, SAMPLE_MESSAGE],
] as const;

async function apiWith(collection: (typeof FORMS)[number][0], api = testApi()) {
  const [, path, id, answers] = FORMS.find(([name]) => name === collection) ?? FORMS[0];
  expect((await api.post(path, { ...answers, id, fillMs: SAMPLE_FILL_MS })).status).toBe(201);
  const correctable = Object.entries(answers).filter(([name]) => name in CORRECTABLE[collection]);
  const correct = (
    changes: object,
    version = 0,
    body: object = { answers: { ...Object.fromEntries(correctable), ...changes } },
    by: Pick<typeof api, 'send'> = api,
  ) =>
    by.send(`/api/admin/${collection}/${id}/answers`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
      body: JSON.stringify({ version, ...body }),
    });
  return { ...api, correct, stored: () => api.stores[collection].get(id) };
}

describe.each(FORMS)('a correction of %s', (collection, _path, id) => {
  test('is stored, returned, and found by the new values only', async () => {
    const { correct, stored, send } = await apiWith(collection);
    const response = await correct({ email: 'new@example.com', phone: '(480) 555-0177' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await stored());
    expect(await stored()).toMatchObject({
      email: 'new@example.com',
      phone: '(480) 555-0177',
      work_status: 'new',
      work_version: 1,
    });
    const find = async (text: string) => {
      const headers = { authorization: 'Bearer admin-token', 'x-search': encodeURIComponent(text) };
      const found = await send('/api/admin/search', { headers });
      return ((await found.json()) as { records: unknown[] }).records.length;
    };
    expect(await find('480 555 0177')).toBe(1);
    expect(await find('602 555 0134')).toBe(0);
  });

  test('made to an outdated version changes nothing and gets 409 with the current record', async () => {
    const { correct, stored, auditLog } = await apiWith(collection);
    await correct({ email: 'first@example.com' });
    const response = await correct({ email: 'second@example.com' });
    expect(response.status).toBe(409);
    expect(await readProblem(response)).toMatchObject({
      current: { id, email: 'first@example.com', work_version: 1 },
    });
    expect(await stored()).toMatchObject({ email: 'first@example.com' });
    expect(auditLog.actions).toHaveLength(1);
  });

  test('that is retried after its response was lost is applied once', async () => {
    const { correct, stored, auditLog } = await apiWith(collection);
    const first: unknown = await (await correct({ email: 'first@example.com' })).json();
    const again = await correct({ email: 'first@example.com' });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    expect(await stored()).toMatchObject({ work_version: 1 });
    expect(auditLog.actions).toHaveLength(1);
  });

  test('is validated by the rules of the form', async () => {
    const { correct, stored } = await apiWith(collection);
    const response = await correct({ email: 'not an address', phone: '12', is_eligible: true });
    expect(response.status).toBe(400);
    expect(Object.keys((await readProblem(response)).errors ?? {}).sort()).toEqual([
      'email',
      'is_eligible',
      'phone',
    ]);
    expect(await stored()).toMatchObject({ work_version: 0 });
  });

  test.each([
    ['version', { version: -1, answers: {} }],
    ['answers', { version: 0, answers: [] }],
    ['fields', { version: 0, answers: {}, fields: [] }],
  ])('with a bad %s gets a 400 that names the field', async (field, body) => {
    const { correct } = await apiWith(collection);
    const response = await correct({}, 0, body);
    expect(response.status).toBe(400);
    expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual([field]);
  });
});

describe(`a corrected check: ${privacy.sections.rights.paragraphs.correction}`, () => {
  test('keeps what it was told by the list, and the consent', async () => {
    const { correct, stored, stores } = await apiWith('submissions');
    // Simulates a different law at the time.
    await stores.submissions.change(SAMPLE_CHECK.id, () => ({
      eligibility_message: 'As it was then',
      contact_consent: true,
    }));
    await correct({ fullName: 'Rosa Maria Delgado', county: '' });
    expect(await stored()).toMatchObject({
      full_name: 'Rosa Maria Delgado',
      county: null,
      eligibility_message: 'As it was then',
      contact_consent: true,
    });
  });

  test('has the finding of its county, as of today', async () => {
    const { correct, stored, stores } = await apiWith('submissions');
    const told = await stores.submissions.get(SAMPLE_CHECK.id);
    const inPennsylvania = { state: 'PA', outcome: 'settlement', paymentStatus: 'paid' };
    await correct({ ...inPennsylvania, county: 'Allegheny County' });
    expect(await stored()).toMatchObject({ finding: 'no-remedy' });
    await correct({ ...inPennsylvania, county: 'Philadelphia County' }, 1);
    expect(await stored()).toMatchObject({ finding: 'limited' });
    // By then nobody has checked the law for years.
    const later = testApi({ now: new Date('2031-11-21T12:00:00.000Z'), stores });
    await correct({ ...inPennsylvania, county: 'Allegheny County' }, 2, undefined, later);
    expect(await stored()).toMatchObject({
      finding: 'not-confirmed',
      outcome: 'settlement',
      conviction_type: `${SAMPLE_ANSWERS.reason} - settlement`,
      years_since_conviction: 10,
      // The first of each: what the form said, and what was told then.
      said: { state: 'AZ', county: SAMPLE_ANSWERS.county, outcome: SAMPLE_ANSWERS.outcome },
      told: { finding: told?.finding, opens_on: told?.opens_on },
    });
  });

  test('is not undone by a late repeat of the form, which is answered as before', async () => {
    const { correct, stored, post } = await apiWith('submissions');
    await correct({ county: 'Pinal County' });
    const corrected = await stored();
    const repeat = { ...SAMPLE_ANSWERS, id: SAMPLE_CHECK.id, fillMs: SAMPLE_FILL_MS };
    expect((await post('/api/submissions', repeat)).status).toBe(200);
    expect(await stored()).toEqual(corrected);
  });

  test('that cannot be judged keeps its finding', async () => {
    const { correct, stored, stores } = await apiWith('submissions');
    await stores.submissions.change(SAMPLE_CHECK.id, () => ({
      details: 'x'.repeat(5000),
      finding: 'limited',
    }));
    expect((await correct({ county: 'Pinal' })).status).toBe(200);
    expect(await stored()).toMatchObject({ county: 'Pinal', finding: 'limited' });
  });

  test.each([{ contactConsent: true }, { isHelper: true }, { details: 'More' }, { finding: 'no-law' }])(
    'takes nothing else: %j',
    async (changes) => {
      const { correct, stored } = await apiWith('submissions');
      const response = await correct(changes);
      expect(response.status).toBe(400);
      expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual(Object.keys(changes));
      expect(await stored()).toMatchObject({ work_version: 0 });
    },
  );
});

describe('a fact of a corrected check that the form does not ask for', () => {
  const settled = { state: 'PA', outcome: 'settlement', paymentStatus: 'paid' };

  test('is stored, and decides the finding', async () => {
    const { correct, stored } = await apiWith('submissions');
    const answers = { ...SAMPLE_ANSWERS, ...settled };
    const known = Object.fromEntries(
      Object.entries(answers).filter(([name]) => name in CORRECTABLE.submissions),
    );
    const facts = { dates: { ended: '5/14/2024' }, settlement: 'dismissed' };
    expect((await correct({}, 0, { answers: known, facts })).status).toBe(200);
    expect(await stored()).toMatchObject({ facts });
    expect((await correct({}, 1, { answers: known, facts })).status).toBe(200);
    expect(await stored()).toMatchObject({ work_version: 1 });
  });

  test.each([
    [{ dates: { paid: '1/1/2019' } }, 'paid'],
    [{ dates: {}, settlement: 'won' }, 'facts'],
  ])(
    'is refused where it contradicts the case or is none, and nothing is saved: %j',
    async (facts, field) => {
      const { correct, stored } = await apiWith('submissions');
      const known = Object.fromEntries(
        Object.entries({ ...SAMPLE_ANSWERS, outcome: 'lost', paymentStatus: 'paid' }).filter(
          ([name]) => name in CORRECTABLE.submissions,
        ),
      );
      const response = await correct({}, 0, { answers: known, facts });
      expect(response.status).toBe(400);
      expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual([field]);
      expect(await stored()).toMatchObject({ work_version: 0 });
    },
  );
});

describe('a correction to a number or address that is marked “do not call”', () => {
  const OTHER = '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4e';

  /** A message whose number is marked, and a lead. */
  async function withMark() {
    const api = testApi();
    const other = { id: OTHER, email: 'rosa.d@example.com', phone: '(480) 555-0177', fillMs: SAMPLE_FILL_MS };
    expect((await api.post('/api/messages', { ...other, name: 'Rosa', message: 'Hi' })).status).toBe(201);
    const mark = { contact: 'phone', is_marked: true };
    await api.post(`/api/admin/messages/${OTHER}/do-not-call`, mark, { authorization: 'Bearer admin-token' });
    return apiWith('leads', api);
  }

  test.each([
    [{ phone: '480-555-0177' }, NOW.toISOString()],
    [{ phone: '(480) 555-0178' }, null],
    [{ email: 'Rosa.D@example.com' }, null],
  ])('%j has the marks of the new contacts', async (changes, phone) => {
    const { correct, stored } = await withMark();
    const response = await correct(changes);
    expect(await response.json()).toMatchObject({ do_not_call: { phone, email: null } });
    expect(await stored()).toMatchObject({ do_not_call: { phone, email: null } });
  });

  test('and away from it again loses the mark', async () => {
    const { correct, stored } = await withMark();
    await correct({ phone: '480-555-0177' });
    await correct({ phone: '(480) 555-0178' }, 1);
    expect(await stored()).toMatchObject({ do_not_call: { phone: null, email: null } });
  });
});

test('nothing else can be corrected', async () => {
  for (const record of [
    `admin_actions/${SAMPLE_ID}`,
    `constructor/${SAMPLE_ID}`,
    `leads/${SAMPLE_ID}`,
    'leads/__name__',
  ]) {
    const response = await testApi().send(`/api/admin/${record}/answers`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
      body: JSON.stringify({ version: 0, answers: SAMPLE_LEAD }),
    });
    expect(response.status).toBe(404);
  }
});

describe('a correction that loses a race', () => {
  const [, path, id, answers] = FORMS[1];
  /** An API whose record is changed or deleted between the two calls of a correction. */
  const after = async (
    meanwhile: (
      leads: ReturnType<typeof testApi>['stores']['leads'],
      mark: () => Promise<unknown>,
    ) => Promise<unknown>,
  ) => {
    const { stores, post } = testApi();
    await post(path, { ...answers, id, fillMs: SAMPLE_FILL_MS });
    const change: typeof stores.leads.change = async (...call) => {
      await meanwhile(stores.leads, () =>
        post(
          `/api/admin/leads/${id}/do-not-call`,
          { contact: 'phone', is_marked: true },
          { authorization: 'Bearer admin-token' },
        ),
      );
      return stores.leads.change(...call);
    };
    const leads = { ...stores.leads, change };
    return testApi({ stores: { ...stores, leads } }).send(`/api/admin/leads/${id}/answers`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
      body: JSON.stringify({ version: 0, answers: { ...answers, phone: '(480) 555-0177' } }),
    });
  };

  test('with the deletion of the record gets 404', async () => {
    expect((await after((leads) => leads.remove(id))).status).toBe(404);
  });

  test('with a mark “do not call” gets 409, and the mark stays', async () => {
    const response = await after(() => Promise.resolve());
    expect(response.status).toBe(200);
    const late = await after((_leads, mark) => mark());
    expect(late.status).toBe(409);
    expect(await readProblem(late)).toMatchObject({
      current: { phone: SAMPLE_LEAD.phone, work_version: 1, do_not_call: { phone: NOW.toISOString() } },
    });
  });
});
