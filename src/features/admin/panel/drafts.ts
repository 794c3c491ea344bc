import type { ContactKind } from '#domain/records/work.ts';

/** What is typed into the contact log of a record and not saved yet. */
export interface Draft {
  readonly kind: ContactKind;
  readonly text: string;
  /** Day on which to call again; empty for none. */
  readonly callAgain: string;
}

export const NOTHING_TYPED: Draft = { kind: 'called', text: '', callAgain: '' };

/** By record: opening another person's panel, or another view, loses nothing. Gone with the page. */
const drafts = new Map<string, Draft>();

export function readDraft(id: string): Draft {
  return drafts.get(id) ?? NOTHING_TYPED;
}

export function keepDraft(id: string, draft: Draft): void {
  drafts.set(id, draft);
}

export function dropDraft(id: string): void {
  drafts.delete(id);
}
