import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import type { PersonRecords, RecordPlace } from '#browser/admin-api.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { queueEntry } from '#domain/records/queue.ts';
import { detailsUsed, doNotCallSince, timeline, type TimelineEvent } from '#domain/records/person.ts';
import { personQuery, showRecord } from '#features/admin/data/queries.ts';
import { queryClient, valueOf } from '#features/admin/data/query-client.ts';
import { localTime } from '#features/admin/local-time.ts';
import { CLASSIFICATION_LABELS, LongText, SpeaksSpanish } from '#features/admin/records/card/RecordCard.tsx';
import { ContactEntryText, WORK_LABELS } from '#features/admin/records/work/WorkPart.tsx';
import { records as recordCalls } from '#features/admin/session/admin-services.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { Button } from '#ui/Button.tsx';
import { ALERT, Icon, REFRESH } from '#ui/Icon.tsx';

const KIND: Readonly<Record<RecordKind, string>> = {
  submissions: 'Eligibility check',
  leads: 'Lead',
  messages: 'Message',
};

function recordsIn({ submissions, leads, messages }: PersonRecords) {
  return [
    ...submissions.map((record) => ({ collection: 'submissions', record }) as const),
    ...leads.map((record) => ({ collection: 'leads', record }) as const),
    ...messages.map((record) => ({ collection: 'messages', record }) as const),
  ];
}

interface PersonCardProps {
  /** One of the person's records. */
  readonly place: RecordPlace;
  readonly whose: string;
  readonly onClose: () => void;
}

/** Everything about one person: what they sent, when somebody tried to reach them, and whether they may be called. */
export function PersonCard({ place, whose, onClose }: PersonCardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const found = useQuery(personQuery(place));
  const { data: records } = found;
  const doNotCall = useMutation({
    mutationFn: (isWithdrawn: boolean) => valueOf(recordCalls.setDoNotCall(place, isWithdrawn)),
    onSuccess: async (current) => {
      queryClient.setQueryData(personQuery(place).queryKey, current);
      for (const { collection, record } of recordsIn(current)) {
        await showRecord({ collection, id: record.id }, record, queueEntry(collection, record));
      }
    },
  });

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="backdrop:bg-black/50 m-auto w-[min(46rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-5 text-ink sm:p-8"
    >
      <div className="grid gap-5 text-sm">
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} className="text-xl wrap-anywhere">
            Everything from <bdi>{whose}</bdi>
          </h2>
          <Button look="outline" size="small" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
        <div role="status">
          {found.isPending && <p className="text-muted">Loading…</p>}
          {records === null && (
            <p>This record was deleted in the meantime. Refresh to bring the list up to date.</p>
          )}
        </div>
        {found.isError && (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-no">
            <p className="font-semibold">
              {callTrouble('The records could not be loaded', found.error.failed)}
            </p>
            <Button look="outline" size="small" icon={REFRESH} onClick={() => void found.refetch()}>
              Try again
            </Button>
          </div>
        )}
        {records != null && (
          <>
            <Contact records={records} />
            <CallConsent
              since={doNotCallSince(recordsIn(records).map(({ record }) => record))}
              isBusy={doNotCall.isPending}
              onChange={(isWithdrawn) => {
                if (!doNotCall.isPending) doNotCall.mutate(isWithdrawn);
              }}
            />
            {doNotCall.isError && (
              <p role="alert" className="font-semibold text-no">
                {callTrouble('Not saved', doNotCall.error.failed)}
              </p>
            )}
            <Timeline records={records} whose={whose} />
          </>
        )}
      </div>
    </dialog>
  );
}

