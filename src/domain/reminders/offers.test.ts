import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import { CASE_OUTCOMES, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { finding } from '#domain/plan/finding.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { offersOf } from './offers.ts';
import { dayToWaitFor, reminderRequestSchema } from './reminder.ts';

const TODAY = '2026-11-28' as PlainDate;
const day = (text: string) => ({ first: text as PlainDate, last: text as PlainDate });
const PERSON = {
  fullName: 'Rosa Delgado',
  email: 'rosa@example.com',
  phone: '(602) 555-0134',
  comments: 'Help',
};

const CASES = JURISDICTION_CODES.flatMap((state) =>
  CASE_OUTCOMES.flatMap((outcome) =>
    PAYMENT_STATUSES.flatMap((paymentStatus) =>
      ['2017-03-05', '2025-03-05'].map((filed) => ({
        ...PERSON,
        state,
        outcome,
        paymentStatus,
        county: '',
        filingDate: filed as PlainDate,
        reason: 'Non-payment of rent' as const,
        dates: { ended: day(`${filed.slice(0, 4)}-04-10`), paid: day(`${filed.slice(0, 4)}-05-10`) },
      })),
    ),
  ),
);

describe('what an answer offers', () => {
  it.each(JURISDICTION_CODES)('%s: is something that the server takes, with the same day', (state) => {
    for (const facts of CASES.filter((each) => each.state === state)) {
      const drawn = finding(SEALING_LAWS[state], facts, TODAY);
      for (const { subject, day: promised } of offersOf(drawn, facts, TODAY)) {
        const sent = JSON.parse(JSON.stringify({ email: PERSON.email, language: 'en', subject })) as unknown;
        expect(reminderRequestSchema.safeParse(sent).error).toBeUndefined();
        expect(JSON.stringify(subject)).not.toMatch(/Rosa|example\.com|555|Help/u);
        const served =
          subject.kind === 'day' ? dayToWaitFor(SEALING_LAWS[state], subject.remedyId, facts, TODAY) : null;
        expect(promised).toBe(served);
      }
    }
  });

  it('is the day, a change of the law, or only the answer, and nothing while a fact decides', () => {
    const kinds = CASES.map((facts) =>
      offersOf(finding(SEALING_LAWS[facts.state], facts, TODAY), facts, TODAY)
        .map(({ subject }) => subject.kind)
        .join(),
    );
    expect([...new Set(kinds)].sort()).toEqual(['', 'answer', 'change,answer', 'day,answer']);
  });
});
