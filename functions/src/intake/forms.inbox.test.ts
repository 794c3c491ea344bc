import { describe, expect, test } from 'vitest';

import privacy from '../../../src/content/words/en/privacy.json';
import { ANSWER_NOTICE } from '../../../src/content/words/en/every-form.ts';
import { FORM_ANSWER_PAGES } from '../../../src/domain/api/contract.ts';
import { firstAsked, NO_WORK } from '../../../src/domain/records/work.ts';

import { Unavailable } from '../http/time-limit.ts';
import { readProblem, testApi } from '../testing/api.ts';
import { NOW, SAMPLE_ANSWERS, SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';
import { SAMPLE_ID, SAMPLE_LEAD, SAMPLE_MESSAGE } from '../testing/sample-forms.ts';

const ID = SAMPLE_ID;
const MESSAGE = { ...SAMPLE_MESSAGE, message: 'Can you help?\n<b>Thank you</b> 🏠' };

/** Both inboxes, with sample answers. */
const INBOXES = [
  { name: 'leads', path: '/api/leads', answers: SAMPLE_LEAD, pages: FORM_ANSWER_PAGES.lead },
  { name: 'messages', path: '/api/messages', answers: MESSAGE, pages: FORM_ANSWER_PAGES.message },
] as const;

const storedIn = (api: ReturnType<typeof testApi>, name: 'leads' | 'messages') =>
  api.stores[name].page({ limit: 10 });

describe.each(INBOXES)('$name, sent as JSON', ({ name, path, answers }) => {
  test(`are stored with 201 and the id: ${privacy.sections.short.list.sent}`, async () => {
    const api = testApi();
    const response = await api.post(path, { id: ID, fillMs: SAMPLE_FILL_MS, ...answers, website: '' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: ID });
    expect(await storedIn(api, name)).toEqual([
      {
        ...answers,
        collection: name,
        consent_version: ANSWER_NOTICE[name === 'leads' ? 'lead' : 'message'].version,
        language: 'en',
        ...NO_WORK,
        ...firstAsked(NOW),
        do_not_call: { phone: null, email: null },
        id: ID,
        created_at: NOW.toISOString(),
        sort_key: `${NOW.toISOString()}_${ID}`,
        odd_fields: [],
      },
    ]);
  });

  test('are stored once: a repeat gets 200, different answers get 409', async () => {
    const api = testApi();
    await api.post(path, { id: ID, fillMs: SAMPLE_FILL_MS, ...answers });
    const again = await api.post(path, { id: ID, fillMs: SAMPLE_FILL_MS, ...answers });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ id: ID });
    expect(
      (await api.post(path, { id: ID, fillMs: SAMPLE_FILL_MS, ...answers, email: 'other@example.com' }))
        .status,
    ).toBe(409);
    expect(await storedIn(api, name)).toMatchObject([answers]);
  });

  test.each(Object.keys(answers))('without %s get a 400 that names the field', async (field) => {
    const api = testApi();
    const response = await api.post(path, { id: ID, fillMs: SAMPLE_FILL_MS, ...answers, [field]: ' ' });
    expect(response.status).toBe(400);
    expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual([field]);
    expect(await storedIn(api, name)).toEqual([]);
  });
});

