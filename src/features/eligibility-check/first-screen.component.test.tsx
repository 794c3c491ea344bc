import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { type Language, localPath } from '#config/languages.ts';
import { SEALING_PARTNER_PHONE } from '#config/site.ts';
import { wordsIn } from '#content/words/words.ts';
import { CASE_OUTCOMES, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { sealingLawFilePath, type SealingLawFile } from '#domain/plan/state-file.ts';
import { atom } from 'nanostores';
import { WordsProvider } from '#features/language/words-context.tsx';
import { NO_NOTES } from '#features/renters-plan/plan-notes.ts';

import { setToday } from '../../../tests/component/check.tsx';
import { show } from '../../../tests/component/island.tsx';
import { drawFinding, Questions } from './LawDetails.tsx';
import { Verdict } from './Verdict.tsx';

import './check.css';

/*
 * Every result of the table, 51 jurisdictions × 4 endings × 4 payments, as a phone of 390 × 844 shows it: the fields of the
 * facts that it rests on, and the button of its paper, are on the first screen. tests/domain/all-results.test.tsx
 * has which they are.
 */

const PHONE = { width: 390, height: 844 };
/** The site's header stays above the verdict. */
const HEADER = 66;

const nothing = () => undefined;

test.each(['en', 'es'] as const)(
  'on a phone, every result in %s has its question and its paper on the first screen',
  { timeout: 180_000 },
  async (language: Language) => {
    setToday();
    const words = wordsIn(language);
    const box = await show(<></>, { language });
    await page.viewport(PHONE.width, PHONE.height);
    const place = document.createElement('div');
    place.className = 'check';
    box.append(place);
    const root = createRoot(place);
    const below: string[] = [];
    let fields = 0;
    let papers = 0;
    for (const state of JURISDICTIONS) {
      const response = await fetch(localPath(sealingLawFilePath(state.slug), language));
      const file = (await response.json()) as SealingLawFile;
      for (const outcome of CASE_OUTCOMES)
        for (const paymentStatus of PAYMENT_STATUSES) {
          const facts = { state: state.code, county: '', outcome, paymentStatus, reason: 'Other' } as const;
          const form = { ...facts, filingDate: '2022-06-15', fullName: 'Ana' } as EligibilityForm;
          const found = drawFinding(file, form, NO_NOTES, words, language);
          flushSync(() => {
            root.render(
              <WordsProvider language={language} words={words}>
                <div className="result">
                  <Verdict
                    form={form}
                    state={state}
                    county=""
                    verdict={{ status: 'found', ...found }}
                    questions={
                      found.asks.length === 0 ? null : (
                        <Questions
                          place="answer"
                          facts={found.asks}
                          form={form}
                          today={found.today}
                          $notes={atom(NO_NOTES)}
                        />
                      )
                    }
                    calendar={null}
                    headingRef={null}
                    isRestored={false}
                    specialist={SEALING_PARTNER_PHONE}
                    save={{ status: 'saved' }}
                    onRetryLaw={nothing}
                    onRetrySave={nothing}
                    onBack={nothing}
                    onShow={nothing}
                  />
                </div>
              </WordsProvider>,
            );
          });
          const { top } = place.getBoundingClientRect();
          const isBelow = (each: Element) =>
            each.getBoundingClientRect().bottom - top + HEADER > PHONE.height;
          const asked = [...place.querySelectorAll('.verdict-asks :is(input, button)')];
          const paper = [...place.querySelectorAll('[data-deed=fill-in]')];
          fields += asked.length;
          papers += paper.length;
          const wrong = [...asked, ...paper].filter(isBelow).length;
          if (wrong > 0) {
            const last = Math.max(...[...asked, ...paper].map((each) => each.getBoundingClientRect().bottom));
            below.push(`${state.code} ${outcome} ${paymentStatus}: ${Math.round(last - top + HEADER)}`);
          }
        }
    }
    root.unmount();
    expect(below).toEqual([]);
    expect([fields > 100, papers > 50]).toEqual([true, true]);
  },
);
