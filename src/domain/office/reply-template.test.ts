import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { fernandezHuerta, fleschKincaidGrade } from '../../../tests/support/readability.ts';
import { replyTemplatesSchema, writeLetter } from './reply-template.ts';

const file = path.join(import.meta.dirname, '../../content/reply-templates.json');
const templates = replyTemplatesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

const VALUES = {
  name: 'Ana {link}',
  site: 'SecondKey',
  phone: '(480) 555-0100',
  startFee: '$49.95',
  state: 'Arizona',
  link: 'https://www.example.com/state/arizona/',
};

describe.each(templates)('the reply “$title”', (template) => {
  it('names the same things in both languages', () => {
    const named = ({ subject, body }: { subject: string; body: string }) =>
      [...`${subject} ${body}`.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name).sort();
    expect(named(template.es)).toEqual(named(template.en));
    expect(named(template.en).includes('link')).toBe(template.page !== null);
  });

  it('is easy to read in both languages', () => {
    expect(fleschKincaidGrade(writeLetter(template, 'en', VALUES).body)).toBeLessThanOrEqual(8);
    expect(fernandezHuerta(writeLetter(template, 'es', VALUES).body)).toBeGreaterThanOrEqual(70);
  });

  it('keeps what people typed as it is', () => {
    expect(writeLetter(template, 'en', VALUES).body).toMatch(/^Hello Ana \{link\},/u);
  });
});

it('a template with an unknown variable is refused', () => {
  const [template] = templates;
  const wrong = { ...template, en: { subject: 'Hello {surname}', body: 'Text' } };
  expect(replyTemplatesSchema.safeParse([wrong]).success).toBe(false);
});
