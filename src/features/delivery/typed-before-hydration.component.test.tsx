import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { CHECK_MEMORY_KEY } from '#browser/storage.ts';
import { formTopics, wordsIn } from '#content/words/words.ts';
import { LoginIsland } from '#features/admin/login/LoginIsland.tsx';
import { CitySearch } from '#features/city-search/CitySearch.tsx';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { EnglishCheck } from '#features/eligibility-check/Island.en.tsx';
import { LeadForm } from '#features/lead-box/LeadForm.tsx';
import { LoanDialog } from '#features/lending/LoanDialog.tsx';

import { openOffice } from '../../../tests/component/back-office.tsx';
import { checkProps } from '../../../tests/component/check.tsx';

const words = wordsIn('en');
const { reply, pages, offer } = words;
const topics = formTopics(words);

/** Every form of the site, with what somebody types into it while its script is on the way. */
const FORMS: Readonly<
  Record<string, { readonly island: ReactNode; readonly typed: Readonly<Record<string, string>> }>
> = {
  'check-form': {
    island: <EnglishCheck {...await checkProps()} />,
    typed: {
      state: 'AZ',
      county: 'Maricopa',
      filingDate: '2021-03-05',
      outcome: 'lost',
      paymentStatus: 'paid',
      reason: 'Other',
      details: 'An appeal',
      fullName: 'Ana Núñez',
      email: 'ana@example.com',
      phone: '(602) 555-0134',
      contactConsent: 'on',
    },
  },
  'lead-form': {
    island: <LeadForm language="en" words={topics} copy={reply.DELIVERY_COPY} formWords={reply.LEAD_WORDS} />,
    typed: { email: 'ana@example.com', phone: '(602) 555-0134' },
  },
  'contact-form': {
    island: (
      <ContactForm language="en" words={topics} copy={reply.DELIVERY_COPY} formWords={reply.MESSAGE_WORDS} />
    ),
    typed: { name: 'Ana', email: 'ana@example.com', phone: '(602) 555-0134', message: 'Two\nlines' },
  },
  'city-search-form': {
    island: (
      <CitySearch
        language="en"
        words={words}
        copy={pages.CITY_SEARCH_COPY}
        issueLabels={pages.RENTAL_ISSUE_LABELS}
      />
    ),
    typed: { city: 'Mesa', state: 'AZ', issue: 'broken-lease' },
  },
  'login-form': { island: <LoginIsland />, typed: { email: 'ana@example.com', password: 'open-the-door' } },
  'loan-form': {
    island: <LoanDialog lender="/lender/" words={{ ...offer.LOAN_DIALOG_COPY, action: 'Apply' }} />,
    typed: { amount: '4000' },
  },
};

/** What happens to a page while its scripts are on the way. */
const ATTACKS: Readonly<Record<string, (form: HTMLFormElement) => void>> = {
  nothing: () => undefined,
  'a password manager adding an element after a field': (form) => {
    form.querySelector('input:not([type=hidden])')?.after(document.createElement('div'));
  },
  'a translation putting its own elements around the texts': (form) => {
    const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) all.push(texts.currentNode);
    for (const text of all) {
      // oxlint-disable-next-line typescript/no-deprecated -- browsers use it
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
};

const formCalled = (id: string) => {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) throw new Error(`There is no form ${id}.`);
  return form;
};

/** Types without any event: no script is listening yet. */
function type(form: HTMLFormElement, typed: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(typed)) {
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (control.type === 'checkbox') control.checked = true;
      else if (control.type === 'radio') control.checked = control.value === value;
      else control.value = value;
    }
  }
}

/** Calls back once React has taken over what is inside. */
function Hydrated({ then, children }: { readonly then: () => void; readonly children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
});

describe.each(Object.entries(FORMS))('%s', (id, { island, typed }) => {
  test.each(Object.entries(ATTACKS))(
    'keeps what was typed before its script came, with %s',
    async (_, attack) => {
      openOffice({ isLoggedIn: false });
      const container = document.createElement('main');
      container.innerHTML = renderToString(island);
      document.body.replaceChildren(container);
      const before = formCalled(id);
      type(before, typed);
      attack(before);
      const focused = before.querySelector<HTMLInputElement>('input[type=email], input[type=text]');
      focused?.focus();

      const onRecoverableError = vi.fn<(error: unknown) => void>();
      await new Promise<void>((resolve) => {
        root = hydrateRoot(container, <Hydrated then={resolve}>{island}</Hydrated>, { onRecoverableError });
      });
      // Otherwise React has kept the old form, and this tests nothing.
      expect(onRecoverableError).toHaveBeenCalledTimes(attack === ATTACKS.nothing ? 0 : 1);
      expect(Object.fromEntries(new FormData(formCalled(id)))).toMatchObject(typed);
      if (focused !== null) expect(document.activeElement).toHaveAttribute('name', focused.name);
    },
  );
});

/** What the tab kept of an earlier visit, by the form that it fills in; the last answer was not typed again. */
const KEPT: Readonly<
  Record<string, { readonly key: string; readonly answers: Readonly<Record<string, string>> }>
> = {
  'check-form': {
    key: CHECK_MEMORY_KEY,
    answers: { state: 'TX', outcome: 'won', fullName: 'Eve', email: 'eve@example.com', details: 'Kept' },
  },
  'lead-form': { key: 'typed:/api/leads', answers: { email: 'eve@example.com', phone: '(480) 555-0100' } },
  'contact-form': {
    key: 'typed:/api/messages',
    answers: { name: 'Eve', email: 'eve@example.com', message: 'Kept' },
  },
};

test.each(Object.entries(KEPT))(
  '%s keeps what was typed before its script came over what the tab remembers, which fills the rest',
  async (id, { key, answers }) => {
    const form = FORMS[id];
    const untyped = Object.keys(answers).at(-1) ?? '';
    const typed = Object.fromEntries(Object.entries(form?.typed ?? {}).filter(([name]) => name !== untyped));
    const isCheck = key === CHECK_MEMORY_KEY;
    sessionStorage.setItem(
      key,
      JSON.stringify(isCheck ? { fields: { ...answers, contactConsent: false } } : answers),
    );
    const container = document.createElement('main');
    container.innerHTML = renderToString(form?.island);
    document.body.replaceChildren(container);
    type(formCalled(id), typed);
    await new Promise<void>((resolve) => {
      root = hydrateRoot(container, <Hydrated then={resolve}>{form?.island}</Hydrated>);
    });
    await expect
      .poll(() => Object.fromEntries(new FormData(formCalled(id))))
      .toMatchObject({ ...typed, [untyped]: answers[untyped] });
  },
);
