import type { Element, Text } from 'domhandler';
import { describe, expect, it } from 'vitest';

import { START_FEE } from '#config/offer.ts';
import { PARTNER_LINKS } from '#config/site.ts';
import approvals from '#content/words/en/approvals.json';
import team from '#content/words/en/team.json';
import testimonials from '#content/words/en/testimonials.json';

import type { BuiltPage } from './support/built-page.ts';
import { pageAt, readBuilt } from './support/built-site.ts';
import { readableTexts, textsIn } from './support/readable-text.ts';

/*
 * The texts that the specification requires on public pages, typed by hand: these tables do not use src/config, because
 * a wrong number there would then be wrong here as well. Only people are counted in their files. tests/product covers
 * what needs a browser.
 */

/** Numbers and promises (product §1 and §9): page, words. */
const PRINTED: readonly (readonly [string, string])[] = [
  // The start fee, covering two adults.
  ['/', 'to start, two adults covered $49.95'],
  ['/', 'Start for $49.95'],
  ['/', 'Get Started for $49.95'],
  ['/', 'Start today for $49.95'],
  ['/terms/', 'Start fee: $49.95. It opens your case and covers two adults'],
  ['/how-it-works/', '$49.95 opens the case for two adults.'],
  // The fee after approval, and what others take.
  ['/terms/', 'charged only after you are approved'],
  ['/', '$500 to $2,000 up front'],
  // The credit report trial.
  ['/', 'See your credit report for $1'],
  ['/terms/', 'Credit report trial: $1.00'],
  // The loan.
  ['/', 'Borrow $300 to $5,000'],
  // The partner's sealing service.
  ['/services/', 'flat $995. Court costs are extra'],
  ['/terms/', 'Record sealing service: $995.00'],
  // How long things take.
  ['/', '7–21 days'],
  ['/faq/', 'Typically 7 to 21 days'],
  ['/how-it-works/', '7 to 14 days after approval'],
  ['/contact/', 'We reply within 24 hours.'],
  // The service area.
  ['/locations/', 'We serve all areas within 50 miles of major cities listed above'],
  // Claims.
  ['/', '98%'],
  ['/', '10,000+ families helped'],
  ['/', '2,500+'],
  // §1 says "7 years (since 2017)". The built pages are of November 2026.
  ['/', '9 years of service, since 2017'],
  ['/testimonials/', '247 approvals this week'],
  ['/testimonials/', '24/7 support'],
  ['/testimonials/', 'BBB A+'],
  ['/testimonials/', '256-bit SSL encryption'],
  ['/', 'PCI payments'],
  ['/', 'GDPR data rights'],
  ['/faq/', 'as low as the 400s'],
  ['/contact/', 'all 50 states'],
  // Hours.
  ['/contact/', 'Monday to Friday 8 AM to 8 PM Eastern'],
  ['/contact/', 'Saturday and Sunday 9 AM to 6 PM Eastern'],
  ['/contact/', 'Urgent approvals 24 hours, every day'],
  // One wording of the guarantee (departure D6), wherever money comes up.
  ['/', '100% money-back guarantee'],
  ['/testimonials/', '100% money-back guarantee'],
  ['/faq/', 'not refundable once we have begun to work on your case, except under our money-back guarantee'],
  [
    '/terms/',
    'not refundable once we have begun to work on your case, except under our money-back guarantee',
  ],
];

