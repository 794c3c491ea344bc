import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { CALENDAR_COPY } from '#content/words/en/calendar.ts';
import privacy from '#content/words/en/privacy.json';
import { CALENDAR_COPY as ENGLISH } from '#content/words/en/calendar.ts';
import { CALENDAR_COPY as SPANISH } from '#content/words/es/calendar.ts';
import type { Language } from '#config/languages.ts';
import { type CalendarCase, calendarCode } from '#domain/plan/calendar-code.ts';
import { onDay } from '#domain/shared/known-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

import {
  check,
  checkForm,
  completeStep,
  control,
  saved,
  serveChecks,
  setToday,
  showCheck,
  SUBMISSIONS,
  submit,
  verdict,
} from '../../../tests/component/check.tsx';
import { violations } from '../../../tests/component/island.tsx';
import { type Answer, lost, passedOn, serve } from '../../../tests/component/server.ts';
import { overhanging } from '../../../tests/support/page-checks.ts';

/*
 * The link of a calendar entry that was made on November 29, 2026, opened in 2028: the law is as it was, it has changed,
 * or nobody has checked it since.
 */

const day = (text: string) => text as PlainDate;
const IN_2028 = new Date('2028-03-06T12:00:00-05:00');

/** A judgment in Maine that was paid: the file leaves the website three years after it. */
const ENTRY: CalendarCase = {
  language: 'en',
  made: day('2026-11-29'),
  told: { kind: 'limited', day: day('2027-03-02') },
  facts: {
    state: 'ME',
    county: '',
    filed: onDay(day('2024-01-15')),
    outcome: 'lost',
    paymentStatus: 'paid',
    settledAs: undefined,
    dates: { ended: onDay(day('2024-02-29')) },
  },
};
const COPIES = { en: ENGLISH, es: SPANISH } as const;
const lawOf = (language: Language) => `${language === 'es' ? '/es' : ''}/data/sealing-law/maine.json`;

/** The law as it would be published in 2028: checked again, with periods of this many years. */
const lawIn2028 =
  (years: (years: number) => number): Answer =>
  async (_request, passOn) => {
    const law = (await (await passOn()).json()) as {
      remedies: { checked: { on: string }; waitingPeriod: { amount: number; unit: string } | null }[];
    };
    for (const { checked, waitingPeriod } of law.remedies) {
      checked.on = '2028-02-01';
      if (waitingPeriod?.unit === 'years') waitingPeriod.amount = years(waitingPeriod.amount);
    }
    return Response.json(law);
  };
const UNCHANGED = lawIn2028((years) => years);
const LONGER = lawIn2028((years) => years + 2);

/** Opens the link of an entry, as a page does that is loaded with it. */
async function open(code = calendarCode(ENTRY), showing: Parameters<typeof showCheck>[0] = {}) {
  history.replaceState(null, '', `#${code}`);
  return showCheck(showing);
}

const notice = page.getByRole('region', { name: /^(?:From your calendar|De su calendario)$/u });
const button = (name: string) => page.getByRole('button', { name });
/** Whatever a page can keep. */
const kept = () => JSON.stringify([sessionStorage, localStorage, history.state, location.href]);

beforeEach(() => {
  setToday(IN_2028);
});
afterEach(() => {
  history.replaceState(null, '', location.pathname);
});

describe('before a press', () => {
  test(`the address is empty, and nothing of the entry is kept, shown or sent: ${privacy.sections.browser.paragraphs.calendar} ${CALENDAR_COPY.add.private} ${CALENDAR_COPY.opened.answer}`, async () => {
    const server = serveChecks();
    await open();
    await expect
      .element(notice)
      .toMatchTextContent(
        'This is from a calendar entry of November 29, 2026: use those answers, or start empty.',
      );
    expect(location.hash).toBe('');
    expect(kept()).not.toMatch(/c1\.|Maine|"ME"|2024/u);
    expect(new FormData(checkForm()).get('state')).toBe('');
    expect(server.all().map(({ url }) => new URL(url).pathname)).not.toContain(lawOf('en'));
    expect(server.requests(SUBMISSIONS)).toEqual([]);
    // Who came by the link of an entry finds it without looking for it.
    await expect.element(notice.getByRole('heading')).toHaveFocus();
  });

  test('starting empty closes it, and the form is empty', async () => {
    serveChecks();
    await open();
    await button(ENGLISH.opened.empty).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(new FormData(checkForm()).get('state')).toBe('');
    expect(kept()).not.toContain('ME');
  });
});