/** All names, email addresses and phone numbers that the person used, the latest first. */
function Contact({ records }: { readonly records: PersonRecords }) {
  const all = recordsIn(records).map(({ record }) => record);
  const { names, emails, phones } = detailsUsed(all);
  const speaksSpanish = all.some(({ language }) => language === 'es');
  const lines = [
    ['Names', names],
    ['Emails', emails],
    ['Phones', phones],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {lines
        .filter(([, values]) => values.length > 0)
        .map(([label, values]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="flex flex-wrap gap-x-4 wrap-anywhere">
              {values.map((value) => (
                <bdi key={value}>{value}</bdi>
              ))}
            </dd>
          </div>
        ))}
      {speaksSpanish && (
        <div className="contents">
          <dt className="text-muted">Language</dt>
          <dd>
            <SpeaksSpanish language="es" />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface CallConsentProps {
  readonly since: string | null;
  readonly isBusy: boolean;
  readonly onChange: (isWithdrawn: boolean) => void;
}

/** Whether the person may be called and texted, for all their records. */
function CallConsent({ since, isBusy, onChange }: CallConsentProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <DoNotCall since={since} />
      <Button
        look="outline"
        size="small"
        aria-disabled={isBusy}
        onClick={() => {
          onChange(since === null);
        }}
      >
        {isBusy
          ? 'Saving...'
          : since === null
            ? 'They do not want calls or texts'
            : 'That was a mistake: calls and texts are fine'}
      </Button>
    </div>
  );
}

/** Notice that a person has withdrawn their consent to calls and texts; nothing if they have not. */
export function DoNotCall({ since }: { readonly since: string | null | undefined }) {
  if (since === null || since === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-sm border border-no-line bg-no-tint px-3 py-2 text-no">
      <Icon path={ALERT} className="size-4" />
      <strong className="font-semibold">Do not call or text</strong>
      <span className="text-xs">
        Since <time dateTime={since}>{localTime(since)}</time>
      </span>
    </p>
  );
}

/** What the person sent and what was done about it, newest first. */
function Timeline({ records, whose }: { readonly records: PersonRecords; readonly whose: string }) {
  const known = new Map(recordsIn(records).map((each) => [each.record.id, each]));
  return (
    <ol aria-label={`Timeline of ${whose}, newest first`} className="grid gap-4">
      {timeline(recordsIn(records)).map((event, index) => (
        // Events have no unique key (a record may have two at the same time), but their order is fixed.
        <li key={index} className="grid gap-1 border-l-3 border-line pl-4">
          <Event event={event} record={known.get(event.id)} whose={whose} />
        </li>
      ))}
    </ol>
  );
}

interface EventProps {
  readonly event: TimelineEvent;
  readonly record: ReturnType<typeof recordsIn>[number] | undefined;
  readonly whose: string;
}

function Event({ event, record, whose }: EventProps) {
  switch (event.kind) {
    case 'contact':
      return <ContactEntryText entry={event.entry} whose={whose} />;
    case 'asked-again':
      return <Line what="Asked again" about={KIND[event.collection]} at={event.at} />;
    case 'sent':
      return (
        <>
          <Line what={KIND[event.collection]} at={event.at} />
          {record !== undefined && <Sent {...record} />}
        </>
      );
  }
}

interface LineProps {
  readonly what: string;
  readonly about?: ReactNode;
  readonly at: string | null;
}

function Line({ what, about, at }: LineProps) {
  return (
    <p className="flex flex-wrap gap-x-2 text-muted">
      <strong className="font-semibold text-ink">{what}</strong>
      {about !== undefined && <span>{about}</span>}
      {at === null ? <span>Time not known</span> : <time dateTime={at}>{localTime(at)}</time>}
    </p>
  );
}

/** A summary of a record with its work status. */
function Sent({ collection, record }: ReturnType<typeof recordsIn>[number]) {
  return (
    <>
      {collection === 'submissions' && (
        <p>
          {CLASSIFICATION_LABELS[record.classification]} · {record.reason} ·{' '}
          <bdi>{[record.county, record.state].filter((part) => part !== null && part !== '').join(', ')}</bdi>
        </p>
      )}
      {collection === 'messages' && <LongText text={record.message} room="wide" of="the message" />}
      <p className="text-xs text-muted">Status: {WORK_LABELS[record.work_status]}</p>
    </>
  );
}
