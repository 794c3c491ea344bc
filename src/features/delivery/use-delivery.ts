import { type SubmitEvent, useCallback, useMemo, useState } from 'react';

import { deliver } from '~/browser/form-delivery.ts';
import { fillClock, idempotencyKey } from '~/browser/form-session.ts';
import { prepareToSend } from '~/browser/attestation.ts';
import type { ServerNote } from '~/browser/http.ts';
import type { FieldErrors } from '~/domain/forms/fields.ts';
import { type FormTable, type FormWords, inWords, readForm } from '~/domain/forms/form.ts';
import { useLanguage } from '~/features/language/words-context.tsx';

import { formAnswers } from './form-fields.ts';
import { emptyHoneypot } from './Honeypot.tsx';
import { takeTyped, useTypedAnswers } from './typed-answers.ts';

/** State of a form. In `undelivered` and `honeypot` the fields keep their values. */
export type DeliveryStatus = 'idle' | 'sending' | 'delivered' | 'undelivered' | 'honeypot';

const NO_ERRORS: FieldErrors = {};

/**
 * Submits a form without leaving the page: validates it by the domain's rules, sends it, and resets it on success.
 * After a failure or a change of language the fields keep their values. A second submit while one is pending is
 * ignored.
 *
 * @param path `/api/leads` or `/api/messages`
 * @param consentVersion version of the consent text next to the form
 * @param onDelivered called after the server has stored it
 */
export function useDelivery<Form extends FormTable>(
  path: string,
  form: Form,
  words: FormWords<Form>,
  consentVersion: string,
  onDelivered?: () => void,
) {
  const [status, setStatus] = useState<DeliveryStatus>('idle');
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const [note, setNote] = useState<ServerNote>();
  const language = useLanguage();
  const ref = useTypedAnswers(path);
  const clock = useMemo(() => fillClock(prepareToSend), []);

  async function send(element: HTMLFormElement) {
    const typed = formAnswers(element);
    const answers = inWords(words, readForm(form, typed));
    const isHoneypotFilledIn = emptyHoneypot(element);
    setErrors(answers.ok ? NO_ERRORS : answers.errors);
    if (!answers.ok || isHoneypotFilledIn) {
      setStatus(isHoneypotFilledIn ? 'honeypot' : 'idle');
      return;
    }
    setStatus('sending');
    const id = await idempotencyKey([path, answers.value]);
    const result = await deliver(path, id, answers.value, clock.elapsed, { language, consentVersion });
    if (result.kind === 'delivered') {
      // Keep what was typed while the request was pending: it has not been sent.
      if (JSON.stringify(formAnswers(element)) === JSON.stringify(typed)) {
        element.reset();
        takeTyped(path);
      }
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
  return { status, errors, note, ref, onInput: clock.begin, onSubmit, reset };
}
