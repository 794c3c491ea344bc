import { describe, expect, test } from 'vitest';

import { FORM_ANSWERS as ENGLISH_ANSWERS } from '../../../src/content/words/en/every-form.ts';
import { FORM_ANSWERS } from '../../../src/content/words/es/every-form.ts';
import { CHECK_WORDS } from '../../../src/content/words/es/forms.ts';

import { testApi } from '../testing/api.ts';
import { SAMPLE_CHECK } from '../testing/sample-check.ts';
import { FORMS, SAMPLE_LEAD } from '../testing/sample-forms.ts';

const inSpanish = { 'accept-language': 'es' };

describe.each(FORMS)('the language of $name', ({ name, path, body }) => {
  const storedIn = async (api: ReturnType<typeof testApi>) => (await api.stores[name].page({ limit: 10 }))[0];

  test.each([['fr'], [7], [null], [undefined]])(
    'is English when %j is sent, without refusing the form',
    async (language) => {
      const api = testApi();
      expect((await api.post(path, { ...body, language })).status).toBe(201);
      expect(await storedIn(api)).toMatchObject({ language: 'en' });
    },
  );

  test('does not create a second record; the latest request sets it', async () => {
    const api = testApi();
    await api.post(path, { ...body, language: 'en' });
    expect((await api.post(path, { ...body, language: 'es' })).status).toBe(200);
    expect(await storedIn(api)).toMatchObject({ language: 'en' });
    const nextDay = testApi({ now: new Date('2026-11-23T18:00:00.000Z'), stores: api.stores });
    expect((await nextDay.post(path, { ...body, language: 'es' })).status).toBe(200);
    expect(await storedIn(api)).toMatchObject({ language: 'es' });
  });
});

describe('a message about a bad form', () => {
  test('is in the language of the page, while stored texts stay English', async () => {
    const api = testApi();
    const refused = await api.post('/api/submissions', { ...SAMPLE_CHECK, email: '' }, inSpanish);
    expect(await refused.json()).toMatchObject({
      detail: FORM_ANSWERS.invalid,
      errors: { email: CHECK_WORDS.fields.email.errors.missing },
    });
    await api.post('/api/submissions', { ...SAMPLE_CHECK, language: 'es' }, inSpanish);
    const [stored] = await api.stores.submissions.page({ limit: 1 });
    expect(stored?.eligibility_message).toMatch(/^Great news!/u);
    const other = await api.post('/api/submissions', { ...SAMPLE_CHECK, details: 'Otra cosa' }, inSpanish);
    expect(await other.json()).toMatchObject({ detail: FORM_ANSWERS.conflict });
  });

  test.each([
    ['too long', 'x'.repeat(20_000), 'application/json', 413, FORM_ANSWERS.body.tooLarge],
    ['not JSON', '{', 'application/json', 400, FORM_ANSWERS.body.notJson],
    ['of another type', '{}', 'text/plain', 415, FORM_ANSWERS.body.otherType],
  ])('is in that language for a body that is %s', async (_, body, type, status, detail) => {
    const headers = { ...inSpanish, 'content-type': type };
    const answer = await testApi().send('/api/messages', { method: 'POST', headers, body });
    expect([answer.status, ((await answer.json()) as { readonly detail: string }).detail]).toEqual([
      status,
      detail,
    ]);
  });

  test('is in English for the back office, whatever the browser prefers', async () => {
    const answer = await testApi().send('/api/admin/leads', { headers: { 'accept-language': 'es' } });
    expect(await answer.json()).toMatchObject({ detail: 'You are logged out. Please log in again.' });
  });
});

test.each([
  ['es', FORM_ANSWERS.crossSite],
  ['en', ENGLISH_ANSWERS.crossSite],
])(
  'a form in %s that another site sends without scripts is refused in that language',
  async (language, detail) => {
    const answer = await testApi().send('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...SAMPLE_LEAD, language }).toString(),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ detail });
  },
);
