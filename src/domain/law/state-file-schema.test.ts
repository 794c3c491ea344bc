import { describe, expect, it } from 'vitest';

import { LAW_PANEL_WORDS } from '#content/words/en/law.ts';
import * as SITUATIONS_IN_WORDS from '#content/words/en/states.ts';
import { COURTS } from '#data/courts.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { SEALING_LAWS, sealingLaw } from '#data/laws.ts';
import { COUNTIES } from '#data/places.ts';
import { planWords } from '#domain/plan/situations.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { courtsOf } from './court-directory.ts';
import { legalHelpOf } from './legal-help.ts';
import { shownRemedy } from './sealing-law.ts';
import { isOfficialSource } from './source.ts';
import { sealingLawFile, sealingLawFileSchema } from './state-file-schema.ts';

const file = sealingLawFile(
  sealingLaw('AZ'),
  ['HB 2227 (2026)'],
  courtsOf(COURTS, 'AZ'),
  legalHelpOf(LEGAL_HELP, 'AZ'),
  COUNTIES.AZ,
  planWords(sealingLaw('AZ').remedies.map(shownRemedy), SITUATIONS_IN_WORDS),
  LAW_PANEL_WORDS,
  '2026-11-21' as PlainDate,
);

it('links a remedy only to an official text', () => {
  for (const { remedies } of Object.values(SEALING_LAWS)) {
    for (const remedy of remedies) {
      const { officialUrl } = shownRemedy(remedy);
      expect(officialUrl === null || isOfficialSource(officialUrl), remedy.id).toBe(true);
    }
  }
  const [linked] = sealingLaw('AZ').remedies;
  expect(linked && shownRemedy(linked).officialUrl).toBe(linked?.officialUrl);
});

describe("a state's public data file", () => {
  it('is published unchanged', () => {
    expect(sealingLawFileSchema.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
  });

  it.each([
    ['more than is shown', { ...file, sources: [] }],
    ['what only editors need of a remedy', { ...file, remedies: sealingLaw('AZ').remedies }],
    ['a panel with a source that is not linked', { ...file, panel: { ...file.panel, sources: [] } }],
    ['no panel', { ...file, panel: undefined }],
    [
      'an address that is no web page',
      { ...file, courts: { ...file.courts, selfHelp: { title: 'A', url: 'javascript:x' } } },
    ],
    ['a bill without a name', { ...file, bills: [''] }],
    [
      'a step for an unknown case',
      {
        ...file,
        plan: {
          ...file.plan,
          situations: {
            wait: { heading: 'Wait', introduction: 'Wait.', steps: [{ when: 'paid', text: 'Rest.' }] },
          },
        },
      },
    ],
    ['nobody to call', { ...file, legalHelp: { ...file.legalHelp, default: [] } }],
    ['an older format', { ...file, format: 0 }],
  ])('is refused with %s', (_what, value) => {
    expect(sealingLawFileSchema.safeParse(value).success).toBe(false);
  });
});
