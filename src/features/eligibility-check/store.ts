import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';

import type { ServerNote } from '~/browser/http.ts';
import type { SaveResult } from '~/browser/form-delivery.ts';
import type { ResultWords, Words } from '~/content/words/words.ts';
import { assess, type Assessment, type SealingRule } from '~/domain/check/outcome.ts';
import type { SealingLawFile } from '~/domain/law/state-file.ts';
import { jurisdiction, type Jurisdiction, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { type EligibilityForm, readEligibilityForm } from '~/domain/check/form.ts';
import type { FieldErrors } from '~/domain/forms/fields.ts';
import { inWords } from '~/domain/forms/form.ts';
import type { PlainDate } from '~/domain/shared/plain-date.ts';
import { NO_NOTES, type PlanNotes } from '~/features/renters-plan/plan-notes.ts';
import type { NotificationContent } from '~/ui/notifications/store.ts';

import type { drawFinding, InShort, LawDetails } from './LawDetails.tsx';

/** The state of the check (specification §4): the form, the moment between, the answer. */
export type Step = { readonly name: 'entry' } | { readonly name: 'submitting' } | Result;

/** The answer to a case. */
interface Result {
  readonly name: 'result';
  /** Whether it was on show before the page was loaded: then the focus stays where the browser puts it. */
  readonly isBack?: boolean;
  readonly form: EligibilityForm;
  /** The version of the consent that the form showed; a result that was brought back may be older than the page. */
  readonly consentVersion: string;
  readonly assessment: Assessment;
}

/** What is sent of a result: the answers, and which consent was read with them. */
export type Answered = Pick<Result, 'form' | 'consentVersion'>;

/** A state's law, and the parts of the page that read and show it, with their words. All arrive together or not at all. */
export interface LoadedLaw {
  readonly file: SealingLawFile;
  readonly words: ResultWords;
  readonly drawFinding: typeof drawFinding;
  readonly InShort: typeof InShort;
  readonly View: typeof LawDetails;
}

/** What is known of the chosen state's law. The answer never waits for it. */
export type LawState =
  | { readonly status: 'none' }
  | { readonly status: 'loading' | 'failed'; readonly state: Jurisdiction }
  | { readonly status: 'ready'; readonly state: Jurisdiction; readonly law: LoadedLaw };

/** Whether the answers of the result on show have reached the server. */
export type SaveState =
  | { readonly status: 'idle' | 'saving' | 'saved' }
  /** `note` is what the server said of it, where it said something. */
  | {
      readonly status: 'unsaved';
      readonly note?: ServerNote | undefined;
      /** Whether a server answered, so that the connection is not to blame. */
      readonly isServersFault?: boolean | undefined;
    };

/** What the check says by itself: messages at the form, the list's answer, notices about the save. */
export type CheckWords = Pick<Words, 'check' | 'forms' | 'outcome'>;

/** What the check needs of the world around it. */
export interface CheckDependencies {
  /** Those of the page's language. */
  readonly words: CheckWords;
  readonly rule: (code: JurisdictionCode) => SealingRule | undefined;
  /** `undefined` when it could not be had, for whatever reason. */
  readonly loadLaw: (state: Jurisdiction) => Promise<LoadedLaw | undefined>;
  /** @param isRepeat whether the same answers were sent before, and may have arrived */
  readonly save: (answered: Answered, isRepeat: boolean) => Promise<SaveResult>;
  readonly notify: (content: NotificationContent) => void;
  /** Takes back what was said, once it no longer holds. */
  readonly retract: (content: NotificationContent) => void;
  readonly today: () => PlainDate;
  /** Resolves once what was just changed is in the document. */
  readonly nextFrame: () => Promise<void>;
  /** Resolves once what was just changed is on the screen: what the answer does not wait for goes on then. */
  readonly afterPaint: () => Promise<void>;
}

/** The check as the island sees it: what there is to show, and what a person can do. */
export interface EligibilityCheck {
  readonly $step: ReadableAtom<Step>;
  readonly $errors: ReadableAtom<FieldErrors>;
  readonly $law: ReadableAtom<LawState>;
  readonly $save: ReadableAtom<SaveState>;
  /** What was typed into the plan of the last result. The same case keeps it, whatever else about it is put right. */
  readonly $notes: WritableAtom<PlanNotes>;
  chooseState: (code: JurisdictionCode | undefined) => Promise<void>;
  /** Loads the law again after a failure. */
  retryLaw: () => Promise<void>;
  /** Reads the form; shows the result at once or the errors, and saves behind it. */
  submit: (answers: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Sends the answers of the last result again, if they have not arrived. */
  retrySave: () => Promise<void>;
  /** Back to the form as it was filled in. */
  backToForm: () => void;
  /** Forward to the result again, if there is one. */
  forwardToResult: () => void;
  /**
   * Brings back the result of answers that were read before the page was left. What had not reached the server by then is
   * sent again, under the id that the same answers always have.
   *
   * @param isShown whether to show it; else it can be gone forward to
   */
  restore: (kept: KeptResult, isShown: boolean) => void;
  /** Forgets the case. */
  startOver: () => void;
}

/** What is remembered of a result: enough to compute it anew. */
interface KeptResult {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly consentVersion: string;
  /** Whether the server has confirmed these answers. */
  readonly isSaved: boolean;
  readonly notes: PlanNotes;
}

/** One object for all answers without errors, so that the form is not drawn again for being told the same. */
const NO_ERRORS: FieldErrors = {};

/** Makes one check; its state lives as long as the page. */
export function createEligibilityCheck(dependencies: CheckDependencies): EligibilityCheck {
  const { check, forms, outcome } = dependencies.words;
  const { notices } = check.ELIGIBILITY_CHECK_COPY;
  const $step = atom<Step>({ name: 'entry' });
  const $errors = atom<FieldErrors>(NO_ERRORS);
  const $law = atom<LawState>({ status: 'none' });
  const $save = atom<SaveState>({ status: 'idle' });
  const $notes = atom(NO_NOTES);
  let lastResult: Result | undefined;

  async function loadLaw(state: Jurisdiction): Promise<void> {
    $law.set({ status: 'loading', state });
    const law = await dependencies.loadLaw(state);
    const now = $law.get();
    // Another state may have been chosen while this one was on its way.
    if (now.status !== 'loading' || now.state !== state) return;
    $law.set(law === undefined ? { status: 'failed', state } : { status: 'ready', state, law });
  }

  async function chooseState(code: JurisdictionCode | undefined): Promise<void> {
    if (code === undefined) {
      $law.set({ status: 'none' });
      return;
    }
    const chosen = jurisdiction(code);
    const law = $law.get();
    const isHere = law.status !== 'none' && law.status !== 'failed' && law.state === chosen;
    if (!isHere) await loadLaw(chosen);
  }

  function resultOf(form: EligibilityForm, consentVersion: string): Result {
    const { code, name } = jurisdiction(form.state);
    const assessment = assess(dependencies.rule(code), name, form, outcome.ELIGIBILITY_MESSAGES);
    return { name: 'result', form, consentVersion, assessment };
  }

  /** Answers on their way, each sent once at a time: going back and forth must not double them. */
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
    // An earlier case may still be on its way behind the last one.
    if (lastResult === answered) $save.set(isSaved ? { status: 'saved' } : unsaved(result));
    if (isSaved) dependencies.retract(notices.failed);
    if (known === undefined) dependencies.notify(noticeOf(form, isSaved, notices));
  }

  async function retrySave(): Promise<void> {
    // Also behind the form: the result may have been left before the connection was back.
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

    async submit(answers) {
      if ($step.get().name === 'submitting') return;
      const form = inWords(forms.CHECK_WORDS, readEligibilityForm(answers, dependencies.today()));
      if (!form.ok) {
        $errors.set(form.errors);
        return;
      }
      $errors.set(NO_ERRORS);
      $step.set({ name: 'submitting' });
      await dependencies.nextFrame();
      const { state, filingDate } = form.value;
      const last = lastResult?.form;
      if (state !== last?.state || filingDate !== last.filingDate) $notes.set(NO_NOTES);
      const result = resultOf(form.value, forms.CONSENT_VERSION);
      lastResult = result;
      $save.set({ status: 'saving' });
      $step.set(result);
      await dependencies.afterPaint();
      void chooseState(state);
      await save(result, false);
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
      const form = readEligibilityForm(answers, dependencies.today());
      if (!form.ok) return;
      lastResult = resultOf(form.value, consentVersion);
      $notes.set(notes);
      $save.set({ status: isSaved ? 'saved' : 'unsaved' });
      void retrySave();
      if (!isShown) return;
      $step.set({ ...lastResult, isBack: true });
      void chooseState(form.value.state);
    },

    startOver() {
      lastResult = undefined;
      $notes.set(NO_NOTES);
      $errors.set(NO_ERRORS);
      $save.set({ status: 'idle' });
      $law.set({ status: 'none' });
      $step.set({ name: 'entry' });
    },
  };
}

function unsaved({ note, isServersFault }: Extract<SaveResult, { kind: 'unsaved' }>): SaveState {
  return { status: 'unsaved', note, isServersFault };
}

function noticeOf(
  { contactConsent }: EligibilityForm,
  isSaved: boolean,
  notices: CheckWords['check']['ELIGIBILITY_CHECK_COPY']['notices'],
): NotificationContent {
  if (!isSaved) return { ...notices.failed, tone: 'destructive' };
  return { ...(contactConsent ? notices.saved : notices.savedWithoutCalls), tone: 'success' };
}
