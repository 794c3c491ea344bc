import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';

import type { RecordRow } from '#domain/office/queue.ts';
import { CONTACT_KINDS, CONTACT_TEXT_LIMIT, statusAfter } from '#domain/records/work.ts';
import { WORK_LABELS } from '#domain/office/labels.ts';
import { displayName } from '#features/admin/contact.ts';
import { Failure } from '#features/admin/controls.tsx';
import { showChange } from '#features/admin/data/queries.ts';
import { setWork } from '#features/admin/data/records.ts';
import { isFocusIn } from '#ui/focus.ts';
import { CONTACT_LABELS } from '#features/admin/words.ts';
import { Field, Textarea } from '#ui/controls.tsx';

import { type Draft, draftSaved } from './drafts.ts';

/** For the panel's buttons, which submit it; the one with the value `next` also goes on to the next person. */
export const LOG_FORM_ID = 'contact-log';

interface LogFormProps {
  readonly line: RecordRow;
  /** Whether to begin with the focus in the note. */
  readonly isToWrite: boolean;
  readonly draft: Draft;
  readonly onType: (changes: Partial<Draft>) => void;
  readonly onNext: () => void;
}

/** Logs a call, a letter or a note; then goes on to the next person. */
export function LogForm({ line, isToWrite, draft, onType, onNext }: LogFormProps) {
  const ids = useId();
  const note = useRef<HTMLTextAreaElement>(null);
  const { kind, text, callAgain } = draft;
  const status = statusAfter(line.work_status, kind);
  const change = useMutation({
    mutationFn: ({ id }: Draft) => {
      const entry = { id, kind, text: text.trim(), call_again: callAgain || null };
      return showChange(setWork(line, { version: line.work_version, status, entry }));
    },
    onSuccess: (_shown, sent) => {
      draftSaved(line.id, sent);
    },
  });
  const isBusy = change.isPending;

  useEffect(() => {
    if (isToWrite) note.current?.focus();
  }, [isToWrite]);

  function type(changes: Partial<Draft>) {
    if (change.isSuccess) change.reset();
    onType(changes);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const isToGoOn = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value === 'next';
    const pressed = document.activeElement;
    change.mutate(draft, {
      // Only if the panel is still open.
      onSuccess: () => {
        if (isToGoOn && isFocusIn(pressed)) onNext();
      },
    });
  }

  return (
    <form id={LOG_FORM_ID} onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      <fieldset disabled={isBusy}>
        <legend className="mb-1 text-base font-semibold">Log this contact</legend>
        <div className="flex flex-wrap gap-1.5">
          {CONTACT_KINDS.map((each) => (
            <label
              key={each}
              className="inline-flex min-h-9 cursor-pointer items-center rounded-full border border-edge px-3 has-checked:border-primary has-checked:bg-good-tint has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name={`${ids}-kind`}
                checked={each === kind}
                onChange={() => {
                  type({ kind: each });
                }}
                className="sr-only"
              />
              {CONTACT_LABELS[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        id={`${ids}-text`}
        name="text"
        label={`Note about ${displayName(line)}`}
        optional={kind !== 'note'}
        maxLength={CONTACT_TEXT_LIMIT}
      >
        <Textarea
          ref={note}
          // Text typed after sending would be lost when it is saved.
          readOnly={isBusy}
          rows={3}
          value={text}
          onChange={({ target }) => {
            type({ text: target.value });
          }}
        />
      </Field>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={`${ids}-day`}>Call again on (optional)</label>
        <input
          id={`${ids}-day`}
          type="date"
          readOnly={isBusy}
          value={callAgain}
          onChange={({ target }) => {
            type({ callAgain: target.value });
          }}
          className="min-h-11 rounded-sm border border-edge bg-surface px-3 text-sm"
        />
      </div>
      {status !== line.work_status && (
        <p className="text-xs text-muted">Saving this also marks the record as “{WORK_LABELS[status]}”.</p>
      )}
      <Failure what="Not saved" error={change.error} kept="What you typed is still here." />
      <p role="status" className="min-h-5 text-xs text-muted">
        {isBusy ? 'Saving...' : change.isSuccess ? 'Saved.' : ''}
      </p>
    </form>
  );
}
