import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { SaveResult } from '#browser/form-delivery.ts';
import * as checkWords from '#content/words/en/check.ts';
import * as forms from '#content/words/en/forms.ts';
import { jurisdiction, type Jurisdiction } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { NO_NOTES } from '#features/renters-plan/plan-notes.ts';
import type { ToastContent } from '#ui/toasts/store.ts';

import {
  type CheckDependencies,
  createEligibilityCheck,
  type EligibilityCheck,
  type LoadedLaw,
} from './store.ts';

const answers = {
  fullName: 'Ana',
  email: 'ana@example.com',
  phone: '6025550134',
  state: 'AZ',
  county: 'Maricopa County',
  filingDate: '2021-03-05',
  outcome: 'dismissed',
  paymentStatus: 'no-judgment',
  reason: 'Other',
  details: '',
};
const saved: SaveResult = { kind: 'saved' };
const lawOf = (state: Jurisdiction) => ({ file: { panel: state.slug } }) as unknown as LoadedLaw;

/** A promise that the test settles. */
function pending<Value>() {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (settle = resolve));
  return { promise, settle };
}

let said: ToastContent[];
let save: ReturnType<typeof vi.fn<CheckDependencies['save']>>;
let loadLaw: ReturnType<typeof vi.fn<(state: Jurisdiction) => Promise<LoadedLaw | undefined>>>;
let check: EligibilityCheck;

beforeEach(() => {
  said = [];
  save = vi.fn(() => Promise.resolve(saved));
  loadLaw = vi.fn((state) => Promise.resolve(lawOf(state)));
  check = createEligibilityCheck({
    words: { check: checkWords, forms },
    language: 'en',
    rule: (code) => ({ eligible: code !== 'AL' }),
    loadLaw,
    save,
    showToast: (content) => said.push(content),
    retract: ({ title }) => (said = said.filter((notice) => notice.title !== title)),
    today: () => '2026-11-21' as PlainDate,
    afterPaint: () => Promise.resolve(),
  });
});

