import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';

import type { ServerNote } from '#browser/http.ts';
import type { SaveResult } from '#browser/form-delivery.ts';
import type { Language } from '#config/languages.ts';
import type { ResultWords, Words } from '#content/words/words.ts';
import { assess, type Assessment, type SealingRule } from '#domain/check/list-answer.ts';
import type { SealingLawFile } from '#domain/plan/state-file.ts';
import { jurisdiction, type Jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { type EligibilityForm, isWithoutContact, readEligibilityForm, stepOf } from '#domain/check/form.ts';
import type { FieldErrors } from '#domain/forms/fields.ts';
import { inWords } from '#domain/forms/form.ts';
import { readKnownDate } from '#domain/shared/known-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { NO_NOTES, type PlanNotes } from '#features/renters-plan/plan-notes.ts';
import type { ToastContent } from '#ui/toasts/store.ts';

import type { AddToCalendar, drawFinding, LawDetails, Questions } from './LawDetails.tsx';

/** State of the check (product §4): form or result. Nobody waits in between (departure D34). */
export type Step = { readonly name: 'entry' } | Result;

interface Result {
  readonly name: 'result';
  /** Whether it was restored; then the focus stays where the browser puts it. */
  readonly isBack?: boolean;
  readonly form: EligibilityForm;
  /** Version of the consent text shown in the form; a restored result may have an older one than the page. */
  readonly consentVersion: string;
  readonly assessment: Assessment;
}

/** The part of a result that is sent: the answers and the version of the consent text. */
export type Answered = Pick<Result, 'form' | 'consentVersion'>;

/** A state's law, with the components and words to show it. Either everything has been loaded or nothing. */
export interface LoadedLaw {
  readonly file: SealingLawFile;
  readonly words: ResultWords;
  readonly drawFinding: typeof drawFinding;
  readonly View: typeof LawDetails;
  readonly Questions: typeof Questions;
  readonly AddToCalendar: typeof AddToCalendar;
}

/** Loading state of the chosen state’s law. A new answer never waits for it; one restored by a reload or Back does. */
export type LawState =
  | { readonly status: 'none' }
  | { readonly status: 'loading' | 'failed'; readonly state: Jurisdiction }
  | { readonly status: 'ready'; readonly state: Jurisdiction; readonly law: LoadedLaw };

/** Whether the server has stored the answers of the current result; `unsent` without a contact. */
export type SaveState =
  | { readonly status: 'idle' | 'saving' | 'saved' | 'unsent' }
  /** `note` is the server's message, if it sent one. */
  | {
      readonly status: 'unsaved';
      readonly note?: ServerNote | undefined;
      /** Whether a server answered, which means that the connection works. */
      readonly isServersFault?: boolean | undefined;
      /** When it is tried again by itself, in milliseconds since 1970. */
      readonly retryAt?: number | undefined;
    };

/** Words of the check itself: form errors, the answer by the list of states, save toasts. */
export type CheckWords = Pick<Words, 'check' | 'forms'>;

/** Dependencies; tests inject their own. */
export interface CheckDependencies {
  readonly words: CheckWords;
  readonly language: Language;
  readonly rule: (code: JurisdictionCode) => SealingRule | undefined;
  /** Resolves with `undefined` on any failure. */
  readonly loadLaw: (state: Jurisdiction) => Promise<LoadedLaw | undefined>;
  /** @param isRepeat whether the same answers were sent before and may have been stored */
  readonly save: (answered: Answered, isRepeat: boolean) => Promise<SaveResult>;
  readonly showToast: (content: ToastContent) => void;
  /** Removes a toast that no longer holds. */
  readonly retract: (content: ToastContent) => void;
  readonly today: () => PlainDate;
  /** Resolves when the latest change has been painted; work that must not delay the answer starts then. */
  readonly afterPaint: () => Promise<void>;
}

/** Interface of the check for the island: state to show, and actions. */
export interface EligibilityCheck {
  readonly $step: ReadableAtom<Step>;
  readonly $errors: ReadableAtom<FieldErrors>;
  readonly $law: ReadableAtom<LawState>;
  readonly $save: ReadableAtom<SaveState>;
  /** Input in the last result's plan. Kept when the same case is corrected and checked again. */
  readonly $notes: WritableAtom<PlanNotes>;
  chooseState: (code: JurisdictionCode | undefined) => Promise<void>;
  /** Retries loading the law after a failure. */
  retryLaw: () => Promise<void>;
  /** The first step of the form with an invalid answer. */
  readonly incompleteStep: (answers: Readonly<Record<string, unknown>>) => number | undefined;
  /** Shows the errors of one step. Returns whether there are none. */
  readonly completeStep: (step: number, answers: Readonly<Record<string, unknown>>) => boolean;
  /** Removes the messages of answers that have become right. */
  readonly mend: (answers: Readonly<Record<string, unknown>>) => void;
  /** Validates the form, shows the errors or at once the result, and saves in the background. */
  submit: (answers: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Sends the last result's answers again unless they have been saved. */
  retrySave: () => Promise<void>;
  backToForm: () => void;
  /** Returns to the result, if there is one. */
  forwardToResult: () => void;
  /**
   * Restores a result from stored answers. Answers not yet saved are sent again with the same idempotency key, which
   * depends on the answers alone.
   *
   * @param isShown whether to show it now; otherwise only `forwardToResult` does
   */
  restore: (kept: KeptResult, isShown: boolean) => void;
  /**
   * Takes over notes on a case that has no result yet. They are kept when it gets one.
   *
   * @param fields the form's, as typed
   */
  takeNotes: (notes: PlanNotes, fields: Readonly<Record<string, unknown>>) => void;
  /** Clears answers, result and notes. */
  startOver: () => void;
}

/** Stored form of a result, from which it is recomputed. */
interface KeptResult {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly consentVersion: string;
  /** Whether the server has confirmed these answers. */
  readonly isSaved: boolean;
  readonly notes: PlanNotes;
}

/** One shared object, so that setting it again does not re-render the form. */
const NO_ERRORS: FieldErrors = {};

/** Creates a check whose state lives as long as the page. */
export function createEligibilityCheck(dependencies: CheckDependencies): EligibilityCheck {
  const { check, forms } = dependencies.words;
  const { notices } = check.ELIGIBILITY_CHECK_COPY;
  const $step = atom<Step>({ name: 'entry' });
  const $errors = atom<FieldErrors>(NO_ERRORS);
  const $law = atom<LawState>({ status: 'none' });
  const $save = atom<SaveState>({ status: 'idle' });
  const $notes = atom(NO_NOTES);
  let lastResult: Result | undefined;
  /** The case that the notes are about. */
  let noted: { readonly state?: unknown; readonly filingDate?: unknown } = {};

  const read = (answers: Readonly<Record<string, unknown>>) =>
    inWords(forms.CHECK_WORDS, readEligibilityForm(answers, dependencies.today(), dependencies.language));

  async function loadLaw(state: Jurisdiction): Promise<void> {
    $law.set({ status: 'loading', state });
    const law = await dependencies.loadLaw(state);
    const now = $law.get();
    // Another state may have been chosen while this one was loading.
    if (now.status !== 'loading' || now.state !== state) return;
    $law.set(law === undefined ? { status: 'failed', state } : { status: 'ready', state, law });
  }

  async function chooseState(code: JurisdictionCode | undefined): Promise<void> {
    const law = $law.get();
    if (code === undefined) {
      if (law.status !== 'none') $law.set({ status: 'none' });
      return;
    }
    const chosen = jurisdiction(code, dependencies.language);
    const isHere = law.status !== 'none' && law.status !== 'failed' && law.state.code === code;
    if (!isHere) await loadLaw(chosen);
  }

  function resultOf(form: EligibilityForm, consentVersion: string): Result {
    const { code, name } = jurisdiction(form.state, dependencies.language);
    const assessment = assess(dependencies.rule(code), name, form, check.ELIGIBILITY_MESSAGES);
    return { name: 'result', form, consentVersion, assessment };
  }

  /** Pending requests by answers: going back and forth must not send the same answers twice at a time. */
  const inFlight = new Map<string, Promise<SaveResult>>();

  async function save(answered: Result, isRepeat: boolean): Promise<void> {
    const { form } = answered;
    const content = JSON.stringify(form);
    const known = inFlight.get(content);
    const sending = known ?? dependencies.save(answered, isRepeat);
    inFlight.set(content, sending);
    const result = await sending;
    inFlight.delete(content);
    const isSaved = result.kind === 'saved';
    // Ignore the response for an earlier case.
    if (lastResult === answered) $save.set(isSaved ? { status: 'saved' } : unsaved(result));
    if (!isSaved && result.retryAfterMs !== undefined)
      setTimeout(() => {
        if (lastResult === answered) void retrySave();
      }, result.retryAfterMs);
    if (isSaved) dependencies.retract(notices.failed);
    // A result says the same in its verdict.
    const isTold = $step.get().name === 'result';
    if (known === undefined && !isTold) dependencies.showToast(noticeOf(form, isSaved, notices));
  }

  async function retrySave(): Promise<void> {
    // Also while the form is shown: the renter may have left the result while offline.
    if (lastResult === undefined || $save.get().status !== 'unsaved') return;
    $save.set({ status: 'saving' });
    await save(lastResult, true);
  }

  return {
    $step,
    $errors,
    $law,
    $save,
    $notes,
    chooseState,

    async retryLaw() {
      const law = $law.get();
      if (law.status === 'failed') await loadLaw(law.state);
    },

    incompleteStep(answers) {
      const form = read(answers);
      return form.ok ? undefined : stepOf(form.errors);
    },

    completeStep(step, answers) {
      const form = read(answers);
      const errors = form.ok
        ? []
        : Object.entries(form.errors).filter(([name]) => stepOf({ [name]: true }) === step);
      $errors.set(errors.length === 0 ? NO_ERRORS : Object.fromEntries(errors));
      return errors.length === 0;
    },

    mend(answers) {
      const form = read(answers);
      const wrong = Object.entries($errors.get()).filter(([name]) => !form.ok && name in form.errors);
      if (wrong.length < Object.keys($errors.get()).length)
        $errors.set(wrong.length === 0 ? NO_ERRORS : Object.fromEntries(wrong));
    },

    async submit(answers) {
      const form = read(answers);
      if (!form.ok) {
        $errors.set(form.errors);
        return;
      }
      $errors.set(NO_ERRORS);
      const { state, filingDate } = form.value;
      if (state !== noted.state || filingDate !== noted.filingDate) {
        const { about } = $notes.get();
        $notes.set(about === undefined ? NO_NOTES : { ...NO_NOTES, about });
      }
      noted = form.value;
      const result = resultOf(form.value, forms.CONSENT_VERSION);
      const isSent = !isWithoutContact(form.value);
      lastResult = result;
      $save.set({ status: isSent ? 'saving' : 'unsent' });
      $step.set(result);
      await dependencies.afterPaint();
      void chooseState(state);
      if (isSent) await save(result, false);
    },

    retrySave,

    backToForm() {
      $step.set({ name: 'entry' });
    },

    forwardToResult() {
      if (lastResult === undefined) return;
      $step.set(lastResult);
      // Another state may have been chosen in the form meanwhile.
      void chooseState(lastResult.form.state);
    },

    restore({ answers, consentVersion, isSaved, notes }, isShown) {
      const form = readEligibilityForm(answers, dependencies.today(), dependencies.language);
      if (!form.ok) return;
      lastResult = resultOf(form.value, consentVersion);
      $notes.set(notes);
      noted = form.value;
      $save.set({ status: isWithoutContact(form.value) ? 'unsent' : isSaved ? 'saved' : 'unsaved' });
      void retrySave();
      if (!isShown) return;
      $step.set({ ...lastResult, isBack: true });
      void chooseState(form.value.state);
    },

    takeNotes(notes, { state, filingDate }) {
      $notes.set(notes);
      noted = { state, filingDate: readKnownDate(String(filingDate))?.first };
    },

    startOver() {
      lastResult = undefined;
      noted = {};
      $notes.set(NO_NOTES);
      $errors.set(NO_ERRORS);
      $save.set({ status: 'idle' });
      $law.set({ status: 'none' });
      $step.set({ name: 'entry' });
    },
  };
}

function unsaved({
  note,
  isServersFault,
  retryAfterMs,
}: Extract<SaveResult, { kind: 'unsaved' }>): SaveState {
  const retryAt = retryAfterMs === undefined ? undefined : Date.now() + retryAfterMs;
  return { status: 'unsaved', note, isServersFault, retryAt };
}

function noticeOf(
  { contactConsent }: EligibilityForm,
  isSaved: boolean,
  notices: CheckWords['check']['ELIGIBILITY_CHECK_COPY']['notices'],
): ToastContent {
  if (!isSaved) return { ...notices.failed, tone: 'destructive' };
  return { ...(contactConsent ? notices.saved : notices.savedWithoutCalls), tone: 'success' };
}
