import { useEffect, useMemo, type RefObject } from 'react';

import type { EligibilityCheck } from './check-state.ts';

/** Marks the history entry of a result; the answers themselves never go into the browser's history. */
const RESULT_ENTRY = { eligibilityCheck: 'result' } as const;

function isResultEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'eligibilityCheck' in state;
}

/**
 * Gives the result a place in the browser's history: Back leads to the filled-in form, Forward to the result again.
 *
 * @param form the box around the form; it takes the focus when the form comes back
 */
export function useResultHistory(check: EligibilityCheck, form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const stopListening = check.$step.listen((step, previous) => {
      // A task later, since writing history takes a phone as long as drawing the answer, which comes first.
      if (step.name === 'result' && previous?.name === 'submitting') setTimeout(rememberResult);
      if (step.name === 'entry' && previous?.name === 'result') focusWhenShown(form);
    });
    const onPopState = ({ state }: PopStateEvent) => {
      if (isResultEntry(state)) check.forwardToResult();
      else if (check.$step.get().name === 'result') check.backToForm();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      stopListening();
      window.removeEventListener('popstate', onPopState);
    };
  }, [check, form]);

  return useMemo(
    () => ({
      back: () => {
        if (isResultEntry(history.state)) history.back();
        else check.backToForm();
      },
      startOver: () => {
        form.current?.querySelector('form')?.reset();
        // The entry of the old result becomes one of the empty form: Forward must not bring the old case back.
        if (isResultEntry(history.state)) history.replaceState(null, '');
        check.startOver();
      },
    }),
    [check, form],
  );
}

function rememberResult() {
  history.pushState(RESULT_ENTRY, '');
}

/** The form is still hidden while its state changes; a frame later it can take the focus. */
function focusWhenShown(form: RefObject<HTMLElement | null>) {
  requestAnimationFrame(() => {
    const heading = form.current?.querySelector('h3');
    if (heading == null) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}
