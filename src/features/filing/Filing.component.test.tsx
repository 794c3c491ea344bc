import { afterEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';

import privacy from '#content/words/en/privacy.json';
import { CHECK_MEMORY_KEY } from '#browser/storage.ts';
import { wordsIn } from '#content/words/words.ts';

import { setToday } from '../../../tests/component/check.tsx';
import { show, type Showing, violations } from '../../../tests/component/island.tsx';
import { lost, passedOn, serve } from '../../../tests/component/server.ts';
import { FilingIsland } from './FilingIsland.tsx';
import { filingWords } from './filing-words.ts';
import { overhanging } from '../../../tests/support/page-checks.ts';

/** Opens the papers of a remedy. */
async function open(path: string, showing: Showing = {}) {
  const language = showing.language ?? 'en';
  setToday();
  window.location.hash = `path=${path}`;
  return show(
    // In a section, as on the page: print hides the others.
    <section>
      <FilingIsland words={filingWords(wordsIn(language), language)} />
    </section>,
    showing,
  );
}

/** Leaves an eligibility check in the tab. */
function checked(answers: Readonly<Record<string, string>>, dates: Readonly<Record<string, string>> = {}) {
  const result = { answers, isSaved: true, consentVersion: '' };
  sessionStorage.setItem(CHECK_MEMORY_KEY, JSON.stringify({ result, notes: { dates } }));
}
const INDIANA = {
  state: 'IN',
  county: 'Marion County',
  filingDate: '2022-03-02',
  outcome: 'dismissed',
  paymentStatus: 'no-judgment',
  reason: 'Other',
  fullName: 'Dana Reyes',
  email: 'dana@example.com',
  phone: '(317) 555-0144',
};
const OLDER = 'in-older-dismissed-won-overturned';

const motion = page.getByRole('article', {
  name: 'Motion to Prohibit Disclosure of Eviction Records',
  exact: true,
});
/** Until the answers decide, the papers are folded. */
const preview = page.getByText(/^(?:See the papers so far|Ver los papeles hasta ahora)$/u);
const download = page.getByRole('button', { name: 'Download the papers for Word', exact: true });
const topic = (name: string) =>
  page.getByRole('button', { name: new RegExp(`^(?:Change|Cambiar): ${name}`, 'u') });
const answer = (question: RegExp | string, choice: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: choice, exact: true });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.location.hash = '';
});

test(`the paper starts from the check, follows typing, and marks what is left: ${wordsIn('en').filing.FILING_COPY.privacy}`, async () => {
  checked(INDIANA, { ended: '5/14/2022' });
  const server = serve({});
  const box = await open(OLDER);
  await preview.click();
  await expect.element(motion).toMatchTextContent('This case ended on May 14, 2022, before July 1, 2025');
  await expect.element(motion).toMatchTextContent('to fill in by hand: 1 name of the court');
  await expect.element(download).not.toBeInTheDocument();
  await topic('What the law asks').click();
  await answer('Does the case still show when you look it up?', 'Yes').click();
  await expect.element(download).toBeVisible();

  await page.getByRole('button', { name: 'Add: Case number' }).click();
  const caseNumber = page.getByRole('textbox', { name: 'Case number' });
  await expect.element(caseNumber).toHaveFocus();
  await caseNumber.fill('49K01-2203-EV-000123');
  await expect.element(motion).toMatchTextContent('Case No. 49K01-2203-EV-000123');
  await expect.element(page.getByRole('button', { name: 'Add: Case number' })).not.toBeInTheDocument();
  expect(await violations(box)).toEqual([]);
  expect(server.all().map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ['GET', '/data/sealing-law/indiana.json'],
    ['GET', '/data/filings/indiana.json'],
  ]);
});

