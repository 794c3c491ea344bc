import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { RecordRow } from '#domain/office/queue.ts';
import { displayName } from '#features/admin/contact.ts';
import { LinkButton } from '#features/admin/controls.tsx';
import type { RecordBeside } from '#features/admin/data/records.ts';
import { removeAfterAsking } from '#features/admin/records/remove.ts';
import { isFocusIn } from '#ui/focus.ts';

import { Answers } from './Answers.tsx';
import { Correction } from './Corrections.tsx';
import { DataRequest } from './DataRequest.tsx';
import { DoNotCall } from './DoNotCall.tsx';
import { Replies } from './Replies.tsx';
import { SameContact } from './SameContact.tsx';

interface RecordDetailsProps {
  readonly row: RecordRow;
  /** The record and those beside it; `undefined` until loaded, and for a record that is gone. */
  readonly beside: RecordBeside | undefined;
  readonly onOpen: (row: RecordRow) => void;
  /** Called with a note for the contact log when a letter is used. */
  readonly onUse: (note: string) => void;
  /** Called when the record was deleted. */
  readonly onRemoved: () => void;
}

/** What a call rarely needs: records with the same contact, "do not call", what they sent, letters, correcting, deleting. */
export function RecordDetails({ row, beside, onOpen, onUse, onRemoved }: RecordDetailsProps) {
  const name = displayName(row);
  const record = beside?.record;
  const box = useRef<HTMLDivElement>(null);
  const correct = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<'Correct' | 'Data request'>();
  const closeDialog = () => {
    // A form in the page, unlike a dialog, takes the focus along.
    if (dialog === 'Correct' && isFocusIn(box.current)) correct.current?.focus();
    setDialog(undefined);
  };
  const removal = useMutation({ mutationFn: () => removeAfterAsking([row]) });
  return (
    <>
      <div className="grid gap-2 border-t border-line pt-3">
        {beside !== undefined && <SameContact beside={beside} onOpen={onOpen} />}
        <DoNotCall row={row} />
      </div>
      {record !== undefined && (
        <section className="grid gap-2 border-t border-line pt-3">
          <h3 className="text-base">What they sent</h3>
          <Answers record={record} />
        </section>
      )}
      <Replies row={row} onUse={onUse} />
      <div ref={box} className="grid gap-2.5">
        {dialog === 'Correct' && record !== undefined && (
          <Correction record={record} whose={name} onClose={closeDialog} />
        )}
        <p className="flex flex-wrap gap-x-4">
          {(['Correct', 'Data request'] as const).map((each) => (
            <LinkButton
              key={each}
              ref={each === 'Correct' ? correct : undefined}
              aria-label={`${each}: ${name}`}
              onPress={() => {
                setDialog(each);
              }}
            >
              {each}
            </LinkButton>
          ))}
          <LinkButton
            aria-label={`Delete: ${name}`}
            isBusy={removal.isPending}
            onPress={() => {
              // Only if the panel is still open.
              removal.mutate(undefined, {
                onSuccess: (isGone) => {
                  if (isGone) onRemoved();
                },
              });
            }}
          >
            Delete
          </LinkButton>
        </p>
        {dialog === 'Data request' && <DataRequest row={row} onRemoved={onRemoved} onClose={closeDialog} />}
      </div>
    </>
  );
}
