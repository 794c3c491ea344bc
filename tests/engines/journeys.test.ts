/**
 * `npm run test:engines`: the journeys of a renter and the first step of the admin in WebKit and Firefox. What they
 * meet in Chromium is in tests/product. docs/browsers.md says which engines there are.
 */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { DEMO_ADMIN } from '../../scripts/local/stack.ts';
import { DISMISSED, LOST_IN_MAINE, type RenterAnswers } from '../support/renter-answers.ts';
import { findEngines } from './engines.ts';
import { back, choose, download, fill, hydrated, load, press, see, until } from './hand.ts';
import type { Tab } from './tab.ts';

const CHECK = 'form[data-check-form]';

/** Paid, and older than five years: papers are made for it. */
const LOST_IN_OREGON = {
  state: 'OR',
  county: 'Lane County',
  filingDate: '3/2/2018',
  outcome: 'lost',
  paymentStatus: 'paid',
} as const satisfies Partial<RenterAnswers>;

let renters = 0;
const renter = (changes: Partial<RenterAnswers> = {}): RenterAnswers => {
  renters += 1;
  return { ...DISMISSED, email: `engine-${process.pid}-${renters}@example.com`, ...changes };
};

describe.each(findEngines())('in $name', ({ open }) => {
  const origin = inject('origin');
  let tab: Tab;
  beforeAll(async () => {
    tab = await open();
    console.log(`  ${tab.engine}`);
  });
  afterAll(() => tab.close());

  const openPage = (path: string) => load(tab, `${origin}${path}`);

  /** Opens a form that no earlier visit of the tab has filled in. */
  const openCheck = async (path = '/eligibility-check/') => {
    // On a page without a check: one that is left writes its answers down once more.
    await openPage('/about/');
    await tab.run(() => {
      sessionStorage.clear();
    });
    await openPage(path);
    await tab.run((css: string) => {
      document.querySelector(css)?.scrollIntoView();
    }, CHECK);
    await until(tab, 'the check', (css: string) => document.querySelector(`${css}[data-ready]`), CHECK);
  };

  const isChecked = (selector: string) =>
    until(tab, selector, (css: string) => document.querySelector<HTMLInputElement>(css)?.checked, selector);

  /** Answers the check, as a person with a finger and a keyboard would. */
  const answer = async (mine: RenterAnswers) => {
    await choose(tab, `${CHECK} [name=state]`, mine.state);
    if (mine.county !== '') await fill(tab, `${CHECK} [name=county]`, mine.county);
    await fill(tab, `${CHECK} [name=filingDate]`, mine.filingDate);
    await press(tab, `${CHECK} [data-next]`);
    for (const name of ['outcome', 'paymentStatus'] as const) {
      const radio = `${CHECK} [name=${name}][value=${mine[name]}]`;
      await press(tab, `${CHECK} label:has([name=${name}][value=${mine[name]}])`);
      await isChecked(radio);
    }
    await choose(tab, `${CHECK} [name=reason]`, mine.reason);
    await press(tab, `${CHECK} [data-next]`);
    for (const name of ['fullName', 'email', 'phone'] as const)
      await fill(tab, `${CHECK} [name=${name}]`, mine[name]);
    // Who agrees to calls waits to be called, where the admin begins.
    await press(tab, `${CHECK} label:has([name=contactConsent])`);
    await press(tab, `${CHECK} [type=submit]:not([data-next])`);
    await until(tab, 'the answer', () => document.querySelector('[data-verdict=found]'));
  };

  it('fits the width of a phone', async () => {
    await openPage('/');
    const { inner, content } = await tab.run(() => ({
      inner: innerWidth,
      content: document.documentElement.scrollWidth,
    }));
    expect(inner).toBe(390);
    expect(content).toBeLessThanOrEqual(inner);
  });

  it('a check is answered and saved, and is there again after a reload and on the way back', async () => {
    await openCheck();
    await answer(renter());
    await see(tab, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!');
    await see(tab, 'Submission Saved');
    await load(tab);
    await see(tab, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!');
    await tab.run(() => {
      document.body.dataset.left = '';
    });
    await openPage('/faq/');
    await back(tab);
    await see(tab, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!');
    // The same page as before, out of the back/forward cache.
    expect(await tab.run(() => document.body.dataset.left === '')).toBe(tab.keepsPages);
  });

  it('what is missing is said beside its field, and Back and a reload keep what was typed', async () => {
    await openCheck();
    await press(tab, `${CHECK} [data-next]`);
    await until(
      tab,
      'a field with an error',
      (css: string) => document.querySelector(`${css} [aria-invalid=true]`),
      CHECK,
    );
    await choose(tab, `${CHECK} [name=state]`, 'ME');
    await fill(tab, `${CHECK} [name=filingDate]`, '3/5/2021');
    await press(tab, `${CHECK} [data-next]`);
    const sees = (what: string, name: string) =>
      until(
        tab,
        what,
        (css: string) => document.querySelector<HTMLElement>(css)?.closest('label, div')?.checkVisibility(),
        `${CHECK} [name=${name}]`,
      );
    const seesTheDate = async () => {
      await sees('the first step', 'filingDate');
      const date = (css: string) => document.querySelector<HTMLInputElement>(css)?.value === '3/5/2021';
      await until(tab, 'the date that was typed', date, `${CHECK} [name=filingDate]`);
    };
    await sees('the second step', 'outcome');
    await back(tab);
    await seesTheDate();
    await press(tab, `${CHECK} [data-next]`);
    await sees('the second step again', 'outcome');
    await load(tab);
    await until(tab, 'the check', (css: string) => document.querySelector(`${css}[data-ready]`), CHECK);
    const date = (css: string) => document.querySelector<HTMLInputElement>(css)?.value === '3/5/2021';
    await until(tab, 'the date that was typed', date, `${CHECK} [name=filingDate]`);
  });

  it('the Spanish check is answered in Spanish', async () => {
    await openCheck('/es/eligibility-check/');
    await answer(renter(LOST_IN_MAINE));
    expect(await tab.run(() => document.documentElement.lang)).toBe('es');
    await until(tab, 'a Spanish verdict', () => {
      const words = document.querySelector<HTMLElement>('[data-verdict]')?.innerText ?? '';
      return /\b(?:su|la|el|caso|tribunal)\b/u.test(words);
    });
  });

  it('questions open one at a time', async () => {
    await openPage('/faq/');
    const openOnes = () => tab.run(() => document.querySelectorAll('main details[open]').length);
    const before = await openOnes();
    await press(tab, 'main details:not([open]) summary');
    await until(
      tab,
      'an open question',
      (count: number) => document.querySelectorAll('main details[open]').length > count - 1,
      Math.max(before, 1),
    );
    await press(tab, 'main details:not([open]) summary');
    expect(await openOnes()).toBe(1);
  });

  it('the theme changes with its button and stays', async () => {
    await openPage('/about/');
    const theme = () => tab.run(() => document.documentElement.dataset.theme ?? 'system');
    const before = await theme();
    await press(tab, 'header summary');
    await press(tab, 'theme-button button:not([inert])');
    await until(
      tab,
      'another theme',
      (was: string) => (document.documentElement.dataset.theme ?? 'system') !== was,
      before,
    );
    const after = await theme();
    await openPage('/services/');
    expect(await theme()).toBe(after);
    await tab.run(() => {
      localStorage.clear();
    });
  });

  it('the menu opens and leads on', async () => {
    await openPage('/');
    await press(tab, 'header summary, header [aria-controls], header button[aria-expanded]');
    await press(tab, 'header a[href$="/locations/"], nav a[href$="/locations/"]');
    await until(tab, 'the list of places', () => location.pathname === '/locations/');
  });

  it('the loan dialog opens, and its slider moves by 100', async () => {
    await openPage('/');
    // On a phone the section is folded.
    await tab.run(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    });
    await hydrated(tab, '#loan-form');
    await press(tab, 'button', 'Apply for Deposit Loan');
    await press(tab, 'dialog[open] input[type=range]');
    const value = () =>
      tab.run(() =>
        Number(document.querySelector<HTMLInputElement>('dialog[open] input[type=range]')?.value),
      );
    const before = await value();
    await tab.pressArrowRight();
    expect(await value()).toBe(before + 100);
  });

  it('a city is suggested while its name is typed', async () => {
    await openPage('/');
    await press(tab, 'details:has([name=city]) > summary');
    await hydrated(tab, 'form [name=city]');
    await press(tab, 'form [name=city]');
    await tab.type('Tucs');
    await until(tab, 'Tucson', () =>
      [...document.querySelectorAll<HTMLElement>('#city-search-form a')].some(({ innerText }) =>
        innerText.includes('Tucson'),
      ),
    );
    await press(tab, '#city-search-form a', 'Tucson');
    await until(tab, 'the page of Tucson', () => location.pathname.includes('/tucson/'));
  });

  it('the papers are filled in, seen and saved: for Word, the letter, and the calendar', async () => {
    await openCheck();
    const mine = renter({ ...LOST_IN_OREGON, fullName: 'Dana Núñez-Đặng' });
    await answer(mine);
    await openPage('/filing/#path=or-lost-5-years-motion');
    await see(tab, 'The case');
    const answers = {
      endDate: '5/14/2018',
      caseNumber: 'No. 22/EV-0001 (A)',
      landlord: 'Łąka Homes & Söhne',
      address: 'PO Box 7',
    };
    for (;;) {
      for (const [name, text] of Object.entries(answers)) {
        const control = `#filing-${name}`;
        const isOpen = (css: string) => document.querySelector<HTMLInputElement>(css)?.value === '';
        if (await tab.run(isOpen, control)) await fill(tab, control, text);
      }
      const step = 'li[aria-current=step] h4';
      const topic = await tab.run(
        (css: string) => document.querySelector<HTMLElement>(css)?.innerText ?? null,
        step,
      );
      if (topic === null) break;
      await press(tab, 'li[aria-current=step] button:last-of-type');
      await until(
        tab,
        'the next questions',
        (css: string, before: string) => document.querySelector<HTMLElement>(css)?.innerText !== before,
        step,
        topic,
      );
    }
    await see(tab, 'Dana Núñez-Đặng');
    await see(tab, 'No. 22/EV-0001 (A)');

    const words = async () => {
      const parts = unzipSync(await download(tab, '.docx'));
      return strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]*>/gu, '');
    };
    await press(tab, '.filing-side button', 'Word');
    const papers = await words();
    for (const value of [mine.fullName, answers.caseNumber, 'Łąka Homes &amp; Söhne'])
      expect(papers).toContain(value);
    await press(tab, '[aria-labelledby=filing-after] button', 'Word');
    expect(await words()).toContain(mine.fullName);
    await fill(tab, '#filing-after-filed', '11/2/2026');
    await press(tab, '[aria-labelledby=filing-after] button', 'Add to my calendar');
    await press(tab, '[aria-labelledby=filing-after] button', 'Save the calendar file');
    expect(strFromU8(await download(tab, '.ics'))).toContain('BEGIN:VEVENT');
  });

  it('prints a state’s plan without what only a screen needs', async () => {
    await openPage('/sealing-laws/arizona/');
    const shown = (css: string) =>
      tab.run((selector: string) => document.querySelector(selector)?.checkVisibility() ?? false, css);
    expect(await shown('header')).toBe(true);
    // No driver shows a page as it is printed, so each rule for paper is made one for the screen.
    const rules = await tab.run(() => {
      const forPaper = (rule: CSSRule): number => {
        const isPrint = rule instanceof CSSMediaRule && rule.media.mediaText.includes('print');
        if (isPrint) rule.media.mediaText = 'all';
        const inner = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : [];
        return inner.reduce((sum, next) => sum + forPaper(next), isPrint ? 1 : 0);
      };
      return [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .reduce((sum, rule) => sum + forPaper(rule), 0);
    });
    expect(rules).toBeGreaterThan(3);
    expect(await shown('main h1')).toBe(true);
    expect(await shown('header')).toBe(false);
    expect(await shown('footer')).toBe(false);
    expect(await tab.run(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  });

  it('the admin logs in and sees the first person', async () => {
    await openPage('/admin/login/');
    await hydrated(tab, '[name=email]');
    await fill(tab, '[name=email]', DEMO_ADMIN.email);
    await fill(tab, '[name=password]', DEMO_ADMIN.password);
    await press(tab, 'form [type=submit]');
    await until(tab, 'the dashboard', () => location.pathname === '/admin/dashboard/');
    await see(tab, 'Ana María Núñez');
  });
});

it('the engines that are missing are named', () => {
  const names = findEngines().map(({ name }) => name);
  for (const name of (['WebKit', 'Firefox'] as const).filter((engine) => !names.includes(engine)))
    console.log(`  ${name} is not on this computer: docs/browsers.md says how to get it.`);
  expect(new Set(names).size).toBe(names.length);
});
