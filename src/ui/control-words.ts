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

/** Those of the back office, which is in English alone and says nothing else. */
const ENGLISH: ControlWords = {
  optional: '(optional)',
  error: 'Error:',
  problem: 'There is a problem',
  newTab: '(opens in a new tab)',
  close: 'Close: {title}',
  notifications: { label: 'Notifications', empty: 'No notifications right now.' },
};

/** Set by islands of the public site, in the language of their page. */
export const ControlWordsContext = createContext(ENGLISH);

/** The words of the language around a control. */
export const useControlWords = (): ControlWords => use(ControlWordsContext);
