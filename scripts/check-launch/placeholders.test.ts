import { describe, expect, it } from 'vitest';

import { ROOT } from '../local/project.ts';
import { findPlaceholders, projectPlaceholders } from './placeholders.ts';

const kinds = (source: string) => findPlaceholders('file.ts', source).map(({ kind }) => kind);

describe('findPlaceholders', () => {
  it.each([
    ["  families: { figure: '10,000+', sample: true },", ['sample']],
    ['    "sample": true', ['sample']],
    ["shown: '(888) 555-0142', href: 'tel:+18885550142'", ['phone number']],
    ["href: 'tel:+18885550142'", ['phone number']],
    ["origin: 'https://www.secondkey.example',", ['address']],
    ["application: 'https://apply.example.com/start',", ['address']],
    ["href: 'mailto:help@secondkey.example'", ['address']],
    ["export const MAILBOX = 'help@secondkey.example';", ['address']],
  ])('finds %s', (source, expected) => {
    expect(kinds(source)).toEqual(expected);
  });

  it.each([
    "shown: '(602) 258-3434'",
    "shown: '(888) 555-1234'",
    "origin: 'https://www.secondkey.com'",
    'sample: false',
    '  /** A placeholder such as 555-0142 or example.com. */',
    "text: 'for example, an appeal'",
  ])('ignores %s', (source) => {
    expect(kinds(source)).toEqual([]);
  });

  it('shows whose mailbox it is', () => {
    expect(findPlaceholders('src/config/site.ts', "'help@secondkey.example'")).toMatchObject([
      { text: 'help@secondkey.example' },
    ]);
  });

  it('names the file, the line and what the sample is about', () => {
    const source = '[\n  {\n    "name": "Danielle R.",\n    "text": "…",\n    "sample": true\n  }\n]';
    expect(findPlaceholders('src/content/words/en/testimonials.json', source)).toEqual([
      {
        file: 'src/content/words/en/testimonials.json',
        line: 5,
        kind: 'sample',
        text: '"name": "Danielle R.",',
      },
    ]);
  });
});

it('placeholders are found only in files that docs/tasks/replace-the-samples.md tells to replace, and in no example of how to write', async () => {
  const toReplace = [
    'src/config/offer.ts',
    'src/config/site.ts',
    ...['en', 'es'].flatMap((language) =>
      ['approvals', 'privacy', 'team', 'testimonials'].map(
        (name) => `src/content/words/${language}/${name}.json`,
      ),
    ),
  ];
  const files = (await projectPlaceholders(ROOT)).map(({ file }) => file);
  expect(files.filter((file) => !toReplace.includes(file))).toEqual([]);
});
