import { fillClock, idempotencyKey, prepareIdempotencyKey } from '~/browser/form-session.ts';
import { retryableImport } from '~/browser/load-once.ts';
import { prepareToSend } from '~/browser/attestation.ts';
import { loadSealingLaw } from '~/browser/sealing-law.ts';
import { type Language, localPath } from '~/config/languages.ts';
import type { ResultWords } from '~/content/words/words.ts';
import type { SaveResult } from '~/browser/form-delivery.ts';
import type { SealingRule } from '~/domain/check/outcome.ts';
import { sealingLawFilePath } from '~/domain/law/state-file.ts';
import type { Jurisdiction, JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { localDate } from '~/domain/shared/plain-date.ts';
import type { IslandWords } from '~/features/language/words-context.tsx';
import { notify, retract } from '~/ui/notifications/store.ts';

import { isResultEntry } from './result-entry.ts';
import {
  type Answered,
  type CheckDependencies,
  type CheckWords,
  createEligibilityCheck,
  type EligibilityCheck,
  type LoadedLaw,
} from './store.ts';
import { checkMemory, fieldsOf, fillForm } from './tab-memory.ts';

let check: EligibilityCheck | undefined;

const clock = fillClock(prepareToSend);

const memory = checkMemory();

/** Remembers what is in the form. */
export function rememberFields(form: HTMLFormElement): void {
  memory.remember({ fields: fieldsOf(form) });
}

/** Somebody has entered something into the check. */
export function noteInput(form: HTMLFormElement): void {
  clock.begin();
  rememberFields(form);
}

/**
 * Fills in a form with what the tab remembers of it. Where the renter came back to the page, browsers fill in what was in
 * it then; the memory is newer, and may have been emptied.
 */
export function recallFields(form: HTMLFormElement): void {
  const kept = memory.read();
  if (kept !== undefined) fillForm(form, kept.fields, cameBack());
}

function cameBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'back_forward';
}

/** Brings back the tab's last result, and shows it where the page's history entry is that of a result. */
export function recallResult(check: EligibilityCheck, kept = memory.read()): void {
  const isShown = isResultEntry(history.state);
  if (kept?.result !== undefined) check.restore({ ...kept.result, notes: kept.notes }, isShown);
  if (isShown && check.$step.get().name !== 'result') history.replaceState(null, '');
}

/** Brings a page that the browser had put aside up to date, if the tab's memory has changed since. */
export function recallAfterCache(check: EligibilityCheck, form: HTMLFormElement): void {
  if (!memory.isStale()) return;
  const kept = memory.read();
  fillForm(form, kept?.fields, true);
  check.startOver();
  // To start over empties the notes, which the memory has taken over.
  if (kept !== undefined) memory.remember(kept);
  recallResult(check, kept);
}

/** Empties the tab's memory of the check. */
export const forgetAnswers = memory.forget;

/** The language of a page's check: its words, and how those of a result are loaded. */
export interface CheckLanguage {
  readonly language: Language;
  readonly words: CheckWords & IslandWords;
  readonly loadResultWords: () => Promise<ResultWords>;
}

/** The page's one check, joined to the browser it runs in; what the first caller gives is what it keeps. */
export function eligibilityCheck(
  rule: (code: JurisdictionCode) => SealingRule | undefined,
  { language, words, loadResultWords }: CheckLanguage,
): EligibilityCheck {
  check ??= rememberingCheck({
    rule,
    words,
    loadLaw: (state) => loadLaw(state, language, loadResultWords),
    save: (answered, isRepeat) => save(answered, isRepeat, language),
    notify,
    retract,
    today: () => localDate(new Date()),
    nextFrame,
    afterPaint,
  });
  return check;
}

/** A check whose results and notes the tab remembers. */
function rememberingCheck(dependencies: CheckDependencies): EligibilityCheck {
  const made = createEligibilityCheck(dependencies);
  const rememberResult = () => {
    const step = made.$step.get();
    if (step.name !== 'result') return;
    const { form: answers, consentVersion } = step;
    memory.remember({ result: { answers, consentVersion, isSaved: made.$save.get().status === 'saved' } });
  };
  // After the answer is drawn: to write it down takes a phone long enough to be waited for.
  const rememberAfterPaint = () => void afterPaint().then(rememberResult);
  made.$step.listen(rememberAfterPaint);
  made.$save.listen(rememberAfterPaint);
  made.$notes.listen((notes) => {
    memory.remember({ notes });
  });
  return made;
}

/** What the form itself does not need is loaded as soon as it is hydrated: the law's parts and the HTTP client. */
const loadDetails = retryableImport(() => import('./LawDetails.tsx'));
const loadDelivery = retryableImport(() => import('~/browser/form-delivery.ts'));

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
  const { drawFinding, InShort, LawDetails, rehearseFinding } = details;
  setTimeout(() => {
    rehearseFinding(file, state.code, words.finding.FINDING_WORDS);
  });
  return { file, words, drawFinding, InShort, View: LawDetails };
}

/** What the check does when it is hydrated; the build that renders its form has no storage. */
export function wakeUp({ loadResultWords }: CheckLanguage): void {
  prepareIdempotencyKey();
  void loadDetails().catch(() => undefined);
  void loadResultWords().catch(() => undefined);
  void loadDelivery().catch(() => undefined);
}

/**
 * Resolves when the browser is about to draw. The state before is in the document then, and whatever follows at once is
 * drawn in the same frame, so that the answer costs the renter no frame more. A hidden tab draws nothing, so a timer
 * resolves it too.
 */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      resolve();
    });
    setTimeout(resolve, 50);
  });
}

/** Called while a frame is made, as after `nextFrame`, it resolves when that frame is drawn: a task comes after it. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
