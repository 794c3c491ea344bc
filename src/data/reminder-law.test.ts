import { describe, expect, it } from 'vitest';

import { inCallOrder, legalHelpFor } from '#domain/law/legal-help.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';

import { remediesWithPaper } from './filings.ts';
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

  it('knows the same court papers as the pages', async () => {
    expect(await papersOf(code)).toEqual(remediesWithPaper(code));
  });
});

it('the mails know the change log of the pages, in both languages', () => {
  expect(CHANGE_LOG).toEqual(SEALING_LAW_CHANGES);
  for (const change of CHANGE_LOG) {
    expect(changeTitle(change, 'en')).toBe(change.title);
    expect(changeTitle(change, 'es')).toBe(inLanguage(change.title, 'es'));
  }
});
