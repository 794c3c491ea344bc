import { describe, expect, it } from 'vitest';

import { BUILD_DATE } from '#config/build.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { courtReminder, courtReminderStep, stateReminders } from './court-reminders.ts';
import { stateFile } from './state-file.ts';

/** Found at an official source, and the only ones: no other state’s renters may be told of one. */
const STATES = ['AK', 'HI', 'IN', 'MA', 'MN', 'MO', 'NY', 'OR'] as const;

describe('a reminder that the court itself offers', () => {
  it.each(LANGUAGES)('is shown with the open case and the hearing, in %s', (language) => {
    for (const state of STATES) {
      const found = courtReminder({ state, county: '', court: null }, language);
      expect(found?.caution, state).toMatch(/no excuse|no es excusa/u);
      expect(stateReminders(state, language)).toContainEqual(expect.objectContaining(found ?? {}));
      const step = courtReminderStep({ state, county: '', court: null }, language);
      expect(step).toContain(found?.caution);
      const { petition } = stateFile(state, language, BUILD_DATE).plan.nextSteps;
      if (petition !== undefined) expect(petition.steps).toContain(step);
    }
  });

  it('is none where nothing was found', () => {
    expect(
      courtReminder({ state: 'TX', county: 'Harris County', court: 'Justice Court of {county}' }, 'en'),
    ).toBeUndefined();
    expect(courtReminderStep({ state: 'TX', county: '', court: null }, 'en')).toBeNull();
    expect(stateReminders('TX', 'en')).toEqual([]);
    expect(JSON.stringify(stateFile('TX', 'en', BUILD_DATE).plan)).not.toContain('{reminder}');
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
