import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';

import {
  backToForm,
  check,
  fillIn,
  saved,
  SUBMISSIONS,
  submit,
  verdict,
} from '../../../tests/component/check.tsx';
import { readCalendarCode } from '#domain/plan/calendar-code.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

import { violations } from '../../../tests/component/island.tsx';
import { path, plan, planFor, sheet, unfoldPlan } from '../../../tests/component/plan.tsx';
import { serve } from '../../../tests/component/server.ts';
import { LOST_IN_MAINE } from '../../../tests/support/renter-answers.ts';
import { overhanging } from '../../../tests/support/page-checks.ts';

const button = (name: string) => page.getByRole('button', { name });
const dateBox = page.getByRole('textbox', { name: 'When did the case end?' });
const letter = page.getByRole('textbox', { name: 'Your text' });
const letterText = () => (letter.element() as HTMLTextAreaElement).value;
const whichLetter = page.getByRole('combobox', { name: 'Which one?' });
const MAINE = 'More than 3 years after a judgment';

/** Types the day the case ended and updates the plan. */
async function giveDate(text: string): Promise<void> {
  await dateBox.fill(text);
  dateBox.element().closest('form')?.querySelector('button')?.click();
}

describe('the plan', () => {
  test('of a dismissed case asks for no date and says what to check', async () => {
    await planFor({});
    await expect
      .element(path('Case dismissed before judgment'))
      .toMatchTextContent('This may be open to you now.');
    await expect
      .element(plan)
      .toMatchTextContent('Look up your case, then ask the clerk: “Is my case sealed?”');
    await expect.element(plan).toMatchTextContent('Have your case number ready');
    expect(plan.getByRole('textbox', { name: /^When did/u })).toHaveLength(0);
    await expect.element(plan).toMatchTextContent('Hidden by the court? Then ask to have it taken off now.');
    await expect
      .element(plan.getByRole('link', { name: /Ariz. Rev. Stat. § 33-1379/u }).first())
      .toHaveAttribute('href', expect.stringMatching(/azleg\.gov/u));
    await expect.element(verdict).toMatchTextContent('Community Legal Services (Arizona)');
  });

  test('of a law unchecked for a year has a warning, also on paper', async () => {
    const warning = 'Nobody has checked this for more than a year, and the law may have changed.';
    serve({
      [SUBMISSIONS]: saved,
      '/data/sealing-law/maine.json': async (_request, passOn) => {
        const file = (await (await passOn()).json()) as { panel: { evidence: object } };
        Object.assign(file.panel.evidence, { reliable: false, warning });
        return Response.json(file);
      },
    });
    await check(LOST_IN_MAINE);
    await unfoldPlan();
    await expect.element(page.getBySelector('.law')).toMatchTextContent(warning);
    await expect.element(plan).toMatchTextContent(warning);
    await expect.element(sheet).toMatchTextContent(warning);
  });

  test('of the next case has nothing of the one before', async () => {
    await planFor(LOST_IN_MAINE);
    await expect.element(plan).toMatchTextContent('More than one case? Make a plan for each.');
    await giveDate('2/29/2024');
    await letter.fill('Words about the first case');
    await button('Check Another Case').click();
    fillIn({ ...LOST_IN_MAINE, fullName: 'Ana Other' });
    submit();
    await unfoldPlan();
    await expect.element(dateBox).toHaveValue('');
    await expect.element(path(MAINE)).toMatchTextContent('It depends on the day the case ended.');
    await expect.poll(letterText).toMatch(/^Ana Other\n/u);
  });
});

