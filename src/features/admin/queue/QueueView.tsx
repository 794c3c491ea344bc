import { memo, useMemo, useState } from 'react';

import { overdueUntil } from '#domain/notifications/outbox.ts';
import { isJurisdictionCode, jurisdiction } from '#domain/places/jurisdiction.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import { type ContactTerms, isLate, promisedBy, type QueueEntry } from '#domain/records/queue.ts';
import type { OpeningHours } from '#domain/shared/opening-hours.ts';
import { reload, type ShownEntry } from '#features/admin/data/queries.ts';
import { localTime, timeThere, useMinute, writtenDuration } from '#features/admin/local-time.ts';
import {
  CLASSIFICATION_LABELS,
  contactWays,
  LongText,
  RecordCard,
  SpeaksSpanish,
  whoseRecord,
} from '#features/admin/records/card/RecordCard.tsx';
import {
  EmptyList,
  ListSkeleton,
  LoadFailure,
  useFocusOnMore,
} from '#features/admin/records/list/ListPanel.tsx';
import {
  RecordListContext,
  type RecordListValue,
  useOperatorsDay,
} from '#features/admin/records/list/record-lists.ts';
import { focusMain, useRemoval } from '#features/admin/records/remove/Removal.tsx';
import { RecordFooter } from '#features/admin/records/work/RecordFooter.tsx';
import { Badge, type BadgeVariant } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { CHECK, Icon, MAIL, PHONE } from '#ui/Icon.tsx';

import { callsToMake, isWaiting, type QueueState, waitingInAll, waitingOnly } from './queue.ts';

const KIND_LABELS: Readonly<Record<RecordKind, string>> = {
  submissions: 'Check',
  leads: 'Lead',
  messages: 'Message',
};

/** Number of due calls shown at first, so that they do not push the waiting people out of sight. */
const FIRST_CALLS = 5;

/** Id of the heading of the waiting people, below the due calls. */
export const WAITING_ID = 'waiting';

interface QueueViewProps {
  readonly state: QueueState;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
}

/** The dashboard's default view: the calls that are due today, and the waiting people, longest waiting first. */
export function QueueView({ state, hours }: QueueViewProps) {
  const minute = useMinute();
  const { callAgain, hasMore, waitingFor, failed } = state;
  const waiting = waitingOnly(state);
  const now = new Date(minute * 60_000);
  const today = useOperatorsDay()(now);
  const lateUntil = overdueUntil(now, hours);
  const [areAllCallsShown, setAllCallsShown] = useState(false);
  const shownCalls = areAllCallsShown ? callAgain : callAgain.slice(0, FIRST_CALLS);
  const { onRemove, dialog } = useRemoval([...shownCalls, ...waiting].map(({ id }) => id));
  const contexts = useMemo(
    () =>
      Object.fromEntries(
        RECORD_KINDS.map((collection): [RecordKind, RecordListValue] => [
          collection,
          { collection, onRemove },
        ]),
      ) as Readonly<Record<RecordKind, RecordListValue>>,
    [onRemove],
  );

  const keepPlace = useFocusOnMore(waiting, waitingFor !== undefined);

  function loadMore() {
    keepPlace();
    state.loadMore();
  }

  function retry() {
    // The button disappears on success; move the focus first so that it is not lost.
    focusMain();
    void reload('queue');
  }

  const list = (label: string, shown: readonly ShownEntry[]) => (
    <ul aria-label={label} className="grid gap-3">
      {shown.map((entry) => (
        <RecordListContext key={`${entry.kind} ${entry.id}`} value={contexts[entry.kind]}>
          <Entry entry={entry} minute={minute} isLate={isLate(entry, lateUntil)} />
        </RecordListContext>
      ))}
    </ul>
  );

  return (
    <>
      {failed === 'everything' && (
        <LoadFailure
          missing={
            state.entries === undefined ? 'The queue could not be loaded. Try again in a moment.' : undefined
          }
          onRetry={retry}
        />
      )}
      <section
        id="list"
        tabIndex={-1}
        aria-label="Waiting"
        aria-busy={waitingFor !== undefined}
        className="grid gap-4"
      >
        <p role="status" className="min-h-6 text-sm text-muted">
          {statusText(state, today)}
        </p>
        {callAgain.length > 0 && (
          <>
            <h2 className="text-xl">Call again today</h2>
            {list('Call again today', shownCalls)}
            {callAgain.length > FIRST_CALLS && (
              <button
                type="button"
                aria-expanded={areAllCallsShown}
                onClick={() => {
                  setAllCallsShown(!areAllCallsShown);
                }}
                className="min-h-8 cursor-pointer justify-self-start text-sm link"
              >
                {areAllCallsShown ? 'Show fewer' : `Show all ${callAgain.length}`}
                <span className="sr-only"> to call again today</span>
              </button>
            )}
          </>
        )}
        <h2 id={WAITING_ID} tabIndex={-1} className={callAgain.length > 0 ? 'mt-4 text-xl' : 'sr-only'}>
          Waiting
        </h2>
        {state.entries === undefined ? (
          failed !== 'everything' && <ListSkeleton />
        ) : waiting.length === 0 ? (
          <EmptyList
            icon={CHECK}
            heading="Nobody is waiting"
            note="Everybody who wrote was contacted. Whoever writes next appears here by itself."
          />
        ) : (
          list('Waiting, longest first', waiting)
        )}
        {failed === 'more' && <LoadFailure onRetry={loadMore} />}
        {hasMore && failed !== 'more' && (
          <div className="justify-self-center">
            <Button look="outline" aria-disabled={waitingFor !== undefined} onClick={loadMore}>
              {waitingFor === 'more' ? 'Loading...' : 'Load more'}
            </Button>
          </div>
        )}
      </section>
      {dialog}
    </>
  );
}

