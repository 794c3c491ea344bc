import { describe, expect, it } from 'vitest';

import { COUNTIES } from '~/content/counties.ts';
import { COURTS } from '~/content/courts.ts';
import { LEGAL_HELP } from '~/content/legal-help.ts';
import { sealingLaw } from '~/content/sealing-law.ts';
import { courtsOf } from '../courts/court-directory.ts';
import { legalHelpOf } from '../legal-help/legal-help.ts';
import { readSealingLawFile, sealingLawFile, sealingLawFilePath } from './state-file.ts';

const file = sealingLawFile(
  sealingLaw('AZ'),
  courtsOf(COURTS, 'AZ'),
  legalHelpOf(LEGAL_HELP, 'AZ'),
  COUNTIES.AZ,
);
const downloaded = (): unknown => JSON.parse(JSON.stringify(file));

describe("a state's public data file", () => {
  it('has its address named by the slug', () => {
    expect(sealingLawFilePath('new-york')).toBe('/data/sealing-law/new-york.json');
  });

  it('is read back as it was written', () => {
    expect(readSealingLawFile(downloaded())).toEqual(file);
  });

  it('may hold more than an older page knows', () => {
    expect(readSealingLawFile({ ...(downloaded() as object), timeline: [] })).toEqual(file);
  });

  it.each([
    ['an error page', '<!doctype html>'],
    ['nothing', null],
    ['a file without its panel', { ...file, panel: undefined }],
    [
      'an address that is no web page',
      { ...file, courts: { ...file.courts, selfHelp: { title: 'A', url: 'javascript:x' } } },
    ],
    ['nobody to call', { ...file, legalHelp: { default: [], counties: {} } }],
  ])('is not read from %s', (_what, value) => {
    expect(readSealingLawFile(value)).toBeUndefined();
  });
});
