import { type RefObject, useEffect, useRef } from 'react';
import * as z from 'zod/mini';

import { parseStored, type SafeStorage, sessionStore } from '~/browser/storage.ts';

import { formAnswers } from './form-fields.ts';

/*
 * What is typed into a form when somebody follows a link to the page in another language. It is in session storage from
 * that click until the form of the other page has it, and goes to no server.
 */

const answersSchema = z.record(z.string(), z.string());
/** What is in a form, by the names of its controls. */
type TypedAnswers = z.infer<typeof answersSchema>;

const storageKey = (path: string) => `typed:${path}`;

/** Keeps what is in a form for the next page that has it. An empty form leaves nothing. */
export function keepTyped(path: string, answers: unknown, storage: SafeStorage = sessionStore): void {
  const { data = {} } = answersSchema.safeParse(answers);
  const isEmpty = Object.values(data).every((answer) => answer === '');
  if (!isEmpty) storage.set(storageKey(path), JSON.stringify(data));
}

/** What was kept for a form, once: it is gone afterwards. */
export function takeTyped(path: string, storage: SafeStorage = sessionStore): TypedAnswers | undefined {
  const kept = parseStored(storage.get(storageKey(path)), answersSchema);
  storage.remove(storageKey(path));
  return kept;
}

/**
 * Takes what is typed into a form to the page in another language, and fills it in there.
 *
 * @param path by which the form is known: where it is sent
 * @returns for the form element
 */
export function useTypedAnswers(path: string): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    for (const [name, answer] of Object.entries(takeTyped(path) ?? {})) {
      const control = form.elements.namedItem(name);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      // Somebody may have typed before the script was there.
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
