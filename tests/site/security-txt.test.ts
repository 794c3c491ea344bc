import { expect, it } from 'vitest';

import { SITE, SUPPORT_EMAIL } from '#config/site.ts';
import { TEST_BUILD_DATE } from '../support/build-date.ts';
import { readBuilt } from './support/built-site.ts';

it('security.txt is valid by RFC 9116: who to write to, until when, and where it belongs', () => {
  const text = readBuilt('.well-known/security.txt');
  expect(text.endsWith('\n')).toBe(true);
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/u.exec(line)?.slice(1) ?? [line]);
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
  // Contact at least once, as addresses; Expires exactly once, RFC 3339, in less than a year.
  expect(valuesOf('Contact')).toEqual([SUPPORT_EMAIL.href, `${SITE.origin}/contact/`]);
  expect(valuesOf('Canonical')).toEqual([`${SITE.origin}/.well-known/security.txt`]);
  expect(valuesOf('Preferred-Languages')).toEqual(['en']);
  const [expires = '', ...more] = valuesOf('Expires');
  expect(more).toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
  const days = (Date.parse(expires) - Date.parse(TEST_BUILD_DATE)) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect(fields.filter((field) => field.length !== 2)).toEqual([]);
});
