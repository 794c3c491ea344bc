import { type ChangeEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

import { presumedPayment } from '#domain/check/case-facts.ts';
import { isJurisdictionCode, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { type CasePlace, readCheckPlace } from '#domain/places/place-address.ts';
import { formAnswers } from '#features/delivery/form-parts.tsx';

import { LAST_STEP, type useFormSteps } from './form-steps.ts';
import { recallFields, rememberFields } from './page-store.ts';
import type { EligibilityCheck } from './store.ts';
import { fillForm } from './tab-memory.ts';

interface Recalling extends Pick<EligibilityCheck, 'incompleteStep'> {
  /** Of a calendar entry, instead of those that the tab remembers. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly place: CasePlace | undefined;
  readonly onStateChange: (code: JurisdictionCode | undefined) => void;
  readonly onBlur: (event: { readonly target: HTMLInputElement }) => void;
  readonly presume: ReturnType<typeof usePresumedPayment>;
  readonly open: ReturnType<typeof useFormSteps>['open'];
}

/**
 * Fills in the form when the island wakes: from a calendar entry or the tab's memory, then the place of the page or its
 * address. Opens the first step that is not complete, or goes on with a button that was pressed before. In layout
 * effects, so that the empty form is never painted.
 */
export function useRecalledAnswers(
  formRef: RefObject<HTMLFormElement | null>,
  { fields, place, onStateChange, onBlur, presume, incompleteStep, open }: Recalling,
) {
  useLayoutEffect(() => {
    const element = formRef.current;
    if (element === null) return;
    if (fields === undefined) recallFields(element);
    else {
      fillForm(element, fields, true);
      rememberFields(element);
    }
    presume.recall(element);
    fillInPlace(element, place ?? readCheckPlace(location.hash));
    // The page of a place in several counties fills in the place, about which there is a question.
    const county = element.elements.namedItem('county');
    if (county instanceof HTMLInputElement) onBlur({ target: county });
    // The island validates from here on; until hydration the browser did.
    element.noValidate = true;
    element.dataset.ready = '';
    onStateChange(chosenState(element));
  }, [formRef, fields, onBlur, onStateChange, place, presume]);

  // Once, after the effect above.
  const isRecalled = useRef(false);
  useLayoutEffect(() => {
    const element = formRef.current;
    if (element === null || isRecalled.current) return;
    isRecalled.current = true;
    if (element.dataset.waiting === undefined) {
      const known = formAnswers(element);
      // An empty form is in its first step already; to render it again would take a slow phone as long as hydration.
      if (Object.values(known).some((answer) => answer !== '' && answer !== false))
        open(incompleteStep(known) ?? LAST_STEP, element);
    } else element.requestSubmit(element.querySelector<HTMLButtonElement>('[data-next]'));
  }, [formRef, incompleteStep, open]);
}

/**
 * Preselects the payment status that an outcome implies. Changes only its own preselection, never the renter's choice.
 */
export function usePresumedPayment() {
  const isPresumed = useRef(false);
  return useMemo(() => {
    const preselect = (form: HTMLFormElement | null, outcome: string) => {
      const payments = form?.elements.namedItem('paymentStatus');
      if (!(payments instanceof RadioNodeList) || (payments.value !== '' && !isPresumed.current)) return;
      const presumed = presumedPayment(outcome);
      for (const payment of payments) {
        if (payment instanceof HTMLInputElement) payment.checked = payment.value === presumed;
      }
      isPresumed.current = presumed !== undefined;
    };
    return {
      /**
       * For answers from the memory or from before hydration. It is unknown who chose them, so a payment equal to the
       * preselection counts as one.
       */
      recall: (form: HTMLFormElement) => {
        const { outcome, paymentStatus } = formAnswers(form);
        const presumed = typeof outcome === 'string' ? presumedPayment(outcome) : undefined;
        isPresumed.current = presumed !== undefined && presumed === paymentStatus;
        if (typeof outcome === 'string') preselect(form, outcome);
      },
      fromOutcome: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        preselect(currentTarget.form, currentTarget.value);
      },
      chosenByRenter: () => {
        isPresumed.current = false;
      },
    };
  }, []);
}

/** Fills in the place of the page or URL unless the renter has entered another. */
function fillInPlace({ elements }: HTMLFormElement, place: CasePlace | undefined): void {
  const [state, county] = [elements.namedItem('state'), elements.namedItem('county')];
  if (place === undefined || !(state instanceof HTMLSelectElement)) return;
  if (state.value === '') state.value = place.state;
  if (state.value !== place.state || !(county instanceof HTMLInputElement)) return;
  if (county.value === '') county.value = place.county ?? '';
}

export function chosenState(form: HTMLFormElement): JurisdictionCode | undefined {
  const value = new FormData(form).get('state');
  return typeof value === 'string' && isJurisdictionCode(value) ? value : undefined;
}
