import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { useEffect, useState } from 'react';

import { sessionStore } from '#browser/storage.ts';
import { segmentOf } from '#domain/office/calling.ts';
import type { RecordRow } from '#domain/office/queue.ts';
import type { ContactKind } from '#domain/records/work.ts';

/** What is typed into the contact log of a record and not saved yet. */
export interface Draft {
  /** Id of the entry, the same for every attempt to save this text, so that it is added only once. */
  readonly id: string;
  readonly kind: ContactKind;
  readonly text: string;
  /** The next step: the proposed one, another time by its name, `time` for the typed one, or a reason for the end. */
  readonly step: string;
  /** Day and hour where the person is, as a `datetime-local` field has them; empty for none. */
  readonly time: string;
}

/** Begins with a call for whoever may be called, else with a letter. */
function emptyDraft(row: RecordRow): Draft {
  const kind = segmentOf(row) === 'call' ? 'called' : 'wrote';
  return { id: crypto.randomUUID(), kind, text: '', step: 'proposed', time: '' };
}

/** Where the tab keeps the drafts, so that a reload or a discarded tab loses none. */
const DRAFTS_KEY = 'officeDrafts';

/** By the ids of the records. */
const $drafts = map<Record<string, Draft | undefined>>(keptDrafts());

function keptDrafts(): Record<string, Draft | undefined> {
  try {
    return JSON.parse(sessionStore.get(DRAFTS_KEY) ?? '{}') as Record<string, Draft>;
  } catch {
    return {};
  }
}

const typed = () => Object.entries($drafts.get()).filter(([, draft]) => Boolean(draft?.text));

function keep(record: string, draft: Draft): void {
  $drafts.setKey(record, draft);
  sessionStore.set(DRAFTS_KEY, JSON.stringify(Object.fromEntries(typed())));
}

/** Lets the browser ask before a page with a note that is not saved is left. */
export function useAskBeforeLeaving(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (typed().length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, []);
}

/** The draft of a record, which is kept while other panels and views are open, until it is saved or the tab is closed. */
export function useDraft(
  row: RecordRow,
): [draft: Draft, change: (changesOf: (draft: Draft) => Partial<Draft>) => void] {
  const { id: record } = row;
  const [untouched] = useState(() => emptyDraft(row));
  const draft = useStore($drafts, { keys: [record] })[record] ?? untouched;
  return [
    draft,
    (changesOf) => {
      // As it is when this is called, which may be after a wait in which more was typed.
      const current = $drafts.get()[record] ?? draft;
      keep(record, { ...current, ...changesOf(current), id: crypto.randomUUID() });
    },
  ];
}

/** Empties a draft that was saved, unless it was changed meanwhile. */
export function draftSaved(row: RecordRow, saved: Draft): void {
  if (($drafts.get()[row.id] ?? saved) === saved) keep(row.id, emptyDraft(row));
}

/** Drops all drafts, at a logout. */
export function forgetDrafts(): void {
  $drafts.set({});
}