describe('submitting', () => {
  it('leads straight to the result, which says itself that it was saved', async () => {
    const steps: string[] = [];
    check.$step.subscribe((step) => steps.push(step.name));
    await check.submit(answers);
    expect(steps).toEqual(['entry', 'result']);
    expect(check.$step.get()).toMatchObject({ assessment: { listAnswer: 'eligible' } });
    expect(check.$save.get().status).toBe('saved');
    expect(said).toEqual([]);
  });

  it('shows who helps the answer without a contact, and sends nothing, also after a reload', async () => {
    const without = { ...answers, fullName: '', email: '', phone: '', isHelper: true };
    await check.submit(without);
    expect(check.$step.get()).toMatchObject({ name: 'result', assessment: { listAnswer: 'eligible' } });
    expect(check.$save.get().status).toBe('unsent');
    await check.retrySave();
    check.restore({ answers: without, consentVersion: '1', isSaved: false, notes: NO_NOTES }, true);
    await check.retrySave();
    expect(check.$save.get().status).toBe('unsent');
    expect(save).not.toHaveBeenCalled();
  });

  it('says so on the form if the renter has gone back meanwhile', async () => {
    const slow = pending<SaveResult>();
    save.mockReturnValueOnce(slow.promise);
    const submitted = check.submit(answers);
    await vi.waitFor(() => {
      expect(check.$save.get().status).toBe('saving');
    });
    check.backToForm();
    slow.settle(saved);
    await submitted;
    expect(said).toMatchObject([{ title: '✓ Submission Saved', tone: 'success' }]);
    expect(said[0]?.description).toContain('write to you');
  });

  it('shows the result while saving is still under way', async () => {
    const slow = pending<SaveResult>();
    save.mockReturnValueOnce(slow.promise);
    const submitted = check.submit(answers);
    await vi.waitFor(() => {
      expect(check.$step.get().name).toBe('result');
    });
    expect(check.$save.get().status).toBe('saving');
    slow.settle(saved);
    await submitted;
    expect(check.$save.get().status).toBe('saved');
  });

  it('keeps the result when saving fails, and saves on request', async () => {
    const note = { detail: 'Please wait 10 minutes.', reference: '3f2a91c0' };
    save.mockResolvedValueOnce({ kind: 'unsaved', note });
    await check.submit(answers);
    expect(check.$step.get().name).toBe('result');
    expect(check.$save.get()).toEqual({ status: 'unsaved', note });
    expect(said).toEqual([]);
    await check.retrySave();
    expect(check.$save.get().status).toBe('saved');
    await check.retrySave();
    expect(save.mock.calls.map(([, isRepeat]) => isRepeat)).toEqual([false, true]);
  });

  it('that the server asks to send later is said at once, with the time, and is sent then', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    save.mockResolvedValueOnce({ kind: 'unsaved', retryAfterMs: 480_000 });
    await check.submit(answers);
    expect(check.$save.get()).toMatchObject({
      status: 'unsaved',
      retryAt: Date.parse('2026-11-21T12:08:00Z'),
    });
    await vi.advanceTimersByTimeAsync(479_000);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(check.$save.get().status).toBe('saved');
    vi.useRealTimers();
  });

  it('also saves on request while the form is shown', async () => {
    save.mockResolvedValue({ kind: 'unsaved' });
    await check.submit(answers);
    check.backToForm();
    await check.retrySave();
    expect(said.map(({ title }) => title)).toEqual(['Submission Error']);
    save.mockResolvedValue(saved);
    await check.retrySave();
    expect(check.$save.get().status).toBe('saved');
    // The toast of the failure no longer applies.
    expect(said.map(({ title }) => title)).toEqual(['✓ Submission Saved']);
  });

  it('stays on the form while an answer needs correction', async () => {
    await check.submit({ ...answers, email: '' });
    expect(check.$step.get().name).toBe('entry');
    expect(check.$errors.get()).toEqual({ email: 'Enter your email address' });
    expect(save).not.toHaveBeenCalled();
    await check.submit(answers);
    expect(check.$errors.get()).toEqual({});
  });

  it('ignores a second click', async () => {
    await Promise.all([check.submit(answers), check.submit(answers)]);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('sends answers once while a save is under way, however often the renter goes back', async () => {
    const slow = pending<SaveResult>();
    save.mockReturnValue(slow.promise);
    const first = check.submit(answers);
    await vi.waitFor(() => {
      expect(check.$save.get().status).toBe('saving');
    });
    check.backToForm();
    const second = check.submit(answers);
    await new Promise((resolve) => setTimeout(resolve));
    slow.settle(saved);
    await Promise.all([first, second]);
    expect(save).toHaveBeenCalledTimes(1);
    expect(said).toEqual([]);
    expect(check.$save.get().status).toBe('saved');
  });

  it('saves a changed case even while the first save is under way', async () => {
    const slow = pending<SaveResult>();
    save.mockReturnValueOnce(slow.promise);
    const first = check.submit(answers);
    await vi.waitFor(() => {
      expect(check.$save.get().status).toBe('saving');
    });
    check.backToForm();
    await check.submit({ ...answers, outcome: 'lost' });
    expect(save).toHaveBeenCalledTimes(2);
    expect(check.$save.get().status).toBe('saved');
    slow.settle({ kind: 'unsaved' });
    await first;
    expect(check.$save.get().status).toBe('saved');
  });
});

describe("the state's law", () => {
  it('is loaded when the state is chosen, once', async () => {
    await check.chooseState('AZ');
    await check.chooseState('AZ');
    expect(check.$law.get()).toMatchObject({ status: 'ready', state: { code: 'AZ' } });
    expect(loadLaw).toHaveBeenCalledTimes(1);
  });

  it('is loaded for the result at the latest', async () => {
    await check.submit(answers);
    expect(check.$law.get()).toMatchObject({ status: 'ready', state: { code: 'AZ' } });
  });

  it('of an earlier choice never replaces the law of a later one', async () => {
    const slow = pending<LoadedLaw | undefined>();
    loadLaw.mockReturnValueOnce(slow.promise);
    const first = check.chooseState('AZ');
    await check.chooseState('CA');
    slow.settle(lawOf(jurisdiction('AZ')));
    await first;
    expect(check.$law.get()).toMatchObject({ status: 'ready', state: { code: 'CA' } });
  });

  it('can be requested again after a failure and does not delay the result', async () => {
    loadLaw.mockResolvedValueOnce(undefined);
    await check.submit({ ...answers, state: 'AL' });
    expect(check.$step.get()).toMatchObject({ name: 'result', assessment: { listAnswer: 'not-eligible' } });
    expect(check.$law.get()).toMatchObject({ status: 'failed', state: { code: 'AL' } });
    await check.retryLaw();
    expect(check.$law.get().status).toBe('ready');
  });

  it('is dropped when no state is chosen', async () => {
    await check.chooseState('AZ');
    await check.chooseState(undefined);
    expect(check.$law.get()).toEqual({ status: 'none' });
  });
});

describe('moving between form and result', () => {
  it('goes back to the form and forward to the same result', async () => {
    await check.submit(answers);
    const result = check.$step.get();
    check.backToForm();
    expect(check.$step.get()).toEqual({ name: 'entry' });
    check.forwardToResult();
    expect(check.$step.get()).toBe(result);
  });

  it('cannot go forward before the first result', () => {
    check.forwardToResult();
    expect(check.$step.get()).toEqual({ name: 'entry' });
  });

  it('clears the case for another one', async () => {
    await check.submit(answers);
    check.startOver();
    check.forwardToResult();
    expect(check.$step.get()).toEqual({ name: 'entry' });
    expect(check.$law.get()).toEqual({ status: 'none' });
    expect(check.$save.get().status).toBe('idle');
  });
});

describe('a result that comes back after a reload', () => {
  const notes = { ...NO_NOTES, typed: { ended: '2/29/20' } };
  const consentVersion = forms.CONSENT_VERSION;

  it('is recomputed from its answers and not saved a second time', async () => {
    await check.submit(answers);
    const before = check.$step.get();
    save.mockClear();
    check.startOver();
    check.restore({ answers, consentVersion, isSaved: true, notes }, true);
    expect(check.$step.get()).toEqual({ ...before, isBack: true });
    expect(check.$notes.get()).toEqual(notes);
    expect(check.$save.get()).toEqual({ status: 'saved' });
    await vi.waitFor(() => {
      expect(check.$law.get()).toMatchObject({ status: 'ready', state: { code: 'AZ' } });
    });
    expect(save).not.toHaveBeenCalled();
  });

  it('is sent again if it had not arrived', async () => {
    check.restore({ answers, consentVersion, isSaved: false, notes }, true);
    await vi.waitFor(() => {
      expect(check.$save.get().status).toBe('saved');
    });
    expect(save.mock.calls.map(([, isRepeat]) => isRepeat)).toEqual([true]);
  });

  it('is sent again with the consent wording that was read, whatever the page now shows', async () => {
    check.restore({ answers, consentVersion: '2026-01-01', isSaved: false, notes }, true);
    await check.submit({ ...answers, fullName: 'Ana Núñez' });
    expect(save.mock.calls.map(([answered]) => answered.consentVersion)).toEqual([
      '2026-01-01',
      forms.CONSENT_VERSION,
    ]);
  });

  it('is sent again even when the form is shown', async () => {
    check.restore({ answers, consentVersion, isSaved: false, notes }, false);
    await vi.waitFor(() => {
      expect(check.$save.get().status).toBe('saved');
    });
    expect(check.$step.get()).toEqual({ name: 'entry' });
  });

  it('can be reached by Forward when the form was shown', () => {
    check.restore({ answers, consentVersion, isSaved: true, notes }, false);
    expect(check.$step.get()).toEqual({ name: 'entry' });
    check.forwardToResult();
    expect(check.$step.get()).toMatchObject({ name: 'result', assessment: { listAnswer: 'eligible' } });
    expect(check.$step.get()).not.toHaveProperty('isBack');
    expect(save).not.toHaveBeenCalled();
  });

  it('is dropped when the answers can no longer be read', () => {
    check.restore({ answers: { ...answers, state: 'XX' }, consentVersion, isSaved: true, notes }, true);
    check.forwardToResult();
    expect(check.$step.get()).toEqual({ name: 'entry' });
  });
});

it('a result reached by Forward loads its own state’s law after another state was chosen', async () => {
  await check.submit(answers);
  check.backToForm();
  await check.chooseState('CA');
  check.forwardToResult();
  await vi.waitFor(() => {
    expect(check.$law.get()).toMatchObject({ status: 'ready', state: { code: 'AZ' } });
  });
});

describe('what was typed into the plan', () => {
  const typeADate = () => {
    check.$notes.set({ ...NO_NOTES, typed: { ended: '2022' }, dates: { ended: '2022' } });
  };

  it('is kept after Back and Forward, and after an answer was corrected', async () => {
    await check.submit(answers);
    typeADate();
    check.backToForm();
    check.forwardToResult();
    expect(check.$notes.get().dates).toEqual({ ended: '2022' });
    await check.submit({ ...answers, email: 'ana.maria@example.com', outcome: 'lost' });
    expect(check.$notes.get().dates).toEqual({ ended: '2022' });
  });

  it.each([{ state: 'CA' }, { filingDate: '2020-01-15' }])(
    'is not carried over to another case: %o',
    async (other) => {
      await check.submit(answers);
      typeADate();
      await check.submit({ ...answers, ...other });
      expect(check.$notes.get()).toEqual(NO_NOTES);
    },
  );

  it('is cleared with the case, even if the next one looks the same', async () => {
    await check.submit(answers);
    typeADate();
    check.startOver();
    expect(check.$notes.get()).toEqual(NO_NOTES);
    await check.submit(answers);
    expect(check.$notes.get()).toEqual(NO_NOTES);
  });

  it('is never sent', async () => {
    await check.submit(answers);
    typeADate();
    await check.submit(answers);
    expect(JSON.stringify(save.mock.calls)).not.toContain('2022');
  });
});
