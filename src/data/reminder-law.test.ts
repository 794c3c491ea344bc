import { describe, expect, it } from 'vitest';

import { inCallOrder, legalHelpFor } from '#domain/law/legal-help.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';

import { stateFilings } from './filings.ts';
import { LEGAL_HELP } from './help.ts';
import { SEALING_LAW_CHANGES } from './laws.ts';
import { COUNTIES } from './places.ts';
import { CHANGE_LOG, changeTitle, helpToCall, papersOf } from './reminder-law.ts';
import { inLanguage } from './translations.ts';

describe.each(JURISDICTION_CODES)('%s: a mail', (code) => {
  it('names whom to call as the pages do', async () => {
    for (const county of ['', COUNTIES[code][0] ?? '']) {
      expect(await helpToCall(code, county)).toEqual(inCallOrder(legalHelpFor(LEGAL_HELP, code, county))[0]);
    }
  });

  it('links to the court papers of every remedy that has them, and of no other', async () => {
    for (const { remedyId } of stateFilings(code).filings) {
      expect(await papersOf(code, remedyId)).toBe(`/filing/#path=${remedyId}`);
    }
    expect(await papersOf(code, 'none')).toBeNull();
  });
});

it('the mails know the change log of the pages, in both languages', () => {
  expect(CHANGE_LOG).toEqual(SEALING_LAW_CHANGES);
  for (const change of CHANGE_LOG) {
    expect(changeTitle(change, 'en')).toBe(change.title);
    expect(changeTitle(change, 'es')).toBe(inLanguage(change.title, 'es'));
  }
});
