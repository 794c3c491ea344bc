import { fillClock, idempotencyKey, prepareIdempotencyKey } from '#browser/form-session.ts';
import { retryableImport } from '#browser/load-once.ts';
import { loadSealingLaw } from '#browser/state-data.ts';
import { type Language, localPath } from '#config/languages.ts';
import type { ResultWords } from '#content/words/words.ts';
import type { SaveResult } from '#browser/form-delivery.ts';
import type { SealingRule } from '#domain/check/list-answer.ts';
import { sealingLawFilePath } from '#domain/plan/state-file.ts';
import type { Jurisdiction, JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import type { IslandWords } from '#features/language/words-context.tsx';
import type { PlanNotes } from '#features/renters-plan/plan-notes.ts';
import { showToast, retract } from '#ui/toasts/store.ts';
import { checkMemory, fieldsOf, fillForm, isResultEntry } from './tab-memory.ts';
import {
  type Answered,
  type CheckWords,
  createEligibilityCheck,
  type EligibilityCheck,
  type LoadedLaw,
} from './store.ts';

const clock = fillClock();

const memory = checkMemory();

export function rememberFields(form: HTMLFormElement): void {
  memory.remember({ fields: fieldsOf(form) });
}

/** Called on every input event of the check's form. */
export function noteInput(form: HTMLFormElement): void {
  clock.begin();
  rememberFields(form);
}

/**
 * Restores the form from the tab's memory. After Back or Forward the browser may have restored older values, so the
 * memory then takes precedence, even if it was emptied.
 */
export function recallFields(form: HTMLFormElement): void {
  const kept = memory.read();
  if (kept !== undefined) fillForm(form, kept.fields, cameBack());
}

function cameBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'back_forward';
}

/** Restores the tab's last result, and shows it if the current history entry is a result's. */
export function recallResult(check: EligibilityCheck, kept = memory.read()): void {
  const isShown = isResultEntry(history.state);
  if (kept?.result !== undefined) check.restore({ ...kept.result, notes: kept.notes }, isShown);
  else if (kept?.fields !== undefined) check.takeNotes(kept.notes, kept.fields);
  if (isShown && check.$step.get().name !== 'result') history.replaceState(null, '');
}

/** Updates a page from the back/forward cache if the tab's memory has changed since. */
export function recallAfterCache(check: EligibilityCheck, form: HTMLFormElement): void {
  if (!memory.isStale()) return;
  const kept = memory.read();
  fillForm(form, kept?.fields, true);
  check.startOver();
  // `startOver` cleared the notes and the memory with them.
  if (kept !== undefined) memory.remember(kept);
  recallResult(check, kept);
}

export const forgetAnswers = memory.forget;

/** Words of the check in the page's language, and a loader for those of a result. */
export interface CheckLanguage {
  readonly language: Language;
  readonly words: CheckWords & IslandWords;
  readonly loadResultWords: () => Promise<ResultWords>;
}

/** A check with its browser dependencies. */
export function eligibilityCheck(
  rule: (code: JurisdictionCode) => SealingRule | undefined,
  { language, words, loadResultWords }: CheckLanguage,
): EligibilityCheck {
  return createEligibilityCheck({
    rule,
    words,
    language,
    loadLaw: (state) => loadLaw(state, language, loadResultWords),
    save: (answered, isRepeat) => save(answered, isRepeat, language),
    showToast,
    retract,
    today: () => localDate(new Date()),
    afterPaint,
  });
}

export function rememberResult({ form: answers, consentVersion }: Answered, isSaved: boolean): void {
  memory.remember({ result: { answers, consentVersion, isSaved } });
}

/** Stores the input in a result's plan in the tab's memory. */
export function rememberNotes(notes: PlanNotes): void {
  memory.remember({ notes });
}

/** Chunks that the form itself does not need: preloaded after hydration (`preload`). */
const loadDetails = retryableImport(() => import('./LawDetails.tsx'));
const loadDelivery = retryableImport(() => import('#browser/form-delivery.ts'));
/** Only where the link of a calendar entry was opened. */
const loadNotice = retryableImport(() => import('./CalendarNotice.tsx'));

async function save(
  { form, consentVersion }: Answered,
  isRepeat: boolean,
  language: Language,
): Promise<SaveResult> {
  const [delivery, id] = await Promise.all([loadDelivery().catch(() => undefined), idempotencyKey(form)]);
  return delivery === undefined
    ? { kind: 'unsaved' }
    : delivery.saveSubmission(id, form, clock.elapsed, { language, consentVersion }, isRepeat);
}

async function loadLaw(
  state: Jurisdiction,
  language: Language,
  loadResultWords: CheckLanguage['loadResultWords'],
): Promise<LoadedLaw | undefined> {
  const [file, details, words] = await Promise.all([
    loadSealingLaw(localPath(sealingLawFilePath(state.slug), language)),
    loadDetails().catch(() => undefined),
    loadResultWords().catch(() => undefined),
  ]);
  if (file === undefined || details === undefined || words === undefined) return undefined;
  const { AddToCalendar, drawFinding, LawDetails, Questions } = details;
  return { file, words, drawFinding, View: LawDetails, AddToCalendar, Questions };
}

/**
 * Loads what tells of a calendar entry.
 *
 * @returns `undefined` on any failure
 */
export async function loadCalendarNotice({ loadResultWords }: CheckLanguage) {
  const [notice, words] = await Promise.all([
    loadNotice().catch(() => undefined),
    loadResultWords().catch(() => undefined),
  ]);
  return notice && words && { CalendarNotice: notice.CalendarNotice, words };
}

/**
 * Called after hydration: prepares the idempotency key and preloads chunks. Must not run in the build, which has no
 * storage.
 */
export function preload({ loadResultWords }: CheckLanguage): void {
  prepareIdempotencyKey();
  void loadDetails().catch(() => undefined);
  void loadResultWords().catch(() => undefined);
  void loadDelivery().catch(() => undefined);
}

/**
 * Resolves when the latest change has been painted. The timer covers hidden tabs, which paint nothing, and leaves a slow
 * phone its time.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}
