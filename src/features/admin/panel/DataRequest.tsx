import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { saveFile } from '#browser/save-file.ts';
import { hasContact } from '#domain/office/contacts.ts';
import { contactsUsed, recordReference, type RecordPlace } from '#domain/office/person.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import { Failure } from '#features/admin/controls.tsx';
import { dropRecords } from '#features/admin/data/queries.ts';
import { exportPerson, type Person, removePerson } from '#features/admin/data/records.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';
import { recordCount } from '#features/admin/words.ts';
import { Button } from '#ui/Button.tsx';
import { DOWNLOAD, TRASH } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts/store.ts';

import { RecordName } from './Timeline.tsx';

interface DataRequestProps {
  readonly place: RecordPlace;
  readonly person: Person;
  readonly whose: string;
  /** Called when the record that the panel shows was deleted. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/**
 * Exports or deletes a person's data on request. The admin names the address or number that was verified; the records
 * with it are included. Other records of the person are listed and can be added one by one, because they may be another
 * person's.
 */
export function DataRequest({ place, person, whose, onRemoved, onClose }: DataRequestProps) {
  const [verified, setVerified] = useState<string>();
  const [also, setAlso] = useState<string[]>([]);
  const all = person.records;
  const proven = all.filter((record) => verified !== undefined && hasContact(record, verified));
  const count = recordCount(proven.length + also.length);
  const proof = { verified: verified ?? '', also };

  const exporting = useMutation({
    mutationFn: () => exportPerson(place, proof),
    onSuccess: ({ records }) => {
      const now = new Date();
      const name = `person-${localDate(now)}-${place.id.slice(0, 8)}.json`;
      const text = JSON.stringify({ exported_at: now.toISOString(), records }, null, 2);
      saveFile(new Blob([`${text}\n`], { type: 'application/json' }), name);
      const held = recordCount(records.length);
      const description = `${name} holds ${held}. Look through it before you send it.`;
      showToast({ title: 'Data exported', description, tone: 'success' });
      onClose();
    },
  });
  const removing = useMutation({
    mutationFn: () => removePerson(place, proof),
    onSuccess: async ({ removed }) => {
      const description = `Gone for good: ${recordCount(removed.length)}.`;
      showToast({ title: 'Deleted', description, tone: 'success' });
      await dropRecords(removed);
      onClose();
      if (removed.includes(recordReference(place))) onRemoved();
    },
  });
  const isBusy = exporting.isPending || removing.isPending;

  return (
    <Dialog
      heading={
        <>
          Data of <bdi>{whose}</bdi>
        </>
      }
      isBusy={isBusy}
      isWide
      onClose={onClose}
    >
      <p>
        Whoever asks for this data, or to have it deleted, may be somebody else. Write to an address below, or
        call a number, and let them answer first.
      </p>
      <fieldset className="grid gap-1">
        <legend className="font-semibold">Which one did you verify?</legend>
        {contactsUsed(all).map((address) => (
          <label key={address} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="verified"
              onChange={() => {
                setVerified(address);
                setAlso([]);
              }}
              className="size-5 shrink-0"
            />
            <bdi className="wrap-anywhere">{address}</bdi>
          </label>
        ))}
      </fieldset>
      {verified !== undefined && (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">Included: {count}</legend>
          {proven.length < all.length && (
            <p className="text-sm text-muted">
              Not included until you choose it: what was found by another address or number.
            </p>
          )}
          {all.map((each) => {
            const reference = recordReference(each);
            const isProven = proven.includes(each);
            return (
              <label key={reference} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={isProven || also.includes(reference)}
                  disabled={isProven}
                  onChange={({ target }) => {
                    const rest = also.filter((other) => other !== reference);
                    setAlso(target.checked ? [...rest, reference] : rest);
                  }}
                  className="size-5 shrink-0"
                />
                <RecordName record={each} />
              </label>
            );
          })}
        </fieldset>
      )}
      {person.has_more && (
        <p className="text-review">
          More records have these contacts than are listed here. Find the others by search.
        </p>
      )}
      <Failure what="Nothing was done" error={exporting.error ?? removing.error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" size="small" isBusy={isBusy} onClick={onClose}>
          Close
        </Button>
        <Button
          look="secondary"
          size="small"
          icon={DOWNLOAD}
          disabled={verified === undefined || isBusy}
          onClick={() => {
            exporting.mutate();
          }}
        >
          {exporting.isPending ? 'Exporting...' : `Export ${count}`}
        </Button>
        <Button
          look="danger"
          size="small"
          icon={TRASH}
          disabled={verified === undefined || isBusy}
          onClick={() => {
            removing.mutate();
          }}
        >
          {removing.isPending ? 'Deleting...' : `Delete ${count} for good`}
        </Button>
      </div>
    </Dialog>
  );
}
