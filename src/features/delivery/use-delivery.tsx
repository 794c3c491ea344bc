import {
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as z from 'zod/mini';

import { deliver, type DeliveryResult } from '#browser/form-delivery.ts';
import { fillClock, idempotencyKey } from '#browser/form-session.ts';
import type { Words } from '#content/words/words.ts';
import type { FieldErrors } from '#domain/forms/fields.ts';
import { type FormTable, inWords, type PageFormWords, readForm } from '#domain/forms/form.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { parseStored, type SafeStorage, sessionStore } from '#browser/storage.ts';
import { SUPPORT_PHONE } from '#config/site.ts';
import { ALERT, Icon } from '#ui/Icon.tsx';
import { useTypedBeforeHydration } from '#ui/typed-before-hydration.ts';
import { format } from '#domain/shared/format.ts';

import { useSuggestions } from './suggestions.tsx';
import { emptyHoneypot, formAnswers, useFormFields } from './form-parts.tsx';

/** State of a form. In `undelivered` and `honeypot` the fields keep their values. */
export type DeliveryStatus = 'idle' | 'sending' | 'delivered' | 'undelivered' | 'honeypot';

const NO_ERRORS: FieldErrors = {};

/**
 * Submits a form without leaving the page: validates it by the domain's rules, sends it, and resets it on success.
 * After a failure or a change of language the fields keep their values. A second submit while one is pending is
 * ignored. Without scripts the browser submits it as a plain form.
 *
 * @param prefix of the ids of the form and its controls, unique on the page
 * @param path `/api/leads` or `/api/messages`
 * @param consentVersion version of the consent text next to the form
 * @param onDelivered called after the server has stored it
 */
export function useDelivery<Form extends FormTable>(
  prefix: string,
  path: string,
  form: Form,
  words: PageFormWords<Form>,
  consentVersion: string,
  onDelivered?: () => void,
) {
  const [status, setStatus] = useState<DeliveryStatus>('idle');
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const [failure, setFailure] = useState<Failure>();
  const language = useLanguage();
  const ref = useTypedAnswers(path);
  const id = `${prefix}-form`;
  useTypedBeforeHydration(id);
  const { suggestions, holdsUp, ...suggesting } = useSuggestions();
  const { field, summary } = useFormFields(prefix, form, words, errors);
  const clock = useMemo(() => fillClock(), []);

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
    const key = await idempotencyKey([path, answers.value]);
    const result = await deliver(path, key, answers.value, clock.elapsed, { language, consentVersion });
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
      setFailure(result.kind === 'undelivered' ? result : undefined);
      setStatus('undelivered');
    }
  }

  const reset = useCallback(() => {
    setStatus('idle');
  }, []);
  const formProps = {
    ref,
    id,
    method: 'post',
    action: path,
    ...suggesting,
    onInput: (event: SyntheticEvent) => {
      clock.begin();
      suggesting.onInput(event);
      const { currentTarget } = event;
      if (errors === NO_ERRORS || !(currentTarget instanceof HTMLFormElement)) return;
      // A message goes as soon as its answer is right.
      const answers = readForm(form, formAnswers(currentTarget));
      const wrong = Object.entries(errors).filter(([name]) => !answers.ok && name in answers.problems);
      if (wrong.length < Object.keys(errors).length)
        setErrors(wrong.length === 0 ? NO_ERRORS : Object.fromEntries(wrong));
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (status !== 'sending' && holdsUp(event.currentTarget, ['phone']) === undefined)
        void send(event.currentTarget);
    },
  };
  return { status, failure, reset, field, summary, suggestions, formProps };
}

type Failure = Extract<DeliveryResult, { readonly kind: 'undelivered' }>;

interface UndeliveredProps {
  readonly copy: Words['reply']['DELIVERY_COPY']['undelivered'];
  readonly failure: Failure | undefined;
}

/** Why it was not delivered, as far as the browser can tell. */
function reasonIn(copy: UndeliveredProps['copy'], failure: Failure | undefined): string {
  if (failure?.note !== undefined) return format(copy.told, { detail: failure.note.detail });
  if (failure?.isServersFault === true) return copy.ours;
  return navigator.onLine ? copy.blocked : copy.offline;
}

/** Tells the visitor that the form was not delivered, that nothing was lost, and whom to call. */
export function Undelivered({ copy, failure }: UndeliveredProps) {
  const note = failure?.note;
  const { SERVER_NOTE_COPY } = useWords('delivery');
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-md border-2 border-no-line bg-no-tint p-4 text-sm text-no"
    >
      <Icon path={ALERT} />
      <p>
        <strong className="block">{copy.heading}</strong>
        {reasonIn(copy, failure)}{' '}
        <a className="font-semibold whitespace-nowrap underline" href={SUPPORT_PHONE.href}>
          {SUPPORT_PHONE.shown}
        </a>
        {note?.reference !== undefined && (
          <span className="block">{format(SERVER_NOTE_COPY.reference, { reference: note.reference })}</span>
        )}
      </p>
    </div>
  );
}

const answersSchema = z.record(z.string(), z.string());

/** Text by control name. */
type TypedAnswers = z.infer<typeof answersSchema>;

/**
 * A half-filled form is carried over to the same page in the other language. Its answers stay in session storage from the
 * click on the language link until the other page has filled them in; they never reach a server.
 */
const storageKey = (path: string) => `typed:${path}`;

/**
 * Stores a form's answers when the language is changed, and restores them after.
 *
 * @param path that the form is submitted to; identifies the form
 * @returns ref for the form element
 */
function useTypedAnswers(path: string): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    // From here on the island validates; until hydration, and without scripts, the browser does.
    form.noValidate = true;
    for (const [name, answer] of Object.entries(takeTyped(path) ?? {})) {
      const control = form.elements.namedItem(name);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      // Never overwrite what was typed before hydration.
      if (isText && control.value === '') control.value = answer;
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[data-language]') !== null)
        keepTyped(path, formAnswers(form));
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, [path]);
  return ref;
}

/** Stores the answers for the next page with the same form. An empty form stores nothing. */
export function keepTyped(path: string, answers: unknown, storage: SafeStorage = sessionStore): void {
  const { data = {} } = answersSchema.safeParse(answers);
  const isEmpty = Object.values(data).every((answer) => answer === '');
  if (!isEmpty) storage.set(storageKey(path), JSON.stringify(data));
}

/** Reads and deletes the answers stored for a form. */
export function takeTyped(path: string, storage: SafeStorage = sessionStore): TypedAnswers | undefined {
  const kept = parseStored(storage.get(storageKey(path)), answersSchema);
  storage.remove(storageKey(path));
  return kept;
}