describe('a further date', () => {
  test('moves both periods, and is never sent', async () => {
    const server = await planFor(LOST_IN_MAINE);
    await expect.element(page.getByText('✓ Submission Saved')).toBeVisible();
    const before = server.all().length;
    await expect
      .element(path(MAINE))
      .toMatchTextContent('No earlier than January 16, 2027. Or the next day the court is open.');
    await expect.element(path(MAINE)).toMatchTextContent('It depends on the day the case ended.');
    await expect.element(plan).toMatchTextContent('“When did my case end?”');
    await expect
      .element(plan)
      .toMatchTextContent('for seven years from the judgment: until at least January 2031.');
    await expect.element(button('Add to my calendar')).not.toBeInTheDocument();
    await giveDate('2/29/2024');
    await expect.element(page.getByText('Updated.')).toBeVisible();
    await expect.element(path(MAINE)).toMatchTextContent('March 2, 2027');
    await expect.element(plan).toMatchTextContent('Reports may show it until at least March 2031.');
    await expect.element(plan).toMatchTextContent('Put March 2, 2027 in your calendar.');
    expect(server.all()).toHaveLength(before);
  });

  test('may be just a year, and can be taken back', async () => {
    await planFor(LOST_IN_MAINE);
    await giveDate('2024');
    await expect.element(path(MAINE)).toMatchTextContent('January 1, 2028');
    await giveDate('');
    await expect.element(path(MAINE)).toMatchTextContent('It depends on the day the case ended.');
  });

  test('that is invalid or contradicts the filing gets a message next to its field', async () => {
    await planFor(LOST_IN_MAINE);
    const described = (words: string) =>
      expect.element(dateBox).toHaveAccessibleDescription(new RegExp(words, 'u'));
    await giveDate('last spring');
    await described('Enter a date like 5/14/2021, or the year');
    await giveDate('1/14/2024');
    await described('This date is before the filing.');
    await expect.element(path(MAINE)).toMatchTextContent('This date is before the filing.');
    await giveDate('11/22/2026');
    await described('This date is still to come.');
    await expect.element(dateBox).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(plan.element())).toEqual([]);
  });

  test('that has two readings in Spanish is asked about and not guessed', async () => {
    await planFor(LOST_IN_MAINE, { language: 'es' });
    const box = page.getByRole('textbox', { name: '¿Cuándo terminó el caso?' });
    const update = button('Actualizar');
    await box.fill('05/03/2024');
    await update.click();
    await expect.element(button('3 de mayo de 2024')).toBeVisible();
    await button('5 de marzo de 2024').click();
    await expect.element(box).toHaveValue('5 de marzo de 2024');
    await update.click();
    await expect.element(plan).toMatchTextContent('6 de marzo de 2027');
  });

  test('that contradicts another stops only what is counted from the wrong one', async () => {
    await planFor({ state: 'OR', county: '', filingDate: '2022-03-05', outcome: 'settlement' });
    const kept = page.getByRole('textbox', { name: 'When did you do the last thing you agreed to?' });
    const terms = path('Agreed (stipulated) judgment, terms kept');
    await page.getByRole('radio', { name: 'A judgment was entered' }).click();
    await unfoldPlan();
    await kept.fill('3/4/2022');
    await giveDate('5/1/2022');
    await expect.element(kept).toHaveAccessibleDescription(/This date is before the filing\./u);
    await kept.fill('4/30/2022');
    await giveDate('5/1/2022');
    await expect.element(kept).toHaveAccessibleDescription(/This date is before the case ended\./u);
    await expect.element(terms).toMatchTextContent('This date is before the case ended.');
    await expect.element(dateBox).not.toHaveAttribute('aria-invalid');
    // The reporting limit has what it needs.
    await expect.element(plan).toMatchTextContent('Reports may show it until at least May 2029.');
    await kept.fill('5/2/2022');
    kept.element().closest('form')?.querySelector('button')?.click();
    await expect.element(terms).toMatchTextContent('This may be open to you now.');
  });

  test('is put into a calendar file that another program reads and that reveals nothing', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await planFor(LOST_IN_MAINE);
    await giveDate('2/29/2024');
    await button('Add to my calendar').click();
    expect(files).toEqual([]);
    await button('Save the calendar file').click();
    await expect.element(page.getByText(/^We gave your browser a file\./u)).toBeVisible();
    // For browsers inside other apps, which take no file.
    const google = page.getByRole('link', { name: 'Add March 2, 2027 to Google Calendar' }).element();
    const asked = new URL(google.getAttribute('href') ?? '');
    expect(asked.host).toBe('calendar.google.com');
    expect(asked.searchParams.get('dates')).toBe('20270302/20270303');
    // Google keeps what stands in its calendar.
    const googleLink = addressIn(asked.searchParams.get('details') ?? '');
    expect(googleLink.hash).toBe('#state=ME');
    expect(names).toEqual(['my-dates.ics']);
    const calendar = ICAL.Component.fromString((await files[0]?.text()) ?? '');
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(['2027-03-02', '2031-03-01']);
    for (const { summary, startDate, description } of events) {
      expect(startDate.isDate).toBe(true);
      expect(summary).toBe('A date from my notes');
      expect(readCalendarCode(addressIn(description).hash, '2026-11-21' as PlainDate)).toMatchObject({
        ok: true,
        value: { made: '2026-11-21', told: { day: '2027-03-02' }, facts: { state: 'ME', outcome: 'lost' } },
      });
    }
    // The same file without them.
    await page.getByRole('checkbox', { name: 'Leave my answers out' }).click();
    await expect.element(page.getByText(/your state and nothing else/u)).toBeVisible();
    await button('Save the calendar file').click();
    await expect.poll(() => files.length).toBe(2);
    const without = ((await files[1]?.text()) ?? '').replaceAll('\r\n ', '');
    expect(without).toContain('/eligibility-check/#state=ME');
    expect(without).not.toContain('#c1.');
  });
});

