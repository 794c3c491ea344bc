import { describe, expect, it } from 'vitest';

import { SITE, SUPPORT_EMAIL, SUPPORT_PHONE } from '#config/site.ts';
import { samplePage } from '../support/sample-pages.ts';
import { knownPlaceholders } from './known-placeholders.ts';

const check = (body: string) => knownPlaceholders(samplePage(body)).map(({ where }) => where);

describe('a placeholder', () => {
  it('may come from the settings, in text and in links', () => {
    const { shown, href } = SUPPORT_PHONE;
    expect(
      check(`<a href="${href}">${shown}</a> <a href="${SUPPORT_EMAIL.href}">${SITE.origin}</a>`),
    ).toEqual([]);
  });

  it.each([
    ['a telephone number', 'Call (212) 555-0163.', '555-0163'],
    ['the link of one', '<a href="tel:+12125550163">x</a>', '5550163'],
    ['a domain', '<a href="https://forgotten.example/">x</a>', 'forgotten.example'],
    ['a mail address', 'Write to someone@forgotten.example.com.', 'forgotten.example.com'],
  ])('from elsewhere is reported: %s', (_, body, found) => {
    expect(check(body)).toEqual([found]);
  });

  it('has no other form', () => {
    expect(check('For example. Call (212) 555-2368 or 911; see www.azcourts.gov.')).toEqual([]);
  });
});
