import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { OPERATOR } from '../../../src/config/site.ts';
import * as english from '../../../src/content/words/en/every-form.ts';
import * as spanish from '../../../src/content/words/es/every-form.ts';
import type { FormWordings } from '../../../src/domain/records/consent.ts';

import { WORDINGS } from './words.ts';

/**
 * Every wording that people may have read, and the beginning of its SHA-256. Lines are only ever added: a changed text
 * gets a new version, and the old text stays listed under its old one (docs/tasks/change-the-consent-wording.md).
 */
const SHOWN = {
  'check 2026-11-21': 'a4223c711cec6578',
  'check 2026-11-23-es': '61b408cc0d1a1a05',
  'check 2026-11-29': '84b9b84421bd3adc',
  'check 2026-11-29-es': 'b48db8bd8dad0c15',
  'lead 2026-11-23': '84446705ee87a9d0',
  'lead 2026-11-23-es': '4d635e8547be2e51',
  'message 2026-11-23': '2a6cb9a84dd7e838',
  'message 2026-11-23-es': 'a3d63d857c35a2e2',
};

test.each([
  ['en', english.consentTo, OPERATOR.name, /\btext\b|STOP|HELP/u],
  ['es', spanish.consentTo, OPERATOR.name, /mensajes|STOP|HELP/u],
] as const)(
  'the consent in %s names the seller, and texts only with a number that somebody reads',
  (_language, consentTo, seller, texts) => {
    for (const kinds of ['calls', 'calls and texts'] as const) expect(consentTo(kinds)).toContain(seller);
    expect(consentTo('calls')).not.toMatch(texts);
    expect(consentTo('calls and texts')).toMatch(/STOP.*HELP/u);
  },
);

test('every version of a consent wording is listed with the hash of its text', () => {
  const known = Object.entries<FormWordings>(WORDINGS).flatMap(([form, wordings]) =>
    Object.values(wordings)
      .flat()
      .map(({ version, text }): [string, string] => [
        `${form} ${version}`,
        createHash('sha256').update(text).digest('hex').slice(0, 16),
      ]),
  );
  expect(Object.fromEntries(known)).toEqual(SHOWN);
  // One version, one text: also across languages, because a version is looked up in all of them.
  expect(new Set(known.map(([version]) => version)).size).toBe(known.length);
});
