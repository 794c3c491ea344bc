import { fillClock, idempotencyKey, prepareIdempotencyKey } from '~/browser/form-session.ts';
import { retryableImport } from '~/browser/load-once.ts';
import { prepareToSend } from '~/browser/attestation.ts';
import { loadSealingLaw } from '~/browser/sealing-law.ts';
import type { SaveResult } from '~/browser/form-delivery.ts';
import type { EligibilityForm } from '~/domain/check/form.ts';
import type { SealingRule } from '~/domain/check/outcome.ts';
import type { Jurisdiction, JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { localDate } from '~/domain/shared/plain-date.ts';
import { notify, retract } from '~/ui/notifications/store.ts';

import { createEligibilityCheck, type EligibilityCheck, type LoadedLaw } from './store.ts';

let check: EligibilityCheck | undefined;

const clock = fillClock(prepareToSend);

/** Tells that somebody has entered something into the check. */
export const beginFilling = clock.begin;

/** The page's one check, joined to the browser it runs in; the first caller's rule is the one it keeps. */
export function eligibilityCheck(
  rule: (code: JurisdictionCode) => SealingRule | undefined,
): EligibilityCheck {
  check ??= createEligibilityCheck({
    rule,
    loadLaw,
    save,
    notify,
    retract,
    today: () => localDate(new Date()),
    nextFrame,
    afterPaint,
  });
  return check;
}

/** What the form itself does not need is loaded as soon as it is hydrated: the law's parts and the HTTP client. */
const loadDetails = retryableImport(() => import('./LawDetails.tsx'));
const loadDelivery = retryableImport(() => import('~/browser/form-delivery.ts'));

async function save(form: EligibilityForm): Promise<SaveResult> {
  const [delivery, id] = await Promise.all([loadDelivery().catch(() => undefined), idempotencyKey(form)]);
  return delivery === undefined ? { kind: 'unsaved' } : delivery.saveSubmission(id, form, clock.elapsed);
}

async function loadLaw(state: Jurisdiction): Promise<LoadedLaw | undefined> {
  const [file, details] = await Promise.all([loadSealingLaw(state), loadDetails().catch(() => undefined)]);
  if (file === undefined || details === undefined) return undefined;
  const { drawFinding, InShort, LawDetails } = details;
  return { file, drawFinding, InShort, View: LawDetails };
}

/** What the check does when it is hydrated; the build that renders its form has no storage. */
export function wakeUp(): void {
  prepareIdempotencyKey();
  void loadDetails().catch(() => undefined);
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