/** What the route table and the home page's sections promise (product §2), and the words of §8. */
const WORDS: readonly (readonly [string, string])[] = [
  ['/', 'Check Eviction Expungement Eligibility'],
  ['/', 'Other Companies'],
  ['/', 'Find Rental Assistance in Your City'],
  ['/', 'Apply for Deposit Loan'],
  ['/', 'Begin Your Second Chance'],
  ['/locations/', '50 states and Washington DC, 401 major cities'],
  ['/es/locations/', '50 estados y Washington DC, 401 ciudades principales'],
  ['/es/state/texas/', 'Alquilar de nuevo en Texas'],
  ['/about/', 'Why we do this'],
  ['/services/', 'Credit partnership strategy'],
  ['/services/', 'RIN verification'],
  ['/services/', 'Eviction assistance'],
  ['/services/', 'Criminal record support'],
  ['/how-it-works/', 'What we do'],
  ['/how-it-works/', 'Your advantage'],
  ['/how-it-works/', 'What a RIN is for'],
  ['/faq/', 'Still Have Questions?'],
  ['/contact/', 'Schedule Free Consultation'],
  ['/contact/', 'Nationwide service'],
  ['/contact/', 'Business hours'],
  ['/privacy/', 'Last Updated:'],
  ['/terms/', 'Last Updated:'],
  ['/404.html', '404 Page not found'],
  ['/eligibility-check/', 'This browser runs no JavaScript'],
  ['/admin/login/', 'The back office needs JavaScript.'],
  ['/admin/dashboard/', 'The back office needs JavaScript.'],
  ['/sent/lead/', "Success! We'll contact you within 24 hours."],
  ['/sent/message/', 'Message Sent!'],
  ['/sent/message/', "We'll get back to you within 24 hours."],
];

/** How many of a thing there are (product §2 and §9). */
const COUNTED: readonly (readonly [string, string, string, number])[] = [
  ['/', 'questions', '#faq details[name=faq]', 6],
  ['/', 'steps', '#steps ol > li', 4],
  ['/', 'security features', '#security ul > li', 6],
  ['/', 'links of the top bar', 'header nav[aria-label=Main] li > a', 6],
  ['/', 'links of the menu', 'header details li > a:not([data-language])', 10],
  ['/locations/', 'jurisdictions', '[data-state]', 51],
  ['/locations/', 'major cities', '#places details details', 401],
  ['/about/', 'feature cards', '#mission ul > li', 4],
  ['/how-it-works/', 'steps', '#steps ol > li', 6],
  ['/faq/', 'questions', 'details[name=faq]', 10],
  ['/testimonials/', 'trust badges with the four more', '#badges ul > li', 8],
];

/** People, of whom an operator has as many as there are. src/data/editorial.test.ts counts the samples. */
const PEOPLE: readonly (readonly [string, string, string, number])[] = [
  ['/', 'testimonials', 'main figure > blockquote', Math.min(3, testimonials.length)],
  ['/', 'people of the team', '#team h3', team.length],
  ['/', 'cards in the strip', '.strip[role=group] li', approvals.length],
  ['/testimonials/', 'testimonials', 'main figure > blockquote', testimonials.length],
];

