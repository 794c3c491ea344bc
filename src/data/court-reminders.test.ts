import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '#domain/shared/language.ts';
import { courtReminder, courtReminderStep, stateReminders } from './court-reminders.ts';
import { hereNext } from './here-next.ts';
import { planPage } from './plan-page.ts';

const COURT = { name: 'Court', address: null, phone: null, hours: null, website: null };

/** Found at an official source, and the only ones: no other state’s renters may be told of one. */
const STATES = ['AK', 'HI', 'IN', 'MA', 'MN', 'MO', 'NY', 'OR'] as const;

describe('a reminder that the court itself offers', () => {
  it.each(LANGUAGES)(
    'is shown with the open case, the hearing and what to do in a place, in %s',
    (language) => {
      for (const state of STATES) {
        const found = courtReminder({ state, county: '', court: null }, language);
        expect(found?.caution, state).toMatch(/no excuse|no es excusa/u);
        const page = planPage(state, language);
        expect(stateReminders(state, language)).toContainEqual(expect.objectContaining(found ?? {}));
        const step = courtReminderStep({ state, county: '', court: null }, language);
        expect(step).toContain(found?.caution);
        const petition = page.nextSteps.find(({ kind }) => kind === 'petition');
        if (petition !== undefined) expect(petition.steps).toContain(step);
        const area = { state, county: '', place: '', geonameId: null, court: COURT };
        expect(hereNext(area, language)).toContainEqual(
          expect.objectContaining({ text: found?.sentence, note: found?.caution }),
        );
      }
    },
  );

  it('is none where nothing was found', () => {
    expect(
      courtReminder({ state: 'TX', county: 'Harris County', court: 'Justice Court of {county}' }, 'en'),
    ).toBeUndefined();
    expect(courtReminderStep({ state: 'TX', county: '', court: null }, 'en')).toBeNull();
    const page = planPage('TX', 'en');
    expect(stateReminders('TX', 'en')).toEqual([]);
    expect(page.nextSteps.flatMap(({ steps }) => steps).join(' ')).not.toContain('{reminder}');
  });

  it('of one county’s court is shown there and nowhere else', () => {
    expect(courtReminder({ state: 'CA', county: 'Stanislaus County', court: null }, 'en')?.name).toContain(
      'Stanislaus',
    );
    expect(courtReminder({ state: 'CA', county: 'Los Angeles County', court: null }, 'en')).toBeUndefined();
    expect(courtReminder({ state: 'CA', county: '', court: null }, 'en')).toBeUndefined();
    expect(stateReminders('CA', 'en').map(({ counties }) => counties)).toEqual([['Stanislaus County']]);
  });

  it('has no link to a page that does not speak of evictions', () => {
    expect(courtReminder({ state: 'IN', county: '', court: null }, 'en')?.url).toBeNull();
  });
});
