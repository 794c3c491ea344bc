import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';

import type { PersonRecords, RecordPlace } from '#browser/admin-api.ts';
import { saveFile } from '#browser/save-file.ts';
import { hasContact } from '#domain/records/contacts.ts';
import { detailsUsed, readReference, recordReference } from '#domain/records/person.ts';
import { recordLine } from '#domain/records/queue.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import { dropRecords, personQuery } from '#features/admin/data/queries.ts';
import { valueOf } from '#features/admin/data/query-client.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';
import { records as recordCalls } from '#features/admin/session/admin-services.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { Time } from '#features/admin/times.tsx';
import { KIND_LABELS } from '#features/admin/words.ts';
import { Button } from '#ui/Button.tsx';
import { DOWNLOAD, Icon, TRASH } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts/store.ts';

import { recordsIn } from './Timeline.tsx';

interface DataRequestProps {
  readonly place: RecordPlace;
  readonly whose: string;
  /** Called when the record that the panel shows was deleted. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/**
 * Somebody asks for their data, or to have it deleted. They prove one address or number, and get what has it; other
 * records of the person are listed, and included only one by one, because they may be somebody else's after all.
 */
export function DataRequest({ place, whose, onRemoved, onClose }: DataRequestProps) {
  const found = useQuery(personQuery(place));
  const [verified, setVerified] = useState<string>();
  const [also, setAlso] = useState<readonly string[]>([]);
  const person = found.data ?? undefined;
  const all = person === undefined ? [] : recordsIn(person);
  const proven = all.filter(({ record }) => verified !== undefined && hasContact(record, verified));
  const others = all.filter((each) => !proven.includes(each));
  const count = proven.length + also.length;

  const exporting = useMutation({
    mutationFn: () => valueOf(recordCalls.exportPerson(place, { verified: verified ?? '', also })),
    onSuccess: ({ records }) => {
      const now = new Date();
      const name = `person-${localDate(now)}-${place.id.slice(0, 8)}.json`;
      const text = JSON.stringify({ exported_at: now.toISOString(), ...records }, null, 2);
      saveFile(new Blob([`${text}\n`], { type: 'application/json' }), name);
      const held = Object.values(records).reduce((sum, each) => sum + each.length, 0);
      showToast({
        title: 'Data exported',
        description: `${name} holds ${counted(held)}. Look through it before you send it.`,
        tone: 'success',
      });
      onClose();
    },
  });
  const removing = useMutation({
    mutationFn: () => valueOf(recordCalls.removePerson(place, { verified: verified ?? '', also })),
    onSuccess: async ({ removed }) => {
      showToast({
        title: 'Deleted',
        description: `Gone for good: ${counted(removed.length)}.`,
        tone: 'success',
      });
      await dropRecords(removed.map(readReference).filter((each) => each !== undefined));
      onClose();
      if (removed.includes(recordReference(place))) onRemoved();
    },
  });
  const isBusy = exporting.isPending || removing.isPending;
  const failed = exporting.error?.failed ?? removing.error?.failed;

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
      {found.isPending && <p role="status">Loading…</p>}
      {found.isError && (
        <p role="alert" className="font-semibold text-no">
          {callTrouble('The records could not be loaded', found.error.failed)}
        </p>
      )}
      {person !== undefined && (
        <Addresses
          person={person}
          onChoose={(address) => {
            setVerified(address);
            setAlso([]);
          }}
        />
      )}
      {verified !== undefined && (
        <>
          <section className="grid gap-2">
            <h3 className="text-base">Included: {counted(proven.length)}</h3>
            <ul className="grid gap-1">
              {proven.map((each) => (
                <li key={each.record.id}>
                  <RecordName {...each} />
                </li>
              ))}
            </ul>
          </section>
          {others.length > 0 && (
            <fieldset className="grid gap-1">
              <legend className="font-semibold">Not included: found by another address or number</legend>
              {others.map((each) => {
                const reference = recordReference({ collection: each.collection, id: each.record.id });
                return (
                  <label key={reference} className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      checked={also.includes(reference)}
                      onChange={({ target }) => {
                        const rest = also.filter((other) => other !== reference);
                        setAlso(target.checked ? [...rest, reference] : rest);
                      }}
                      className="size-5 shrink-0"
                    />
                    <RecordName {...each} />
                  </label>
                );
              })}
            </fieldset>
          )}
        </>
      )}
      {person?.has_more === true && (
        <p className="text-review">
          More records have these contacts than are listed here. Find the others by search.
        </p>
      )}
      <div role="alert">
        {failed !== undefined && (
          <p className="font-semibold text-no">{callTrouble('Nothing was done', failed)}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" size="small" aria-disabled={isBusy} onClick={onClose}>
          Close
        </Button>
        <Button
          look="secondary"
          size="small"
          icon={DOWNLOAD}
          disabled={verified === undefined}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) exporting.mutate();
          }}
        >
          {exporting.isPending ? 'Exporting...' : `Export ${counted(count)}`}
        </Button>
        <button
          type="button"
          disabled={verified === undefined}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) removing.mutate();
          }}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-no px-4 py-2 text-sm font-semibold text-no hover:bg-no-tint disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress"
        >
          <Icon path={TRASH} className="size-5" />
          {removing.isPending ? 'Deleting...' : `Delete ${counted(count)} for good`}
        </button>
      </div>
    </Dialog>
  );
}

function counted(count: number): string {
  return count === 1 ? '1 record' : `${count} records`;
}

interface AddressesProps {
  readonly person: PersonRecords;
  readonly onChoose: (address: string) => void;
}

/** The addresses and numbers that the person used, one of which was verified. */
function Addresses({ person, onChoose }: AddressesProps) {
  const { emails, phones } = detailsUsed(recordsIn(person).map(({ record }) => record));
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">Which one did you verify?</legend>
      {[...emails, ...phones].map((address) => (
        <label key={address} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="verified"
            onChange={() => {
              onChoose(address);
            }}
            className="size-5 shrink-0"
          />
          <bdi className="wrap-anywhere">{address}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

/** What a record is, whose, and when it came. */
export function RecordName({ collection, record }: ReturnType<typeof recordsIn>[number]) {
  const line = recordLine(collection, record);
  const contacts = [line.name, line.email, line.phone].filter((part) => part !== '');
  return (
    <span className="wrap-anywhere">
      {KIND_LABELS[collection]} of{' '}
      {contacts.map((part) => (
        <Fragment key={part}>
          <bdi className={part === line.phone ? 'whitespace-nowrap' : undefined}>{part}</bdi>,{' '}
        </Fragment>
      ))}
      <Time at={record.created_at} isShort />
    </span>
  );
}