test('the court comes from the county, or from the renter’s own papers where the address decides', async () => {
  checked({ ...INDIANA, state: 'AZ', county: 'Pima County' });
  await open('az-dismissed');
  const letter = page.getByRole('article');
  await preview.click();
  await expect.element(letter).toMatchTextContent('Pima County Consolidated Justice Court');
  await page.getByRole('combobox', { name: 'County' }).selectOptions('Maricopa County');
  await expect.element(letter).not.toMatchTextContent('Justice Court');
  const court = page.getByRole('textbox', { name: 'Name of the court' });
  await expect.element(court).toHaveAccessibleDescription(/Copy it from your papers/u);
  await court.fill('Arcadia Biltmore Justice Court');
  await page.getByRole('combobox', { name: 'County' }).selectOptions('Pima County');
  await expect.element(letter).toMatchTextContent('Arcadia Biltmore Justice Court');
});

test('each paper prints by itself, with the case and its own page number on every page', async () => {
  checked(INDIANA, { ended: '5/14/2022' });
  await open(OLDER);
  await topic('What the law asks').click();
  await answer('Does the case still show when you look it up?', 'Yes').click();
  await expect.element(download).toBeVisible();
  await commands.emulateMedia({ media: 'print' });
  const isPrinted = (part: Element) => part.checkVisibility();
  const papers = [...document.querySelectorAll('.paper')].filter(isPrinted);
  const controls = [...document.querySelectorAll('button, input, .paper-meaning')].filter(isPrinted);
  // Browsers repeat the head of a table on each page.
  const heads = papers.map(
    ({ firstElementChild }) =>
      firstElementChild && `${getComputedStyle(firstElementChild).display}: ${firstElementChild.textContent}`,
  );
  const alone = [...document.querySelectorAll('.paper :is(h5, h6)')].filter(
    (heading) => isPrinted(heading) && getComputedStyle(heading).breakAfter !== 'avoid',
  );
  const names = papers.map((paper) => getComputedStyle(paper).getPropertyValue('page'));
  await commands.emulateMedia({ media: 'screen' });
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].filter((rule) => rule instanceof CSSPageRule).map(({ cssText }) => cssText),
  );
  const numbered = names.filter((name) =>
    rules.some((rule) => rule.includes(`counter-increment: ${name} 1`) && rule.includes(`counter(${name})`)),
  );
  const theCase = 'table-header-group: ____________ v. Dana Reyes, Case No. ____________';
  expect(heads.slice(1)).toEqual([
    `${theCase}, Motion to Prohibit Disclosure of Eviction Records`,
    `${theCase}, [Proposed] Order on Motion to Prohibit Disclosure of Eviction Records`,
    `${theCase}, Certificate of service`,
  ]);
  expect(names).toEqual(['cover', 'request', 'order', 'certificate']);
  expect(numbered).toEqual(names);
  expect(alone).toEqual([]);
  expect(controls).toEqual([]);

  const ofPage = document.title;
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.title).toBe('Motion to Prohibit Disclosure of Eviction Records');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.title).toBe(ofPage);
});

