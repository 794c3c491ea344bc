import { useCallback, useMemo, useState, type SubmitEvent } from 'react';

import { deliver } from '~/browser/form-delivery.ts';
import { fillClock, idempotencyKey } from '~/browser/form-session.ts';
import { prepareToSend, sendForm, wait } from '~/browser/app-check.ts';
import type { ServerNote } from '~/browser/http.ts';
import type { FieldErrors, Validated } from '~/domain/forms/fields.ts';

import { emptyTrap } from './hidden-box.ts';

/** Where a form stands. `undelivered` and `trapped` keep what was typed. */
export type DeliveryStatus = 'idle' | 'sending' | 'delivered' | 'undelivered' | 'trapped';

const NO_ERRORS: FieldErrors = {};

/**
 * Sends a form without leaving the page: reads it by the domain's rules, delivers it, clears it on success. What was
 * typed stays in the form whenever something goes wrong; a second submit while one is on its way does nothing.
 *
 * @param path `/api/leads` or `/api/messages`
 * @param read the domain's reader for this form
 * @param onDelivered called once it is stored
 */
export function useDelivery(
  path: string,
  read: (input: unknown) => Validated<object>,
  onDelivered?: () => void,
) {
  const [status, setStatus] = useState<DeliveryStatus>('idle');
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const [note, setNote] = useState<ServerNote>();
  const clock = useMemo(() => fillClock(prepareToSend), []);

  async function send(form: HTMLFormElement) {
    const answers = read(Object.fromEntries(new FormData(form)));
    if (!answers.ok) {
      setErrors(answers.errors);
      setStatus(emptyTrap(form) ? 'trapped' : 'idle');
      return;
    }
    setErrors(NO_ERRORS);
    setStatus('sending');
    const id = await idempotencyKey([path, answers.value], browserStorage());
    const result = await deliver(path, id, answers.value, {
      fetch: sendForm,
      wait,
      fillMs: clock.elapsed,
    });
    if (result.kind === 'delivered') {
      form.reset();
      setStatus('delivered');
      onDelivered?.();
    } else if (result.kind === 'refused' && Object.keys(result.errors).length > 0) {
      setErrors(result.errors);
      setStatus('idle');
    } else {
      setNote(result.kind === 'undelivered' ? result.note : undefined);
      setStatus('undelivered');
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status !== 'sending') void send(event.currentTarget);
  };
  const reset = useCallback(() => {
    setStatus('idle');
  }, []);
  return { status, errors, note, onInput: clock.begin, onSubmit, reset };
}

/** Even reading `localStorage` throws where the browser forbids it. */
function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
