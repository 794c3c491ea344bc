import { describe, expect, it } from 'vitest';

import { ELIGIBILITY_CHECK_COPY } from '~/content/words/en/check.ts';
import { CHECK_WORDS } from '~/content/words/en/forms.ts';

import { fleschKincaidGrade, wholeSentences } from '../support/readability.ts';

/** The school grade that a tired person reads without effort (voice of the site). */
const HIGHEST_GRADE = 7;

const { form } = ELIGIBILITY_CHECK_COPY;
const { paymentStatus } = CHECK_WORDS.fields;

describe('the words around the questions of the check', () => {
  it.each(
    Object.entries({
      open: form.otherwise.open,
      unknown: form.otherwise.unknown,
      aboutYou: form.aboutYou,
      memory: ELIGIBILITY_CHECK_COPY.memory,
      paymentStatus: paymentStatus.hint,
      savedWithoutCalls: ELIGIBILITY_CHECK_COPY.notices.savedWithoutCalls,
    }),
  )('%s: read at grade 7 or below', (_, words) => {
    expect(fleschKincaidGrade(wholeSentences(words).join('\n'))).toBeLessThanOrEqual(HIGHEST_GRADE);
  });

  it('promise no call to who has not agreed to one', () => {
    expect(JSON.stringify(ELIGIBILITY_CHECK_COPY.notices.savedWithoutCalls)).not.toMatch(
      /contact you|we (?:will )?(?:call|text|reach)|soon/iu,
    );
  });
});
