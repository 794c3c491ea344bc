import { describe, expect, test } from 'vitest';

import { readProblem } from '../testing/api.ts';
import { type BodyResult, isHtmlForm, readHtmlForm, readJson } from './request.ts';

const call = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => new Request('https://secondkey.test/api/leads', { method: 'POST', body, headers });

/** Status and text of a refusal. */
async function refusal(result: BodyResult<unknown>): Promise<string> {
  if (result.ok) throw new Error('It was taken.');
  const { status, detail } = await readProblem(result.problem);
  return `${status} ${detail}`;
}

describe('JSON', () => {
  test.each([
    'application/json',
    'Application/JSON',
    ' application/json ',
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"',
  ])('is read as %s', async (type) => {
    expect(await readJson(call('{"a":[1,"é"]}', { 'content-type': type }))).toEqual({
      ok: true,
      body: { a: [1, 'é'] },
    });
  });

  test.each([
    'text/plain',
    'application/json+x',
    'application/json; charset=latin1',
    'application/json; charset=utf-8; charset=latin1',
    'application/json; xcharset=utf-8',
    'application/json; charset=utf-8x',
    '; charset=utf-8',
    '',
  ])('is refused as "%s"', async (type) => {
    expect(await refusal(await readJson(call('{}', { 'content-type': type })))).toMatch(/^415 Send .* JSON/u);
  });

  test('without a content type is refused', async () => {
    const request = call('{}');
    request.headers.delete('content-type');
    expect(await refusal(await readJson(request))).toMatch(/^415 /u);
  });

  test('that is compressed is refused, however short', async () => {
    const packed = (encoding: string) =>
      readJson(call('{}', { 'content-type': 'application/json', 'content-encoding': encoding }));
    expect(await refusal(await packed('gzip'))).toMatch(/^415 .*Content-Encoding/u);
    expect(await refusal(await packed('identity, gzip'))).toMatch(/^415 /u);
    expect(await packed('identity')).toMatchObject({ ok: true });
    expect(await packed(' Identity ')).toMatchObject({ ok: true });
  });

  test.each([
    '',
    '{',
    '{}{}',
    '{"a":NaN}',
    '{"a":undefined}',
    '{"__proto__":{}}',
    '{"a":{"__proto__":1}}',
    '['.repeat(8000),
  ])('that cannot be parsed is refused: %.20s', async (body) => {
    expect(await refusal(await readJson(call(body)))).toMatch(/^400 .* not JSON .* Nothing was saved/u);
  });

  test('that is not UTF-8 is refused; a byte order mark is skipped', async () => {
    expect(await refusal(await readJson(call(new Uint8Array([0x22, 0xff, 0x22]))))).toMatch(
      /^400 .* not UTF-8/u,
    );
    expect(await readJson(call('\ufeff{}'))).toEqual({ ok: true, body: {} });
  });

  test('with a lone surrogate is made storable', async () => {
    expect(await readJson(call(String.raw`{"a":"x\ud83d","b":1}`))).toEqual({
      ok: true,
      body: { a: 'x\ufffd', b: 1 },
    });
  });
});

describe('an HTML form', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test('is recognized by its content type', () => {
    expect(isHtmlForm(call('', form))).toBe(true);
    expect(isHtmlForm(call('{}'))).toBe(false);
  });

  test('is read with line breaks normalized', async () => {
    expect(await readHtmlForm(call('name=Ana+N%C3%BA%C3%B1ez&message=a%0D%0Ab%0Dc', form))).toEqual({
      ok: true,
      body: { name: 'Ana Núñez', message: 'a\nb\rc' },
    });
  });

  test('has several boxes of one name as one answer', async () => {
    expect(await readHtmlForm(call('box=a&name=Ana&box=b', form))).toEqual({
      ok: true,
      body: { box: 'a, b', name: 'Ana' },
    });
  });

  test('that is compressed is refused', async () => {
    expect(await refusal(await readHtmlForm(call('a', { ...form, 'content-encoding': 'br' })))).toMatch(
      /^415 /u,
    );
  });
});