test('before there is a paper the page prints what to do, and no control', async () => {
  checked(INDIANA);
  await open(OLDER);
  await expect.element(preview).toBeVisible();
  await commands.emulateMedia({ media: 'print' });
  const printed = (parts: string) =>
    [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
  const controls = printed('button, input, select, textarea, .paper, .no-print');
  const alone = printed('.filing :is(h2, h3, h4)').filter(
    (heading) => getComputedStyle(heading).breakAfter !== 'avoid',
  );
  const call = page.getByRole('link', { name: /^Free help/u });
  const { backgroundColor, color, borderTopColor } = getComputedStyle(call.element());
  const shown = printed('.filing :is(h2, h3)').map(({ textContent }) => textContent);
  await commands.emulateMedia({ media: 'screen' });
  expect(controls).toEqual([]);
  expect(alone).toEqual([]);
  const black = 'rgb(0, 0, 0)';
  expect({ backgroundColor, color, borderTopColor }).toEqual({
    backgroundColor: 'rgba(0, 0, 0, 0)',
    color: black,
    borderTopColor: black,
  });
  expect(shown).toContain('Let legal aid read this first');
  expect(shown).toContain(wordsIn('en').filing.FILING_COPY.steps.heading);
});

test.each(['en', 'es'] as const)(
  'with text of twice the size nothing is wider than a phone: %s',
  async (language) => {
    checked(INDIANA, { ended: '5/14/2022' });
    document.documentElement.style.fontSize = '200%';
    try {
      await open(OLDER, { language, screen: 'phone' });
      await preview.click();
      await expect.element(motion).toBeVisible();
      expect(overhanging()).toEqual([]);
      await topic(wordsIn(language).filing.FILING_COPY.topics.law).click();
      await page
        .getByRole('radio', { name: language === 'en' ? 'Yes' : 'Sí', exact: true })
        .first()
        .click();
      await expect.element(page.getByRole('button', { name: /Word/u }).first()).toBeVisible();
      expect(overhanging()).toEqual([]);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
);

test('a condition that is not met, or not known, stops the paper with the reason', async () => {
  checked(INDIANA, { ended: '5/14/2022' });
  await open(OLDER, { screen: 'phone' });
  await topic('What the law asks').click();
  for (const said of ['I don’t know', 'No']) {
    await answer('Does the case still show when you look it up?', said).click();
    const status = page.getByRole('status').filter({ hasText: 'We stop here' });
    await expect.element(status).toMatchTextContent('The court must not have acted by itself already.');
    await expect.element(status).toMatchTextContent(said);
    await expect.element(download).not.toBeInTheDocument();
    await expect.element(motion).not.toBeInTheDocument();
  }
  expect(overhanging()).toEqual([]);
});

test('the law itself stops the paper of a case that it does not cover', async () => {
  checked({ ...INDIANA, outcome: 'lost' }, { ended: '5/14/2022' });
  await open(OLDER);
  await expect
    .element(
      page.getByText('this law does not cover your case now. It is for cases that ended in another way.'),
    )
    .toBeVisible();
});

test('a remedy whose law nobody has checked for long closes while the page is open', async () => {
  checked(INDIANA, { ended: '5/14/2022' });
  await open(OLDER);
  await preview.click();
  await expect.element(motion).toBeVisible();
  vi.setSystemTime('2028-01-10T12:00:00-07:00');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(motion).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').filter({ hasText: 'We stop here' })).toBeVisible();
});

test('a state that could not be loaded is loaded when the connection is back', async () => {
  let isAway = true;
  serve({
    '/data/sealing-law/indiana.json': (request, passOn) => (isAway ? lost : passedOn)(request, passOn),
  });
  await open(OLDER);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  isAway = false;
  dispatchEvent(new Event('online'));
  await expect.element(preview).toBeVisible();
});

test(`answers can be forgotten, and sensitive ones are never kept: ${privacy.sections.browser.paragraphs.filing} ${privacy.sections.browser.paragraphs.forgetting}`, async () => {
  checked({ ...INDIANA, state: 'MA', county: 'Suffolk County' });
  await open('ma-nonpayment-hardship-4-years');
  await page.getByRole('button', { name: 'I read this. Show me the paper' }).click();
  await topic('What the law asks').click();
  await answer(/Was it money trouble/u, 'Yes').click();
  await answer(/Was there another eviction case against you in this state/u, 'No').click();
  expect(sessionStorage.getItem('filing')).toContain('"other-case":"no"');
  expect(sessionStorage.getItem('filing')).not.toContain('hardship');
  await page.getByRole('button', { name: 'Forget my answers' }).click();
  await expect
    .element(page.getByText('A paper that you downloaded, printed or copied stays where it is.'))
    .toBeVisible();
  // Nor does another page of the tab know anything.
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(localStorage.getItem('submissionKeySalt')).toBeNull();
  await expect.element(page.getByRole('radio', { name: 'Landlord won the case' })).not.toBeChecked();
});

test('a date is said as it was read, asked about where in doubt, and blank without a day', async () => {
  await open(OLDER, { language: 'es' });
  await preview.click();
  const ended = page.getByRole('textbox', { name: 'Día en que terminó el caso' });
  await ended.fill('05/03/2022');
  await userEvent.tab();
  await expect.element(motion).toMatchTextContent('day the case ended, before July 1, 2025');
  await expect.element(page.getByRole('button', { name: '3 de mayo de 2022' })).toBeVisible();
  await page.getByRole('button', { name: '5 de marzo de 2022' }).click();
  await expect.element(ended).toHaveValue('5 de marzo de 2022');
  await expect.element(ended).toHaveAccessibleDescription('5 de marzo de 2022');
  await expect.element(motion).toMatchTextContent('This case ended on March 5, 2022');
  await ended.fill('2022');
  await expect.element(ended).toHaveAccessibleDescription(/Necesitamos día, mes y año/u);
  await expect.element(motion).toMatchTextContent('day the case ended, before July 1, 2025');
});

test('a day that contradicts another answer stops the paper, at its field too', async () => {
  checked(INDIANA, { ended: '5/14/2022' });
  await open(OLDER);
  const ended = page.getByRole('textbox', { name: 'Day the case ended' });
  await ended.fill('1/1/1999');
  const said = wordsIn('en').filing.FILING_COPY.stopped.day;
  await expect.element(ended).toHaveAccessibleDescription(new RegExp(said, 'u'));
  await expect.element(page.getByRole('status').filter({ hasText: 'We stop here' })).toMatchTextContent(said);
  await ended.fill('5/14/2022');
  await expect.element(ended).not.toHaveAccessibleDescription(new RegExp(said, 'u'));
});

test('a choice by keyboard keeps the focus', async () => {
  await open(OLDER);
  const first = page.getByRole('radio', { name: 'Case was dismissed' });
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'I won the case' })).toHaveFocus();
});

