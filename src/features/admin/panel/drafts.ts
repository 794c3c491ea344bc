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

export function emptyDraft(): Draft {
  return { id: crypto.randomUUID(), kind: 'called', text: '', callAgain: '' };
}

const drafts = new Map<string, Draft>();

/** The draft of a record: opening another person's panel, or another view, loses nothing. Gone with the page. */
export function useDraft(record: string): [draft: Draft, keep: (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => drafts.get(record) ?? emptyDraft());
  return [
    draft,
    (next) => {
      drafts.set(record, next);
      setDraft(next);
    },
  ];
}
