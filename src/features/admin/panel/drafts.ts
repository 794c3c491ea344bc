import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { useState } from 'react';

import type { ContactKind } from '#domain/records/work.ts';

/** What is typed into the contact log of a record and not saved yet. */
export interface Draft {
  /** Id of the entry, the same for every attempt to save it, so that it is added only once. */
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
export function useDraft(record: string): [draft: Draft, keep: (draft: Draft) => void] {
  const [untouched] = useState(emptyDraft);
  const draft = useStore($drafts, { keys: [record] })[record] ?? untouched;
  return [
    draft,
    (next) => {
      $drafts.setKey(record, next);
    },
  ];
}

/** Empties a draft that was saved. If it was changed while it was being saved, it stays, as a new entry. */
export function draftSaved(record: string, saved: Draft): void {
  const current = $drafts.get()[record] ?? saved;
  $drafts.setKey(record, current === saved ? emptyDraft() : { ...current, id: crypto.randomUUID() });
}

/** Makes the next attempt a new entry: the server refused this one, or has its id with another text. */
export function draftRefused(record: string, refused: Draft): void {
  const current = $drafts.get()[record] ?? refused;
  $drafts.setKey(record, { ...current, id: crypto.randomUUID() });
}
