import { atom } from 'nanostores';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import * as check from '#content/words/en/check.ts';
import * as caseTexts from '#content/words/en/case.ts';
import * as controls from '#content/words/en/controls.ts';
import * as delivery from '#content/words/en/delivery.ts';
import * as openingHours from '#content/words/en/opening-hours.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { WordsProvider } from '#features/language/words-context.tsx';
import { planCase } from '#domain/plan/plan-case.ts';
import { NO_NOTES } from '#features/renters-plan/plan-notes.ts';

import { CHECK_PROPS } from './check-page.ts';
import { ResultView } from './Result.tsx';
import type { LawState, LoadedLaw } from './store.ts';

const OHIO = jurisdiction('OH');
const COUNTIES = { counties: ['Cuyahoga County'], contested: [] };
// Only what the verdict reads: a real law would need the whole data file of a state.
const LAW = {
  file: COUNTIES,
  words: { law: {} },
  drawFinding: (_: unknown, form: EligibilityForm) => ({
    county: planCase(form, NO_NOTES, COUNTIES).county,
    promotion: 'alternatives',
    panel: {},
    asks: [],
    text: {},
    deed: { kind: 'rent' },
    does: { next: '', button: null },
    second: null,
  }),
  View: () => null,
  AddToCalendar: () => null,
} as unknown as LoadedLaw;
const LOADED: LawState = { status: 'ready', state: OHIO, law: LAW };

/** The result of an eligible renter who typed this county. */
const resultFor = (county: string, law: LawState) =>
  renderToStaticMarkup(
    <WordsProvider language="en" words={{ caseTexts, check, controls, delivery, openingHours }}>
      <ResultView
        form={{ state: 'OH', county, filingDate: '2021-03-05' } as EligibilityForm}
        assessment={{ listAnswer: 'eligible', message: 'Great news!' }}
        takesFocus={false}
        rule={{ eligible: true }}
        law={law}
        offer={CHECK_PROPS.offer}
        save={{ status: 'idle' }}
        $notes={atom(NO_NOTES)}
        onRetryLaw={() => undefined}
        onRetrySave={() => undefined}
        onBack={() => undefined}
        onStartOver={() => undefined}
      />
    </WordsProvider>,
  );

it.each([
  ['cuyahoga', LOADED, 'Cuyahoga County, Ohio'],
  ['cuyahoga', { status: 'loading', state: OHIO }, 'Ohio'],
  ['Cuyahoga County', { status: 'loading', state: OHIO }, 'Cuyahoga County, Ohio'],
  ['Cleveland', LOADED, 'Ohio'],
  ['Cleveland', { status: 'loading', state: OHIO }, 'Ohio'],
  ['Cleveland', { status: 'failed', state: OHIO }, 'Ohio'],
] satisfies [string, LawState, string][])(
  'names %s only if it says it is a county, or once it is known to be one',
  (county, law, place) => {
    expect(resultFor(county, law)).toContain(`· ${place} · `);
  },
);
