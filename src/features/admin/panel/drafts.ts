import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { useState } from 'react';

import type { ContactKind } from '#domain/records/work.ts';

/** What is typed into the contact log of a record and not saved yet. */
export interface Draft {
  /** Id of the entry, the same for every attempt to save this text, so that it is added only once. */
  readonly id: string;
  readonly kind: ContactKind;
  readonly text: string;
  /** Day on which to call again; empty for none. */
  readonly callAgain: string;
}

function emptyDraft(): Draft {
  return { id: crypto.randomUUID(), kind: 'called', text: '', callAgain: '' };
}

/** By the ids of the records. */
const $drafts = map<Record<string, Draft | undefined>>({});

/** The draft of a record, which is kept while other panels and views are open, until the page is left. */
export function useDraft(
  record: string,
): [draft: Draft, change: (changesOf: (draft: Draft) => Partial<Draft>) => void] {
  const [untouched] = useState(emptyDraft);
  const draft = useStore($drafts, { keys: [record] })[record] ?? untouched;
  return [
    draft,
    (changesOf) => {
      // As it is when this is called, which may be after a wait in which more was typed.
      const current = $drafts.get()[record] ?? draft;
      $drafts.setKey(record, { ...current, ...changesOf(current), id: crypto.randomUUID() });
    },
  ];
}

/** Empties a draft that was saved, unless it was changed meanwhile. */
export function draftSaved(record: string, saved: Draft): void {
  if (($drafts.get()[record] ?? saved) === saved) $drafts.setKey(record, emptyDraft());
}

/** Drops all drafts, at a logout. */
export function forgetDrafts(): void {
  $drafts.set({});
}
