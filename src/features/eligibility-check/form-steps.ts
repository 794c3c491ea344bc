import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

import { CHECK_STEPS } from '#domain/check/form.ts';
import { formAnswers } from '#features/delivery/form-parts.tsx';

import type { EligibilityCheck } from './store.ts';
import { isResultEntry, stepEntry, stepIn } from './tab-memory.ts';

export const LAST_STEP = CHECK_STEPS.length - 1;

const NO_ANSWERS: Readonly<Record<string, unknown>> = {};

/** Which step of the form is open, in the browser's history too: Back goes one step back. */
export function useFormSteps(
  formRef: RefObject<HTMLFormElement | null>,
  incompleteStep: EligibilityCheck['incompleteStep'],
) {
  const [step, setStep] = useState(0);
  /** The furthest step that has been opened. */
  const [reached, setReached] = useState(0);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const openHeading = useRef<HTMLHeadingElement>(null);
  /** The step that the renter is going to, until it has the focus. */
  const movesTo = useRef<number>(undefined);

  const open = useCallback((next: number, element: HTMLFormElement) => {
    setStep(next);
    setReached((before) => Math.max(before, next));
    setAnswers(formAnswers(element));
  }, []);
  /** Opens a step and moves the focus to it. */
  const show = useCallback(
    (next: number) => {
      if (formRef.current === null) return;
      open(next, formRef.current);
      movesTo.current = next;
    },
    [formRef, open],
  );
  const goTo = (next: number) => {
    show(next);
    if (next !== step) history.pushState(stepEntry(next), '');
  };
  const restart = () => {
    setStep(0);
    setReached(0);
    setAnswers(NO_ANSWERS);
  };

  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      const element = formRef.current;
      // A link within the page has no state, and a result has its own.
      if (element === null || isResultEntry(state) || (state === null && location.hash !== '')) return;
      const asked = stepIn(state);
      if (asked !== undefined) show(Math.min(asked, incompleteStep(formAnswers(element)) ?? LAST_STEP));
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
    };
  }, [formRef, incompleteStep, show]);
  useEffect(() => {
    if (movesTo.current !== step) return;
    movesTo.current = undefined;
    // From its top, so that the answers given so far are in view.
    formRef.current?.scrollIntoView();
    openHeading.current?.focus({ preventScroll: true });
  }, [formRef, step]);

  return { step, reached, answers, openHeading, open, show, goTo, restart };
}
