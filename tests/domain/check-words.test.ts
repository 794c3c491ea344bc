import { describe, expect, it } from 'vitest';

import { ELIGIBILITY_CHECK_COPY, RESULT_BANNERS } from '#content/words/en/check.ts';
import { CHECK_WORDS } from '#content/words/en/forms.ts';
import { LAW_DETAILS_COPY, LAW_PANEL_WORDS } from '#content/words/en/law.ts';
import { CHECK_PAGE_COPY } from '#content/words/en/pages.ts';

import { fleschKincaidGrade, wholeSentences } from '../support/readability.ts';

/** The reading grade that a tired person can read without effort. */
const HIGHEST_GRADE = 7;

const { form, result, promotion } = ELIGIBILITY_CHECK_COPY;
const { paymentStatus } = CHECK_WORDS.fields;

describe('the texts of the check', () => {
  it.each(
    Object.entries({
      form,
      open: form.otherwise.open,
      unknown: form.otherwise.unknown,
      aboutYou: form.aboutYou,
      memory: ELIGIBILITY_CHECK_COPY.memory,
      paymentStatus: paymentStatus.hint,
      savedWithoutCalls: ELIGIBILITY_CHECK_COPY.notices.savedWithoutCalls,
      result,
      promotionPriced: promotion.sealing,
      promotionFree: promotion.free,
      promotionOther: promotion.alternatives,
      verdict: ELIGIBILITY_CHECK_COPY.verdict,
      list: ELIGIBILITY_CHECK_COPY.list,
      callPrompts: Object.values(RESULT_BANNERS.banners).map(({ prompt }) => prompt?.more ?? ''),
      lawDetails: LAW_DETAILS_COPY,
      asking: LAW_PANEL_WORDS.asking,
      goodToKnow: CHECK_PAGE_COPY.after,
    }),
  )('%s: read at grade 7 or below', (_, words) => {
    expect(fleschKincaidGrade(wholeSentences(words).join('\n'))).toBeLessThanOrEqual(HIGHEST_GRADE);
  });

  it('promise no call to people who did not agree to calls', () => {
    expect(JSON.stringify(ELIGIBILITY_CHECK_COPY.notices.savedWithoutCalls)).not.toMatch(
      /contact you|we (?:will )?(?:call|text|reach)|soon/iu,
    );
  });
});
