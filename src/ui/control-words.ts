import { createContext, use } from 'react';

import type { Template } from '#domain/shared/format.ts';

/** Texts of the controls themselves. */
export interface ControlWords {
  /** Marks an optional question after its label. */
  readonly optional: string;
  /** Prefix of a field's error message for screen readers. */
  readonly error: string;
  /** Heading of the error summary. */
  readonly problem: string;
  /** Suffix of links that open a new tab, for screen readers. */
  readonly newTab: string;
  /** Accessible name of a close button; `{title}` names what it closes. */
  readonly close: Template<'title'>;
  /** Toasts region (product §9): accessible name, and text while it is empty. */
  readonly toasts: { readonly label: string; readonly empty: string };
}

/** Provided by every island: in the page's language on the public site, in English in the back office. */
export const ControlWordsContext = createContext<ControlWords | undefined>(undefined);

/**
 * Texts for a control in the island's language.
 *
 * @throws if the island does not provide them
 */
export function useControlWords(): ControlWords {
  const words = use(ControlWordsContext);
  if (words === undefined) throw new Error('A control must be inside a ControlWordsContext.');
  return words;
}