describe.each(['en', 'es'] as const)('the answers of an entry, used in 2028 (%s)', (language) => {
  const { opened: COPY } = COPIES[language];
  const code = calendarCode({ ...ENTRY, language });
  const TOLD = { en: 'we told you this day: March 2, 2027', es: 'le dijimos este día: 2 de marzo de 2027' };

  test.each([
    ['the law still says the same', UNCHANGED, COPY.compared.same],
    ['the law has changed', LONGER, COPY.compared.differs],
    ['the law was last checked long ago', passedOn, COPY.compared.unchecked],
  ])('are compared with what was told: %s', async (_, law, compared) => {
    serve({ [SUBMISSIONS]: saved, [lawOf(language)]: law });
    const container = await open(code, { language, screen: 'phone' });
    await button(COPY.use).click();
    await expect.element(notice).toMatchTextContent(compared);
    await expect.element(notice).toMatchTextContent(TOLD[language]);
    expect(overhanging()).toEqual([]);
    expect(await violations(container)).toEqual([]);
  });
});

test('a law that was last checked long ago names no day', async () => {
  serveChecks();
  await open();
  await button(ENGLISH.opened.use).click();
  await expect.element(notice).toMatchTextContent('We last checked the law');
  await expect.element(notice).not.toMatchTextContent('earliest');
});

test('the renter answers the rest, and the dates of the entry are in the result', async () => {
  const server = serve({ [SUBMISSIONS]: saved, [lawOf('en')]: LONGER });
  await open();
  // Its script is loaded for it.
  await expect.element(notice.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(notice).toMatchTextContent(ENGLISH.opened.compared.differs);
  expect(control('filingDate').value).toBe('January 15, 2024');
  // The first step is done; the second asks for the reason alone.
  await completeStep({ reason: 'Non-payment of rent' });
  for (const [name, text] of Object.entries({
    fullName: 'Ana María Núñez',
    email: 'ana@example.com',
    phone: '(602) 555-0134',
  }))
    control(name).value = text;
  submit();
  await expect.element(verdict).toMatchTextContent('March 2, 2029');
  await expect.element(notice).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('textbox', { name: 'When did the case end?' }))
    .toHaveValue('February 29, 2024');
  await expect
    .poll(() => server.bodies(SUBMISSIONS))
    .toMatchObject([{ state: 'ME', filingDate: '2024-01-15', reason: 'Non-payment of rent' }]);
});

test('a reload keeps the answers that were used, with their dates', async () => {
  serve({ [SUBMISSIONS]: saved, [lawOf('en')]: UNCHANGED });
  await open();
  await button(ENGLISH.opened.use).click();
  await expect.element(notice).toMatchTextContent(ENGLISH.opened.compared.same);
  await cleanup();
  await showCheck();
  await completeStep({
    reason: 'Non-payment of rent',
    fullName: 'A B',
    email: 'a@b.co',
    phone: '6025550134',
  });
  submit();
  await expect
    .element(page.getByRole('textbox', { name: 'When did the case end?' }))
    .toHaveValue('February 29, 2024');
});

test('a law that does not arrive is loaded again by a press', async () => {
  serve({ [lawOf('en')]: [lost, UNCHANGED] });
  await open();
  await button(ENGLISH.opened.use).click();
  await button('Load it again').click();
  await expect.element(notice).toMatchTextContent(ENGLISH.opened.compared.same);
});

test('a link that is opened over a result asks first, and using it leaves that result', async () => {
  serveChecks();
  await check();
  await expect.element(verdict).toBeVisible();
  location.hash = calendarCode(ENTRY);
  await expect.element(notice).toBeVisible();
  expect(location.hash).toBe('');
  await expect.element(verdict).toBeVisible();
  await button(ENGLISH.opened.use).click();
  await expect.element(verdict).not.toBeInTheDocument();
  expect(control('fullName').value).toBe('');
  expect(new FormData(checkForm()).get('state')).toBe('ME');
});

describe('a code that cannot be read', () => {
  const code = calendarCode(ENTRY);
  test.each(['en', 'es'] as const)(
    'is told in one sentence, and the check is empty (%s)',
    async (language) => {
      const { unreadable, answer } = COPIES[language].opened;
      const broken = {
        'unknown-version': code.replace('c1', 'c7'),
        'cut-off': code.slice(0, -4),
        edited: code.replace(/.{3}$/u, 'xyz'),
        'future-day': calendarCode({ ...ENTRY, made: day('2031-01-01') }),
      } as const;
      for (const [why, text] of Object.entries(broken) as [keyof typeof broken, string][]) {
        const server = serveChecks();
        await open(text, { language });
        await expect.element(notice).toMatchTextContent(`${unreadable[why]}${answer}`);
        expect(location.hash).toBe('');
        expect(notice.getByRole('button').elements()).toEqual([]);
        expect(new FormData(checkForm()).get('state')).toBe('');
        expect(kept()).not.toMatch(/c[17]\.|"ME"/u);
        expect(server.requests(SUBMISSIONS)).toEqual([]);
        await cleanup();
      }
    },
  );
});
