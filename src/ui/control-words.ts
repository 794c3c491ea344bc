import { createContext, use } from 'react';

import type { Template } from '~/domain/shared/format.ts';

/** The few words that controls say of themselves. */
export interface ControlWords {
  /** After the label of a question that may be left out. */
  readonly optional: string;
  /** Before a message at a field, for screen readers. */
  readonly error: string;
  /** Over the list of all messages of a form. */
  readonly problem: string;
  /** After links that leave the page open, for screen readers. */
  readonly newTab: string;
  /** The name of a button that closes something; `{title}` says what. */
  readonly close: Template<'title'>;
  /** The region of notifications (specification §9): its name, and what it says while it is empty. */
  readonly notifications: { readonly label: string; readonly empty: string };
}

/** Set by every island: on the public site in the language of its page, in the back office in English. */
export const ControlWordsContext = createContext<ControlWords | undefined>(undefined);

/** The words of the language around a control; throws outside an island that gives them, which is a mistake. */
export function useControlWords(): ControlWords {
  const words = use(ControlWordsContext);
  if (words === undefined) throw new Error('No words around this control.');
  return words;
}