/** The address in the text of a calendar entry. */
function addressIn(text: string): URL {
  return new URL(/https?:\S+/u.exec(text)?.[0] ?? 'about:blank');
}

describe('how a settlement ended', () => {
  const SETTLED = { state: 'NJ', county: '', outcome: 'settlement', paymentStatus: 'partial' } as const;
  const NO_JUDGMENT = 'No judgment for possession';

  test('affects remedies and waiting periods, is kept with the answers, and is never sent', async () => {
    const server = await planFor(SETTLED);
    await expect.element(page.getByText('✓ Submission Saved')).toBeVisible();
    const before = server.all().length;
    await expect.element(path(NO_JUDGMENT)).toMatchTextContent('It depends on how the settlement ended.');
    await page.getByRole('radio', { name: 'The case was dismissed or withdrawn' }).click();
    await expect.element(path(NO_JUDGMENT)).toMatchTextContent('This may be open to you now.');
    await expect.element(plan).toMatchTextContent('“Is my case sealed?”');

    const judged = page.getByRole('radio', { name: 'A judgment was entered' });
    await judged.click();
    await expect
      .element(path('Judgment for possession more than 7 years old'))
      .toMatchTextContent('It depends on the day the case ended.');
    await expect.element(plan).toMatchTextContent('longer while the judgment can still be enforced.');
    expect(server.all()).toHaveLength(before);

    await backToForm();
    submit();
    await unfoldPlan();
    await expect.element(judged).toBeChecked();
  });
});

describe('an answer that a law depends on', () => {
  const DROPPED = { name: 'Did the landlord drop the case (a nonsuit)?' };

  test('decides a remedy and its steps, is kept with the answers, and is never sent', async () => {
    const server = await planFor({ state: 'VA', county: '', filingDate: '2026-04-01' });
    await expect.element(page.getByText('✓ Submission Saved')).toBeVisible();
    const before = server.all().length;
    await unfoldPlan();
    await giveDate('8/1/2026');
    const dismissed = path('Newer case, dismissed');
    await expect
      .element(dismissed)
      .toMatchTextContent('It depends on whether the landlord dropped the case.');
    const no = page.getByRole('group', DROPPED).getByRole('radio', { name: 'No', exact: true });
    await no.click();
    await expect.element(dismissed).toMatchTextContent('This may be open to you since September 1, 2026.');
    expect(server.all()).toHaveLength(before);

    await backToForm();
    submit();
    await unfoldPlan();
    await expect.element(no).toBeChecked();
  });
});

describe('the letters', () => {
  test('are filled in, can be edited, and keep the edits', async () => {
    await planFor({ state: 'UT', county: '', outcome: 'lost', paymentStatus: 'paid' });
    await expect.poll(letterText).toMatch(/Ana María Núñez[^]*filed March 5, 2021[^]*docket/u);
    await expect.element(letter).toHaveAttribute('translate', 'no');
    await letter.fill('My own words');
    await whichLetter.selectOptions('Letter to your old landlord');
    await expect.poll(letterText).toMatch(/satisfaction of judgment[^]*Utah Code §\u00A078B-6-852/u);
    await whichLetter.selectOptions('Letter to the court clerk');
    await expect.element(letter).toHaveValue('My own words');
    await button('Start this one again').click();
    await expect.poll(letterText).toMatch('Ana María Núñez');
  });

  test('say when the plan has changed since an edit, and keep what was typed', async () => {
    await planFor(LOST_IN_MAINE);
    const changed = plan.getByText('Your plan has changed since you edited this text.');
    await whichLetter.selectOptions('Letter to a screening company');
    await letter.fill('My own words');
    await expect.element(changed).not.toBeInTheDocument();
    await giveDate('2/29/2024');
    await expect.element(changed).toBeVisible();
    await expect.element(letter).toHaveValue('My own words');
    expect(await violations(plan.element())).toEqual([]);
    await button('Start this one again').click();
    await expect.element(changed).not.toBeInTheDocument();
    await expect.poll(letterText).toMatch('It ended on February 29, 2024.');
  });

  test('print completely, at any length, and are not on the page to carry', async () => {
    const printed: (string | null)[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed.push(sheet.element().textContent);
    });
    await planFor({});
    const long = `${'All of it counts. '.repeat(290)}The end.`;
    expect(long.length).toBeGreaterThan(5_000);
    await letter.fill(long);
    await plan.getByRole('button', { name: 'Print the letter' }).click();
    // Not every browser reports the end of printing; the next sheet must not depend on it.
    await plan.getByRole('button', { name: 'Print my plan' }).click();
    expect(printed).toEqual([long, expect.stringContaining('My plan')]);
  });

  test('isolate a right-to-left name', async () => {
    await planFor({ fullName: 'مريم الحسيني' });
    await expect.poll(letterText).toMatch(/^مريم الحسيني\n\[Your address\]/u);
    expect(getComputedStyle(letter.element()).unicodeBidi).toBe('plaintext');
    expect(sheet.element().querySelector('bdi')?.textContent).toBe('مريم الحسيني');
  });
});