function statusText(
  { callAgain, entries, counts, waitingFor, updatedAt }: QueueState,
  today: string,
): string {
  if (waitingFor === 'everything') return 'Loading the queue…';
  if (entries === undefined || updatedAt === undefined) return '';
  const shown = entries.filter(isWaiting).length;
  const all = waitingInAll(counts) ?? shown;
  const words =
    entries.length === 0 ? '' : `${shown} of ${all.toLocaleString('en-US')} waiting, longest first. `;
  const due = callsToMake(callAgain, today).length;
  const calls = due === 0 ? '' : `${due} to call again today. `;
  return `${calls}${words}Updated ${localTime(updatedAt)}.`;
}

interface EntryProps {
  readonly entry: ShownEntry;
  /** Current time in whole minutes since 1970. */
  readonly minute: number;
  /** Whether the person has waited too long. */
  readonly isLate: boolean;
}

/** A waiting person: the deadline, whether and how to reach them, and what they wrote. */
const Entry = memo(function Entry({ entry, minute, isLate }: EntryProps) {
  const now = new Date(minute * 60_000);
  const whose = whoseRecord(entry);
  const isOpen = isWaiting(entry);
  return (
    <RecordCard
      id={entry.id}
      layout={`grid gap-x-8 gap-y-3 md:grid-cols-2 lg:grid-cols-[minmax(0,18rem)_minmax(0,18rem)_minmax(0,1fr)] ${
        isOpen && isLate ? 'border-no-line border-l-4' : ''
      }`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:col-span-full">
        {/* The display font is subset to the letters of names and has no @. */}
        <h3 dir="auto" className={`text-lg wrap-anywhere ${entry.name === '' ? 'font-text' : ''}`}>
          {whose}
        </h3>
        <Badge variant="outline">{KIND_LABELS[entry.kind]}</Badge>
        {entry.classification !== null && <p>{CLASSIFICATION_LABELS[entry.classification]}</p>}
        <SpeaksSpanish language={entry.language} />
        {entry.times_asked > 1 && <p>Asked {entry.times_asked} times</p>}
        {entry.isOver === true && <Badge variant="outline">Done or deleted in the meantime</Badge>}
        {isOpen && <Deadline entry={entry} now={now} isLate={isLate} />}
      </div>
      <CallLinks entry={entry} whose={whose} />
      <CallTerms entry={entry} now={now} />
      {entry.text !== null && entry.text !== '' && (
        <div className="max-w-[42em] md:col-span-full lg:col-span-1">
          <LongText text={entry.text} room="narrow" of={`what ${whose} wrote`} />
        </div>
      )}
      <div className="border-t border-line pt-3 md:col-span-full">
        <RecordFooter record={entry} whose={whose} />
      </div>
    </RecordCard>
  );
});

/** The remaining time until the promised answer; red once it is over or the person has waited too long. */
function Deadline({ entry, now, isLate }: Omit<EntryProps, 'minute'> & { readonly now: Date }) {
  const promised = promisedBy(entry.asked_at);
  const left = promised.getTime() - now.getTime();
  const isOver = left <= 0;
  const variant: BadgeVariant = isOver || isLate ? 'destructive' : 'info';
  return (
    <p className="flex flex-wrap items-center gap-x-3 md:ml-auto">
      <span className="text-muted">
        Since <time dateTime={entry.asked_at}>{localTime(entry.asked_at)}</time>
      </span>
      <Badge variant={variant}>
        {isOver ? `${writtenDuration(left)} overdue` : `${writtenDuration(left)} left`}
        {!isOver && isLate && ', waiting too long'}
      </Badge>
    </p>
  );
}

const TERMS: Readonly<Record<ContactTerms, string>> = {
  agreed: 'Agreed to calls and texts',
  'not-agreed': 'Did not agree to calls and texts',
  'to-answer': 'Asked for an answer. No automated calls or texts',
  withdrawn: 'Do not call or text',
};

const LINK =
  'inline-flex min-h-8 items-start gap-2 py-1 wrap-anywhere text-primary underline underline-offset-4';

interface CallLinksProps {
  readonly entry: QueueEntry;
  /** The person's name, or another identification. */
  readonly whose: string;
}

/** Links to call and write to a waiting person, labelled with their name. */
function CallLinks({ entry, whose }: CallLinksProps) {
  const { phone, email } = contactWays(entry);
  const { contact } = entry;
  return (
    <ul className="grid content-start justify-items-start">
      {contact === 'withdrawn' || phone.href === undefined ? (
        phone.text !== '' && (
          <li>
            <bdi>{phone.text}</bdi>
          </li>
        )
      ) : (
        <li>
          <a href={phone.href} className={`${LINK} text-base font-semibold`}>
            <Icon path={PHONE} className="mt-0.75 size-4" />
            <span>
              <span className="sr-only">Call {whose}: </span>
              <bdi>{phone.text}</bdi>
            </span>
          </a>
        </li>
      )}
      {email.text !== '' && (
        <li>
          <a href={email.href} className={LINK}>
            <Icon path={MAIL} className="mt-0.75 size-4" />
            <span>
              <span className="sr-only">Write to {whose}: </span>
              <bdi>{email.text}</bdi>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}

interface CallTermsProps {
  readonly entry: QueueEntry;
  readonly now: Date;
}

/** Whether a waiting person may be called, and their local time. */
function CallTerms({ entry, now }: CallTermsProps) {
  const { state, county, contact } = entry;
  const stateName = state !== null && isJurisdictionCode(state) ? jurisdiction(state).name : state;
  const mayNot = contact === 'not-agreed' || contact === 'withdrawn';
  return (
    <ul className="grid content-start gap-0.5 pt-1">
      <li className={mayNot ? 'font-semibold text-no' : 'text-muted'}>{TERMS[contact]}</li>
      {stateName !== null && (
        <li className="text-muted">
          {county !== null && county !== '' && (
            <>
              <bdi>{county}</bdi>,{' '}
            </>
          )}
          {stateName}
        </li>
      )}
      <li className="text-muted">
        {entry.time_zones.length === 0
          ? 'Local time not known'
          : `Local time ${timeThere(entry.time_zones, now)}`}
      </li>
    </ul>
  );
}
