import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useId, useState } from 'react';

import { saveFile } from '#browser/save-file.ts';
import { contactTerms, hasOtherName, isSameName, isSamePerson } from '#domain/office/contacts.ts';
import type { AnyRecord, RecordRow } from '#domain/office/queue.ts';
import { personIn } from '#domain/office/search.ts';
import { recordReference } from '#domain/records/reference.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import { Failure, LinkButton, Trouble } from '#features/admin/controls.tsx';
import { exportRecord, recordsOfContact, setDoNotCall } from '#features/admin/data/records.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';
import { removeRecords, whatRemains } from '#features/admin/records/remove.ts';
import { Time } from '#features/admin/office.tsx';
import { KIND_LABELS, recordCount } from '#features/admin/words.ts';
import { displayName } from '#features/admin/contact.ts';
import { Button } from '#ui/Button.tsx';
import { Field, TextInput } from '#ui/controls.tsx';
import { DOWNLOAD, SEARCH, TRASH } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts/store.ts';

interface DataRequestProps {
  /** The record that the panel shows. */
  readonly row: RecordRow;
  /** Called when it was deleted. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/**
 * Exports or deletes somebody's data on request. The admin searches by the address or number that the person has proved
 * to be theirs. Chosen at first is what has that contact and the name of the record in the panel, or no name and its address,
 * because several people may share a number; every record can be chosen or left out.
 */
export function DataRequest({ row, onRemoved, onClose }: DataRequestProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [proved, setProved] = useState('');
  /** By reference, where the admin decided otherwise. */
  const [decided, setDecided] = useState<Readonly<Record<string, boolean>>>({});
  const found = useQuery({
    queryKey: ['contact', proved],
    queryFn: proved === '' ? skipToken : () => recordsOfContact(proved),
    staleTime: 0,
    gcTime: 0,
  });
  const records = found.data?.records ?? [];
  const isShown = (record: AnyRecord) => recordReference(record) === recordReference(row);
  const isTheirs = (record: AnyRecord) =>
    isSameName(record, row) || (isSamePerson(record, row) && !hasOtherName(record, row));
  const isChosen = (record: AnyRecord) =>
    decided[recordReference(record)] ?? (isShown(record) || isTheirs(record));
  const chosen = records.filter(isChosen);
  const count = recordCount(chosen.length);

  const exporting = useMutation({
    mutationFn: () => Promise.all(chosen.map(exportRecord)),
    onSuccess: (stored) => {
      const exported = stored.filter((each) => each !== null);
      const now = new Date();
      const name = `person-${localDate(now)}-${row.id.slice(0, 8)}.json`;
      const text = JSON.stringify({ exported_at: now.toISOString(), records: exported }, null, 2);
      saveFile(new Blob([`${text}\n`], { type: 'application/json' }), name);
      const description = `${name} holds ${recordCount(exported.length)}. Look through it before you send it.`;
      showToast({ title: 'Data exported', description, tone: 'success' });
      onClose();
    },
  });
  /** Whether to mark the contact points of what is deleted, which keeps them from being called about later records. */
  const [isNever, setNever] = useState(true);
  /** Said once all is gone: whether the record of the panel is, and what remains. */
  const [gone, setGone] = useState<{ readonly isShown: boolean; readonly remains: string }>();
  const removing = useMutation({
    mutationFn: async () => {
      if (isNever) await neverContact(chosen);
      return removeRecords(chosen);
    },
    onSuccess: (trouble) => {
      if (trouble !== undefined) void found.refetch();
      else setGone({ isShown: chosen.some(isShown), remains: whatRemains(new Date(), isNever) });
    },
  });
  const close = () => {
    onClose();
    if (gone?.isShown === true) onRemoved();
  };
  const isBusy = exporting.isPending || removing.isPending;
  const search = (contact: string) => {
    setTyped(contact);
    setProved(contact.trim());
    setDecided({});
  };

  return (
    <Dialog
      heading={
        <>
          Data of <bdi>{displayName(row)}</bdi>
        </>
      }
      isBusy={isBusy}
      isWide
      onClose={close}
    >
      {gone !== undefined ? (
        <>
          <p role="status">{gone.remains}</p>
          <div className="flex justify-end">
            <Button look="outline" size="small" onClick={close}>
              Close
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            Whoever asks for this data, or to have it deleted, may be somebody else. Write to the address or
            call the number that they name, and let them answer first.
          </p>
          <form
            className="grid gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              search(typed);
            }}
          >
            <div className="flex flex-wrap items-end gap-3">
              <div className="min-w-0 grow">
                <Field id={id} name="contact" label="Email or phone number that the person proved">
                  <TextInput
                    autoComplete="off"
                    spellCheck={false}
                    value={typed}
                    onChange={({ target }) => {
                      setTyped(target.value);
                    }}
                  />
                </Field>
              </div>
              <Button type="submit" look="outline" size="small" icon={SEARCH} isBusy={found.isFetching}>
                Find records
              </Button>
            </div>
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
              In this record:
              {[row.email, row.phone]
                .filter((contact) => contact !== '')
                .map((contact) => (
                  <LinkButton
                    key={contact}
                    onPress={() => {
                      search(contact);
                    }}
                  >
                    <bdi className="wrap-anywhere">{contact}</bdi>
                  </LinkButton>
                ))}
            </p>
          </form>
          <div role="status" className="empty:absolute">
            {found.isFetching && found.data === undefined && <p className="text-muted">Searching…</p>}
            {found.data !== undefined && records.length === 0 && <p>No record has this address or number.</p>}
          </div>
          <Failure what="The search failed" error={found.error} />
          {records.length > 0 && (
            <fieldset className="grid gap-1" disabled={isBusy}>
              <legend className="font-semibold">
                {chosen.length} of {recordCount(records.length)} chosen
              </legend>
              {records.map((record) => (
                <label
                  key={recordReference(record)}
                  className="flex min-h-11 cursor-pointer items-center gap-3"
                >
                  <input
                    type="checkbox"
                    checked={isChosen(record)}
                    onChange={({ target }) => {
                      setDecided({ ...decided, [recordReference(record)]: target.checked });
                    }}
                    className="size-5 shrink-0"
                  />
                  <RecordName record={record} />
                </label>
              ))}
            </fieldset>
          )}
          {found.data?.has_more === true && (
            <p className="text-review">
              More records have it than are listed here. Act on these, then search again.
            </p>
          )}
          {chosen.length > 0 && (
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={isNever}
                disabled={isBusy}
                onChange={({ target }) => {
                  setNever(target.checked);
                }}
                className="size-5 shrink-0"
              />
              When deleting: and never call or mail again
            </label>
          )}
          <Failure what="Nothing was exported" error={exporting.error} />
          <Failure what="Nothing was deleted" error={removing.error} />
          <Trouble>{removing.data}</Trouble>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" size="small" isBusy={isBusy} onClick={onClose}>
              Close
            </Button>
            <Button
              look="secondary"
              size="small"
              icon={DOWNLOAD}
              disabled={chosen.length === 0 || isBusy}
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
              disabled={chosen.length === 0 || isBusy}
              onClick={() => {
                removing.mutate();
              }}
            >
              {removing.isPending ? 'Deleting...' : `Delete ${count} for good`}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Marks every number and address of records "do not call", each once: a mark holds for all records that have it. */
async function neverContact(records: readonly AnyRecord[]): Promise<void> {
  const marked = new Set<string>();
  for (const record of records) {
    for (const [contact, term] of contactTerms(record)) {
      if (!marked.has(term)) await setDoNotCall(record, { contact, is_marked: true });
      marked.add(term);
    }
  }
}

function RecordName({ record }: { readonly record: AnyRecord }) {
  const { name, email, phone } = personIn(record);
  return (
    <span className="wrap-anywhere">
      {KIND_LABELS[record.collection]} of{' '}
      {[name, email, phone]
        .filter((part) => part !== '')
        .map((part) => (
          <Fragment key={part}>
            <bdi>{part}</bdi>,{' '}
          </Fragment>
        ))}
      <Time at={record.created_at} isShort />
    </span>
  );
}