describe('what is copied', () => {
  const copied: string[] = [];
  const copyTo = () => {
    copied.length = 0;
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
  };

  test('is a letter, the page to carry, or the page’s address without answers', async () => {
    copyTo();
    await planFor({});
    await whichLetter.selectOptions('What to say on the phone');
    await button('Copy the letter').click();
    await expect.element(plan.getByText('Copied.')).toBeVisible();
    expect(copied[0]).toContain('“Hello, my name is Ana María Núñez.');
    expect(copied[0]).toContain('“How do I ask for a fee waiver?”');
    await button('Copy my plan as text').click();
    expect(copied[1]).toContain('My plan');
    expect(copied[1]).toContain('- (602) 258-3434, Community Legal Services (Arizona)');
  });

  test('what is sent names the law, whom to call and the plan, and never the renter', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    await planFor({});
    await button('Send this answer').click();
    await button('Send my plan').click();
    const texts = share.mock.calls.map(([{ text = '' }]) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text).toContain('It should be hidden already.');
      expect(text).toContain('Whom to call: (602) 258-3434, Community Legal Services (Arizona)');
      expect(text).toContain('/sealing-laws/arizona/');
      expect(text).not.toMatch(/Ana|Núñez|ana@|555/u);
    }
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the page to carry', () => {
  afterEach(() => commands.emulateMedia({ media: 'screen' }));

  test('replaces the page on paper, in black, with everything on it', async () => {
    await planFor({ ...LOST_IN_MAINE, county: 'Cumberland County' });
    await giveDate('2/29/2024');
    for (const text of [
      'Cumberland County, Maine, filed January 15, 2024: No, but it can leave the court’s website.',
      'Other sites may say “ELIGIBILITY REVIEW NEEDED”.',
      'Me. Rev. Stat. tit. 4, § 9-C(3)',
      'The earliest date we can work out: March 2, 2027.',
      '15 U.S.C. § 1681c',
      'Put March 2, 2027 in your calendar.',
      'Only the court decides.',
      'When to talk to a lawyer first',
      'Call for help',
      'Made on November 21, 2026 with SecondKey. Information, not legal advice.',
    ])
      await expect.element(sheet).toMatchTextContent(text);
    await expect.element(sheet).not.toBeVisible();
    document.documentElement.dataset.theme = 'dark';
    await commands.emulateMedia({ media: 'print' });
    await expect.element(sheet).toBeVisible();
    expect(getComputedStyle(sheet.element()).color).toBe('rgb(0, 0, 0)');
    await expect.element(plan).not.toBeVisible();
    delete document.documentElement.dataset.theme;
  });
});

describe('everybody', () => {
  test('can read the plan at 320 px', async () => {
    await planFor({ ...LOST_IN_MAINE, fullName: 'A'.repeat(100) });
    for (const width of [320, 360, 768]) {
      await page.viewport(width, 740);
      expect(overhanging(), `at ${width} px`).toEqual([]);
    }
  });

  test('can use the plan by keyboard alone', async () => {
    await planFor(LOST_IN_MAINE);
    (dateBox.element() as HTMLElement).focus();
    await userEvent.keyboard('2024{Enter}');
    await expect.element(page.getByText('Updated.')).toBeVisible();
    const inside = plan.getByText('File the signed paper with the court.');
    await expect.element(inside).toBeVisible();
    plan.getBySelector('summary').filter({ hasText: 'When, and what else may help' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(inside).not.toBeVisible();
  });
});