describe.each(INBOXES)('$name, sent by an HTML form without scripts', ({ name, path, answers, pages }) => {
  const sendForm = (api: ReturnType<typeof testApi>, fields: object, headers: Record<string, string> = {}) =>
    api.send(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: new URLSearchParams({ ...fields }).toString().replaceAll('%0A', '%0D%0A'),
    });

  const expectPage = (response: Response, page: string) => {
    expect([response.status, response.headers.get('location')]).toEqual([303, page]);
  };

  test('are stored with normalized line breaks and redirected to the confirmation page', async () => {
    const api = testApi();
    expectPage(await sendForm(api, { ...answers, website: '' }), pages.sent);
    expect(await storedIn(api, name)).toMatchObject([answers]);
  });

  test('are stored once a day, however often they are sent', async () => {
    const api = testApi();
    await sendForm(api, answers);
    expectPage(await sendForm(api, answers), pages.sent);
    expect(await storedIn(api, name)).toHaveLength(1);
    await sendForm(api, { ...answers, email: 'other@example.com' });
    expect(await storedIn(api, name)).toHaveLength(2);
  });

  test('that cannot be read or stored are redirected to the error page', async () => {
    expectPage(await sendForm(testApi(), { ...answers, email: 'dana' }), pages.unsent);
    expectPage(await sendForm(testApi(), { ...answers, website: 'spam' }), pages.unsent);
    expectPage(await sendForm(testApi(), { ...answers, phone: '1'.repeat(17_000) }), pages.unsent);
    const limited = testApi({ limits: { perClient: 1 } });
    await sendForm(limited, answers);
    expectPage(await sendForm(limited, { ...answers, phone: '(602) 555-0199' }), pages.unsent);
    const silent = { create: () => Promise.reject(new Unavailable('store')) };
    const { stores } = testApi();
    const api = testApi({
      stores: { leads: { ...stores.leads, ...silent }, messages: { ...stores.messages, ...silent } },
    });
    expectPage(await sendForm(api, answers), pages.unsent);
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    'from another site are refused: %o',
    async (headers: Record<string, string>) => {
      const api = testApi();
      const response = await sendForm(api, answers, headers);
      expect(response.status).toBe(403);
      await readProblem(response);
      expect(await storedIn(api, name)).toEqual([]);
    },
  );
});

test('a check sent as an HTML form is stored with the ticked box, and answered by a page', async () => {
  const api = testApi();
  const pages = FORM_ANSWER_PAGES.check;
  const send = (changes: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ ...SAMPLE_ANSWERS, contactConsent: 'on', language: 'es', ...changes });
    return api.send('/api/submissions', { method: 'POST', body });
  };
  const sent = await send({});
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/es${pages.sent}`]);
  expect(await api.stores.submissions.page({ limit: 9 })).toMatchObject([
    { full_name: SAMPLE_ANSWERS.fullName, contact_consent: true, language: 'es' },
  ]);
  expect((await send({ state: '' })).headers.get('location')).toBe(`/es${pages.unsent}`);
});

describe('the admin', () => {
  test.each(['submissions', 'leads', 'messages'] as const)(
    'deletes one of the %s once',
    async (collection) => {
      const api = testApi();
      await api.post('/api/leads', { id: ID, fillMs: SAMPLE_FILL_MS, ...SAMPLE_LEAD });
      await api.post('/api/messages', { id: ID, fillMs: SAMPLE_FILL_MS, ...MESSAGE });

      await api.post('/api/submissions', { ...SAMPLE_CHECK, id: ID });
      const deleted = await api.asAdmin(`/api/admin/${collection}/${ID}`, 'DELETE');
      expect([deleted.status, await deleted.text()]).toEqual([204, '']);
      expect((await api.asAdmin(`/api/admin/${collection}/${ID}`, 'DELETE')).status).toBe(404);
      const left = await Promise.all(
        Object.values(api.stores).map((store: { count: () => Promise<number> }) => store.count()),
      );
      expect(left.reduce((sum, count) => sum + count, 0)).toBe(2);
    },
  );

  test('never queries the store for an invalid id', async () => {
    const { stores } = testApi();
    const leads = {
      ...stores.leads,
      remove: () => Promise.reject(new Error('Firestore refuses such a name')),
    };
    const response = await testApi({ stores: { leads } }).asAdmin('/api/admin/leads/__name__', 'DELETE');
    expect(response.status).toBe(404);
  });

  test.each([
    `/api/admin/sitemap_runs/${ID}`,
    '/api/admin/leads/..%2Fmessages',
    '/api/admin/leads/1',
    `/api/admin/constructor/${ID}`,
  ])('gets 404 for deleting %s', async (path) => {
    const response = await testApi().asAdmin(path, 'DELETE');
    expect(response.status).toBe(404);
    await readProblem(response);
  });
});
