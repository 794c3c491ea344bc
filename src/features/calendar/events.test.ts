import { describe, expect, it } from 'vitest';

import { CALENDAR_COPY as ENGLISH } from '#content/words/en/calendar.ts';
import { CALENDAR_COPY as SPANISH } from '#content/words/es/calendar.ts';
import { type CalendarCase, calendarCode } from '#domain/plan/calendar-code.ts';
import { onDay } from '#domain/shared/known-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { calendarEvents } from './events.ts';

const day = (text: string) => text as PlainDate;
const SITE = new URL('https://example.com/es/eligibility-check/?from=anywhere#your-plan');
const DAYS = [{ id: 'me-53364360-3', date: day('2027-03-02') }];
const ANSWERS: CalendarCase = {
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
    dates: {},
  },
};

describe('a calendar entry', () => {
  it('has a title that tells nothing, and a text of which only the link tells what it is about', () => {
    const [event] = calendarEvents(DAYS, { to: '/', language: 'en', answers: ANSWERS }, ENGLISH.entry, SITE);
    expect(event).toEqual({
      uid: 'me-53364360-3@example.com',
      date: '2027-03-02',
      summary: 'A date from my notes',
      description:
        `Look at this again: https://example.com/eligibility-check/#${calendarCode(ANSWERS)}  ` +
        'If the page opens empty, answer its short questions. Call before you pay anyone.',
    });
  });

  it('links to the Spanish check in Spanish, with the state alone where the answers are left out', () => {
    const [event] = calendarEvents(
      DAYS,
      { to: '/eligibility-check/#state=ME', language: 'es', answers: null },
      SPANISH.entry,
      SITE,
    );
    expect(event?.summary).toBe('Una fecha de mis apuntes');
    expect(event?.description).toBe(
      'Vuelva a mirar esto: https://example.com/es/eligibility-check/#state=ME  ' +
        'Si la página se abre vacía, responda las preguntas cortas. Llame antes de pagarle a alguien.',
    );
  });

  it('after a dispute leads to the second letter', () => {
    const to = '/what-happened/not-my-case/#second-dispute';
    const [event] = calendarEvents(DAYS, { to, language: 'en', answers: null }, ENGLISH.entry, SITE);
    expect(event?.summary).toBe('A date from my notes');
    expect(event?.description).toContain(`https://example.com${to} `);
  });
});