test('the focus is where the next key goes as soon as a topic is opened or left', async () => {
  await open('az-dismissed');
  const next = page.getByRole('button', { name: /^(?:Next: |Done$)/u });
  await expect.element(next).toBeVisible();
  const focusAfter = (control: Element) => {
    (control as HTMLElement).click();
    return document.activeElement?.textContent;
  };
  expect(focusAfter(topic('Where the court').element())).toBe('Where the court can reach you');
  expect(focusAfter(topic('The names').element())).toBe('The names');
  expect(focusAfter(next.element())).toBe('Where the court can reach you');
  expect(focusAfter(next.element())).toBe('Fill in your paper');
});

test('without storage the page works, and forgets when it is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await open('az-dismissed');
  await preview.click();
  await page.getByRole('textbox', { name: 'Case number' }).fill('CV-1');
  await topic('The names').click();
  await page.getByRole('textbox', { name: /landlord’s name/u }).fill('Łucja Đặng, 李小龙 & Sons');
  await expect.element(page.getByRole('article')).toMatchTextContent('Łucja Đặng, 李小龙 & Sons v.');
});

test('papers that could not be loaded can be loaded again', async () => {
  serve({
    '/data/filings/arizona.json': [() => new Response(null, { status: 503 }), (_, passOn) => passOn()],
  });
  await open('az-dismissed');
  await expect.element(page.getByRole('alert')).toMatchTextContent('We could not load the papers.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Case dismissed before judgment' })).toBeVisible();
});

