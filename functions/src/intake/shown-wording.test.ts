import { describe, expect, test } from 'vitest';

import { readProblem, testApi } from '../testing/api.ts';
import { SAMPLE_CHECK } from '../testing/sample-check.ts';
import { FORMS, SAMPLE_LEAD, SAMPLE_MESSAGE } from '../testing/sample-forms.ts';
import { WORDINGS } from './words.ts';

/** What the test's API has for the check: ./testing/api.ts. */
const CHECK = [
  { version: 'test', text: 'You may call me.' },
  { version: 'test-es', text: 'Pueden llamarme.' },
] as const;
/** The newest wording of each form, in English and in Spanish. */
const NEWEST = {
  submissions: CHECK,
  leads: [WORDINGS.lead.en[0], WORDINGS.lead.es[0]],
  messages: [WORDINGS.message.en[0], WORDINGS.message.es[0]],
} as const;

type Api = ReturnType<typeof testApi>;
const wordingsIn = async ({ stores }: Api, name: (typeof FORMS)[number]['name']) => {
  const records = await stores[name].page({ limit: 10 });
  return Promise.all(
    records.map(async ({ id }) => {
      const document = await stores[name].document(id);
      return { version: document?.consent_version, text: document?.consent_text };
    }),
  );
};

describe.each(FORMS)('the wording stored with $name', ({ name, path, body }) => {
  const [today, spanish] = NEWEST[name];
  const stored = async (sent: object) => {
    const api = testApi();
    expect((await api.post(path, { ...body, ...sent })).status).toBe(201);
    return wordingsIn(api, name);
  };

  test('is the one the page showed', async () => {
    expect(await stored({ consentVersion: today.version })).toEqual([today]);
    expect(await stored({ language: 'es', consentVersion: spanish.version })).toEqual([spanish]);
  });

  test('stays the one that was read when a tab resends from the page in the other language', async () => {
    expect(await stored({ language: 'en', consentVersion: spanish.version })).toEqual([spanish]);
  });

  test.each([[undefined], ['']])('is today’s when the page sends %j', async (consentVersion) => {
    expect(await stored({ consentVersion })).toEqual([today]);
  });

  test.each([['2031-01-01'], [7], [null], [['test']], ['9'.repeat(41)], ['=1+1'], ['a\u0000']])(
    'is never an invented one: %j is refused, and nothing is stored',
    async (consentVersion) => {
      const api = testApi();
      const response = await api.post(path, { ...body, consentVersion });
      expect(response.status).toBe(400);
      expect((await readProblem(response)).errors).toEqual({
        consentVersion: expect.stringContaining('out of date') as string,
      });
      const spanish = await api.post(path, { ...body, consentVersion }, { 'accept-language': 'es' });
      expect((await readProblem(spanish)).errors?.consentVersion).toContain('Vuelva a cargarla');
      expect(await wordingsIn(api, name)).toEqual([]);
    },
  );

  test('does not create a second record; the latest request sets it', async () => {
    const api = testApi();
    await api.post(path, { ...body, consentVersion: spanish.version });
    expect((await api.post(path, { ...body, consentVersion: today.version })).status).toBe(200);
    expect(await wordingsIn(api, name)).toEqual([spanish]);
    const nextDay = testApi({ now: new Date('2026-11-23T18:00:00.000Z'), stores: api.stores });
    expect((await nextDay.post(path, { ...body, consentVersion: today.version })).status).toBe(200);
    expect(await wordingsIn(api, name)).toEqual([today]);
  });
});

test('a page that was open during a change of wording stores the earlier one', async () => {
  const api = testApi();
  await api.post('/api/submissions', { ...SAMPLE_CHECK, consentVersion: 'test-before' });
  expect(await wordingsIn(api, 'submissions')).toEqual([{ version: 'test-before', text: 'Call me.' }]);
});

describe.each([
  { name: 'leads', path: '/api/leads', answers: SAMPLE_LEAD },
  { name: 'messages', path: '/api/messages', answers: SAMPLE_MESSAGE },
] as const)('an HTML form for $name without scripts', ({ name, path, answers }) => {
  const sendForm = (api: Api, consentVersion: string) =>
    api.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...answers, consentVersion }).toString(),
    });

  const [english, spanish] = NEWEST[name];

  test('sends its wording’s version, and is the same record under another wording', async () => {
    const api = testApi();
    expect((await sendForm(api, spanish.version)).status).toBe(303);
    expect((await sendForm(api, english.version)).status).toBe(303);
    expect(await wordingsIn(api, name)).toEqual([spanish]);
  });
});
