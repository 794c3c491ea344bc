import { type RefObject, useEffect, useRef } from 'react';
import * as z from 'zod/mini';

import { parseStored, type SafeStorage, sessionStore } from '~/browser/storage.ts';

import { formAnswers } from './form-fields.ts';

/*
 * Carries half-filled forms over to the same page in the other language. The answers stay in session storage from the
 * click on the language link until the other page has filled them in; they never reach a server.
 */

const answersSchema = z.record(z.string(), z.string());
/** Text by control name. */
type TypedAnswers = z.infer<typeof answersSchema>;

const storageKey = (path: string) => `typed:${path}`;

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

/**
 * Stores a form's answers when the language is changed, and restores them after.
 *
 * @param path the form is submitted to; identifies the form
 * @returns ref for the form element
 */
export function useTypedAnswers(path: string): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
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