/** Where buttons and links lead (product §2 and departure D7): page, words, address. */
const LINKED: readonly (readonly [string, string, RegExp])[] = [
  ['/', 'Check Eviction Expungement Eligibility', /^\/?#eligibility-checker$/u],
  ['/', 'Get Started for $49.95', /^https:\/\//u],
  ['/', 'Free Eligibility Check', /^\/#eligibility-checker$/u],
  ['/', 'Financial Solutions', /^\/#lending$/u],
  ['/', 'Get my report for $1', /^https:\/\//u],
  ['/about/', 'Start for $49.95', /^https:\/\//u],
  ['/services/', 'Check my case, free', /^\/eligibility-check\/$/u],
  ['/how-it-works/', 'Check my case, free', /^\/eligibility-check\/$/u],
  ['/404.html', 'Check my case, free', /^\/eligibility-check\/$/u],
  ['/sealing-laws/ohio/', 'Check my case, free', /^\/eligibility-check\/#state=OH$/u],
  ['/state/ohio/', 'Check my case, free', /^\/eligibility-check\/#state=OH$/u],
  ['/state/ohio/', 'What to do, step by step', /^\/sealing-laws\/ohio\/$/u],
  ['/es/', 'Revise gratis su caso', /^\/es\/eligibility-check\/$/u],
  // Without scripts.
  ['/eligibility-check/', 'Read your state’s plan', /^\/sealing-laws\/$/u],
  ['/eligibility-check/', 'call (', /^tel:\+1\d{10}$/u],
  ['/es/eligibility-check/', 'Lea el plan de su estado', /^\/es\/sealing-laws\/$/u],
  ['/state/wyoming/', 'Cheyenne', /^\/state\/wyoming\/cheyenne\/$/u],
  ['/state/wyoming/cheyenne/', 'Wyoming', /^\/state\/wyoming\/$/u],
  ['/state/wyoming/', 'Back to home', /^\/$/u],
  ['/faq/', 'Email Support', /^mailto:/u],
  ['/testimonials/', 'Start my application', /^https:\/\//u],
  ['/contact/', 'Schedule Free Consultation', /^tel:\+1\d{10}$/u],
  ['/404.html', 'Go to the home page', /^\/$/u],
  ...['California', 'Texas', 'Florida', 'New York', 'Illinois', 'Georgia'].map(
    (state) => ['/', state, new RegExp(`^/state/${state.toLowerCase().replace(' ', '-')}/$`, 'u')] as const,
  ),
  ['/locations/', 'Not sure about your town? Contact us', /^\/contact\/$/u],
  ['/locations/', 'FAQ', /^\/faq\/$/u],
  ['/es/locations/', 'Alquilar en Hawái', /^\/es\/state\/hawaii\/$/u],
  ['/es/locations/', 'Honolulu y los lugares de alrededor', /^\/es\/state\/hawaii\/honolulu\/$/u],
  ['/', 'Privacy', /^\/privacy\/$/u],
  ['/', 'Terms', /^\/terms\/$/u],
  ['/', 'Sitemap', /^\/locations\/$/u],
  ['/', 'Admin', /^\/admin\/login\/$/u],
];

/** Priorities of the sitemap (product §9). */
const PRIORITIES = {
  '/': '1.0',
  '/about/': '0.8',
  '/services/': '0.9',
  '/how-it-works/': '0.8',
  '/faq/': '0.7',
  '/testimonials/': '0.7',
  '/contact/': '0.8',
  '/locations/': '0.9',
};

describe('numbers and promises', () => {
  it.each(PRINTED)('%s says “%s”', (address, words) => {
    expectWords(address, words);
  });

  it('the city search offers the ten rental issues', () => {
    const options = pageAt('/').all('select[name=issue] option[value]:not([value=""])');
    expect(options.map(textIn)).toEqual([
      'Bad Credit (Below 600)',
      'Previous Eviction',
      'Broken Lease',
      'Bankruptcy',
      'Criminal Record',
      'No Credit History',
      'Foreclosure',
      'Income Requirements',
      'Self-Employed',
      'Student/No Income',
    ]);
  });

  it('the strip is called “Recent Tenant Approvals”, if there are any', () => {
    const headings = pageAt('/').all('#approvals-title').map(textIn);
    expect(headings).toEqual(approvals.length === 0 ? [] : ['Recent Tenant Approvals']);
  });

  it('the strip shows the rating of each approval', () => {
    const ratings = textOf(pageAt('/')).match(/\d(?= of 5 stars)/gu) ?? [];
    expect(ratings).toEqual(approvals.map(({ rating }) => String(rating)));
  });

  it('the loan goes from 300 to 5,000 by 100 and starts at 2,500', () => {
    expect(pageAt('/').first('input[type=range]')?.attribs).toMatchObject({
      min: '300',
      max: '5000',
      step: '100',
      value: '2500',
    });
  });

  it('the city search leads to the list of places without its script, and the list’s script is Spanish there', () => {
    for (const [home, list] of [
      ['/', '/locations/'],
      ['/es/', '/es/locations/'],
    ] as const)
      expect(pageAt(home).first('form:has(#search-city)')?.attribs).toMatchObject({
        action: list,
        method: 'get',
      });
    expect(pageAt('/es/locations/').first('[data-site-map]')?.attribs).toMatchObject({
      'data-no-matches': 'Nada coincide. Pruebe con menos letras.',
      'data-matches': '{count} lugares coinciden.',
      'data-no-areas': 'Por ahora no hay lugares cercanos en la lista.',
    });
  });

  it.each(Object.entries(PRIORITIES))('the sitemap gives %s the priority %s', (address, priority) => {
    const sitemap = readBuilt('sitemap-main.xml');
    const entry = sitemap
      .split('<url>')
      .find((url) => new RegExp(`<loc>https?://[^/]+${address}</loc>`, 'u').test(url));
    expect(entry).toContain(`<priority>${priority}</priority>`);
  });
});

describe('words', () => {
  it.each(WORDS)('%s says “%s”', (address, words) => {
    expectWords(address, words);
  });
});

describe('counts', () => {
  it.each([...COUNTED, ...PEOPLE])('%s: %s', (address, _what, selector, count) => {
    expect(pageAt(address).all(selector)).toHaveLength(count);
  });
});

describe('the word that people search for', () => {
  it.each(['/state/ohio/', '/sealing-laws/ohio/', '/eligibility-check/'])(
    'is said on %s, once',
    (address) => {
      expect(textOf(pageAt(address)).match(/ealing \(also called expungement\)/gu)).toHaveLength(1);
    },
  );
});

it.each(['/admin/login/', '/admin/dashboard/'])('%s contains no account', (address) => {
  expect(pageAt(address).html).not.toMatch(/admin@example\.com|open-the-door/u);
});

describe('the paid service', () => {
  it.each(['/404.html', '/sealing-laws/ohio/', '/es/sealing-laws/ohio/'])(
    'is not offered on %s',
    (address) => {
      expect(textOf(pageAt(address))).not.toContain(START_FEE.shown);
      expect(pageAt(address).all(`a[href^="${PARTNER_LINKS.application}"]`)).toEqual([]);
    },
  );
});

it.each(['/api/leads', '/api/messages'])(
  'the browser validates the form to %s until its script does',
  (action) => {
    const form = [pageAt('/'), pageAt('/contact/')]
      .map((page) => page.first(`form[action="${action}"]`))
      .find(Boolean);
    expect(form?.attribs).not.toHaveProperty('novalidate');
  },
);

describe('links', () => {
  it.each(LINKED)('on %s, “%s” has the right target', (address, words, target) => {
    const links = pageAt(address)
      .all('a[href]')
      .filter((link) => textIn(link).startsWith(words));
    expect(links.map(({ attribs }) => attribs.href)).toContainEqual(expect.stringMatching(target));
  });

  it('“Meet Our Full Team” leads to the team, if there is one', () => {
    const links = pageAt('/')
      .all('a[href]')
      .filter((link) => textIn(link) === 'Meet Our Full Team');
    expect(links.map(({ attribs }) => attribs.href)).toEqual(team.length === 0 ? [] : ['/about/#team']);
  });

  it.each(['/privacy/', '/terms/'])('%s is hidden from search engines', (address) => {
    expect(pageAt(address).first('meta[name=robots]')?.attribs.content).toContain('noindex');
  });
});

/** Fails with one line, not with the whole page. */
function expectWords(address: string, words: string): void {
  if (!textOf(pageAt(address)).includes(words)) expect.fail(`${address} does not say “${words}”.`);
}

/** All that people read on a page, in one line. */
function textOf(page: BuiltPage): string {
  return inOneLine(readableTexts(page));
}

/** The same of one element. */
function textIn(element: Element): string {
  return inOneLine(textsIn(element));
}

function inOneLine(texts: readonly Text[]): string {
  return texts
    .map(({ data }) => data)
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