test.each([
  [
    'Oregon',
    'or-lost-5-years-motion',
    'en',
    /Ask about a hearing.*Oregon circuit courts text hearing notices\..*A missing reminder is no excuse\. Write the date down\./u,
    'https://www.courts.oregon.gov/Pages/text-message-faq.aspx',
  ],
  [
    'Minnesota',
    'mn-discretionary',
    'es',
    /Vaya a la audiencia.*Minnesota.*Que falte un recordatorio no es excusa\./u,
    'https://www.mncourts.gov/hearing-ereminders',
  ],
] as const)(
  'what the courts of %s offer to remind of a hearing stands with it, on the page and on the checklist',
  async (_, path, language, said, url) => {
    await open(path, { language, screen: 'phone' });
    const step = page.getByRole('listitem').filter({ hasText: said }).first();
    await expect.element(step.getByRole('link')).toHaveAttribute('href', url);
    const cover = document.querySelector('.paper-cover')?.textContent;
    expect(cover).toMatch(said);
    expect(cover).toContain(`(${url.replace('https://', '')})`);
    expect(overhanging()).toEqual([]);
  },
);

test('where no court’s reminder is known, none is named beside the hearing', async () => {
  await open('az-stipulation');
  const step = page.getByRole('listitem').filter({ hasText: 'Ask about a hearing' });
  await expect.element(step).toMatchTextContent(/If there is one, go\. Bring your papers\.$/u);
});

test('without a remedy the page asks for the state and names the paper of each remedy', async () => {
  const box = await open('');
  await page.getByRole('combobox', { name: 'State of the court case' }).selectOptions('North Dakota');
  await expect.element(page.getByText('No paper yet').first()).toBeVisible();
  await page.getByRole('link', { name: /Nonpayment or damage/u }).click();
  await expect.element(page.getByText(/No editor has read the text/u)).toBeVisible();
  await expect.element(download).not.toBeInTheDocument();
  expect(await violations(box)).toEqual([]);
});

test('in Spanish the paper stays English, with its meaning beside it', async () => {
  checked(INDIANA, { ended: '5/14/2022' });
  const box = await open(OLDER, { language: 'es', screen: 'phone' });
  await preview.click();
  await expect.element(motion).toMatchTextContent('This case ended on May 14, 2022');
  await expect.element(motion).toMatchTextContent('Este caso terminó el 14 de mayo de 2022');
  expect(await violations(box)).toEqual([]);
  expect(overhanging()).toEqual([]);
});

test('what is sent leads to the paper, and names nobody', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  checked(INDIANA, { ended: '5/14/2022' });
  serve({});
  await open(OLDER);
  await page.getByRole('button', { name: 'Send this page' }).click();
  const text = share.mock.calls[0]?.[0].text ?? '';
  expect(text).toContain(`/filing/#path=${OLDER}`);
  expect(text).toContain('/sealing-laws/indiana/');
  expect(text).toContain('Indiana Legal Services');
  expect(text).not.toMatch(/Dana|Reyes|555|Marion/u);
  Reflect.deleteProperty(navigator, 'share');
});

test('the letter for later is a Word file too', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  checked(INDIANA, { ended: '5/14/2022' });
  await open(OLDER);
  await topic('What the law asks').click();
  await answer('Does the case still show when you look it up?', 'Yes').click();
  const letter = page.getByRole('button', {
    name: 'Download the letter for Word: Letter to a screening company',
  });
  await letter.click();
  await expect.element(page.getByText(/^We gave your browser a file\./u)).toBeVisible();
  await expect.element(letter).toHaveFocus();
  expect(saved.mock.contexts).toEqual([expect.objectContaining({ download: 'letter.docx' })]);
});

test('dates after filing can be noted', async () => {
  await open('or-lost-5-years-motion');
  await page.getByRole('textbox', { name: /Day you filed/u }).fill('11/30/2026');
  await page.getByRole('textbox', { name: /Day you sent the copy/u }).fill('12/1/2026');
  await expect.element(page.getByText('The other side may object until December 31, 2026.')).toBeVisible();
  await expect.element(page.getByText(/Look the case up again on January 30, 2027/u)).toBeVisible();
});
