import { useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';

import { callCost } from '#domain/office/call-cost.ts';
import { callTime } from '#domain/office/calling.ts';
import { isSamePerson } from '#domain/office/contacts.ts';
import { personRow } from '#domain/office/people.ts';
import { type RecordRow, recordRow } from '#domain/office/queue.ts';
import { recordReference } from '#domain/records/reference.ts';
import { closeReason } from '#domain/records/work.ts';
import { WORK_LABELS } from '#domain/office/labels.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, languageOf } from '#domain/shared/language.ts';
import { callLink, mailLink, stateName, displayName } from '#features/admin/contact.ts';
import { Failure, LinkButton } from '#features/admin/controls.tsx';
import { recordQuery, savingKey } from '#features/admin/data/queries.ts';
import { isFocusIn } from '#ui/focus.ts';
import { removeAfterAsking } from '#features/admin/records/remove.ts';
import { Time, useOffice } from '#features/admin/office.tsx';
import { timeThere } from '#features/admin/times.ts';
import { CLOSE_LABELS, KIND_LABELS, TERMS } from '#features/admin/words.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, ButtonLink, buttonStyle } from '#ui/Button.tsx';
import { ALERT, ARROW_RIGHT, CLOSE, Icon, MAIL, PHONE } from '#ui/Icon.tsx';

import { Answers } from './Answers.tsx';
import { CALL_COST_WORDS, CALL_TIME_WORDS, CallLink } from './CallLink.tsx';
import { DoNotCall } from './DoNotCall.tsx';
import { useDraft } from './drafts.ts';
import { LastWord } from './LastWord.tsx';
import { LOG_FORM_ID, LogForm } from './LogForm.tsx';
import { SameContact } from './SameContact.tsx';

/** A part of the panel that few calls need, fetched when it is opened. Without it, the note of the call stays open. */
function onDemand<Props>(load: () => Promise<ComponentType<Props>>, failed: string) {
  return lazy(async () => {
    const told: ComponentType<Props> = () => <p role="alert">{failed}</p>;
    return { default: await load().catch(() => told) };
  });
}
const NOT_LOADED = 'This could not be loaded. Save your note and load the page again.';
const CaseForm = onDemand(
  async () => (await import('./Corrections.tsx')).CaseForm,
  'The law could not be read. Promise nothing.',
);
const Correction = onDemand(async () => (await import('./Corrections.tsx')).Correction, NOT_LOADED);
const Replies = onDemand(async () => (await import('./Replies.tsx')).Replies, NOT_LOADED);
const DataRequest = onDemand(async () => (await import('./DataRequest.tsx')).DataRequest, NOT_LOADED);

interface PersonPanelProps {
  /** The record that the panel was opened from, as the list shows it. */
  readonly row: RecordRow;
  /** Whether to begin with the focus in the note. */
  readonly isToWrite: boolean;
  /** Whose turn it is afterwards. */
  readonly next: RecordRow | undefined;
  readonly onOpen: (row: RecordRow) => void;
  readonly onClose: () => void;
  /** Called when the record was deleted. */
  readonly onRemoved: () => void;
}

/**
 * Everything about one record, in the order in which a caller needs it: how to reach the person, the last word, what the
 * law says and asks, the log, what they sent. It is beside the list and not modal; Escape gives the focus back to the row.
 */
export function PersonPanel({ row: listed, isToWrite, next, onOpen, onClose, onRemoved }: PersonPanelProps) {
  const { collection } = listed;
  const found = useQuery(recordQuery(listed));
  const { now } = useOffice();
  const record = found.data?.record;
  const others = found.data?.same.filter((other) => isSamePerson(found.data?.record ?? listed, other)) ?? [];
  const row =
    record === undefined
      ? listed
      : personRow(
          recordRow(record, now),
          others.map((other) => recordRow(other, now)),
          now.toISOString(),
        );
  const name = displayName(row);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft, keepDraft] = useDraft(listed);
  const [dialog, setDialog] = useState<'Correct' | 'Data request'>();
  const correct = useRef<HTMLButtonElement>(null);
  const closeDialog = () => {
    // A form in the page, unlike a dialog, takes the focus along.
    if (dialog === 'Correct' && isFocusIn(panel.current?.querySelector('form[data-keeps-open]')))
      correct.current?.focus();
    setDialog(undefined);
  };
  const removal = useMutation({ mutationFn: () => removeAfterAsking([row]) });
  useEffect(() => {
    const shown = panel.current;
    const leave = ({ key, target }: KeyboardEvent) => {
      if (
        key === 'Escape' &&
        target instanceof Element &&
        target.closest('dialog, [data-keeps-open]') === null
      )
        onClose();
    };
    shown?.addEventListener('keydown', leave);
    return () => {
      shown?.removeEventListener('keydown', leave);
    };
  });
  useEffect(() => {
    if (!isToWrite) heading.current?.focus();
  }, [isToWrite]);

  return (
    <aside
      aria-label={name}
      data-of={recordReference(row)}
      ref={panel}
      className="flex min-h-0 flex-col border-line bg-surface text-sm xl:border-l"
    >
      <div className="relative grid min-h-0 grow grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-4 xl:scroll-py-4 xl:overflow-y-auto xl:px-5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2
              ref={heading}
              tabIndex={-1}
              dir="auto"
              // The display font is subset to the letters of names and has no @.
              className={`text-2xl wrap-anywhere ${row.name === '' ? 'font-text' : ''}`}
            >
              {name}
            </h2>
            <p className="text-muted">
              {KIND_LABELS[collection]}
              {row.state !== null && (
                <>
                  {' · '}
                  <bdi>
                    {[row.county, stateName(row.state)]
                      .filter((part) => part !== null && part !== '')
                      .join(', ')}
                  </bdi>
                </>
              )}
              {row.records !== undefined && ` · ${row.records} records, one person`}
              {' · since '}
              <Time at={row.asked_at} isShort />
            </p>
          </div>
          <button
            type="button"
            aria-label={`Close: ${name}`}
            onClick={onClose}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-sunken"
          >
            <Icon path={CLOSE} />
          </button>
        </div>
        <Reach row={row} />
        {found.data === null && (
          <p role="status" className="font-semibold text-review">
            This record was deleted in the meantime. What you typed is still here.
          </p>
        )}
        <LastWord
          name={name}
          records={[record ?? listed, ...others]}
          isWhole={found.data?.has_more === false}
        />
        {record?.collection === 'submissions' && (
          <Suspense fallback={<p role="status">Reading the law…</p>}>
            <CaseForm record={record} />
          </Suspense>
        )}
        <LogForm
          row={row}
          isToWrite={isToWrite}
          draft={draft}
          onType={(changes) => {
            keepDraft(() => changes);
          }}
          onNext={() => {
            if (next === undefined) onClose();
            else onOpen(next);
          }}
        />
        <Status row={row} />
        <div className="grid gap-2 border-t border-line pt-3">
          <div role="status" className="empty:absolute">
            {found.isPending && <p className="text-muted">Loading…</p>}
          </div>
          <Failure what="The record could not be loaded" error={found.error} />
          {found.isError && <LinkButton onPress={() => void found.refetch()}>Try again</LinkButton>}
          {found.data != null && <SameContact beside={found.data} onOpen={onOpen} />}
          <DoNotCall row={row} />
        </div>
        {record !== undefined && (
          <section className="grid gap-2 border-t border-line pt-3">
            <h3 className="text-base">What they sent</h3>
            <Answers record={record} />
          </section>
        )}
        <Suspense fallback={null}>
          <Replies
            row={row}
            onUse={(note) => {
              keepDraft(({ text }) => ({
                kind: 'wrote' as const,
                step: 'proposed',
                text: [text, note].filter((part) => part !== '').join('\n'),
              }));
            }}
          />
        </Suspense>
        {dialog === 'Correct' && record !== undefined && (
          <Suspense fallback={null}>
            <Correction record={record} whose={name} onClose={closeDialog} />
          </Suspense>
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
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line bg-sunken px-4 py-2.5 xl:px-5">
        <Saving of={row} />
        <p className="min-w-0 grow basis-0 text-xs text-muted">
          {next !== undefined && (
            <>
              Next
              <bdi className="block truncate text-sm font-semibold text-ink">{displayName(next)}</bdi>
            </>
          )}
        </p>
        <div className="flex shrink-0 gap-2">
          <Button type="submit" form={LOG_FORM_ID} look="outline" size="small">
            Save
          </Button>
          <Button
            type="submit"
            form={LOG_FORM_ID}
            value="next"
            look="secondary"
            size="small"
            iconAfter={ARROW_RIGHT}
          >
            Save and next
          </Button>
        </div>
      </div>
      {dialog === 'Data request' && (
        <Suspense fallback={null}>
          <DataRequest row={row} onRemoved={onRemoved} onClose={closeDialog} />
        </Suspense>
      )}
    </aside>
  );
}

/** What became of the latest change of a record, above the buttons that save. */
function Saving({ of: record }: { readonly of: RecordRow }) {
  const filters = { mutationKey: savingKey(record) };
  const last = useMutationState({ filters, select: ({ state }) => state }).at(-1);
  return (
    <div className="w-full text-xs">
      <p role="status" className="text-muted empty:hidden">
        {last?.status === 'pending' && 'Saving...'}
        {last?.status === 'success' && (
          <>
            Saved <Time at={new Date(last.submittedAt).toISOString()} isShort />
          </>
        )}
      </p>
      <Failure what="Not saved" error={last?.error ?? null} kept="What you typed is still here." />
    </div>
  );
}

interface RowProps {
  readonly row: RecordRow;
}

/** The ways to reach a person, the preferred one first, with the time where they are. */
function Reach({ row }: RowProps) {
  const { now } = useOffice();
  const mayCall = callLink(row) !== undefined;
  const objection = CALL_TIME_WORDS[callTime(row.time_zones, now)];
  const cost = CALL_COST_WORDS[callCost(row.phone)];
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap gap-2">
        <CallLink
          row={row}
          className={`${buttonStyle({ look: objection === undefined && cost === undefined ? 'primary' : 'outline', size: 'small' })} grow`}
        >
          <Icon path={PHONE} className="size-5" />
          Call <bdi>{row.phone}</bdi>
        </CallLink>
        {row.email !== '' && (
          <ButtonLink
            href={mailLink(row.email)}
            look={mayCall ? 'outline' : 'primary'}
            size="small"
            icon={MAIL}
          >
            Email
          </ButtonLink>
        )}
      </div>
      {mayCall && cost !== undefined && (
        <p className="flex gap-2 font-semibold text-no">
          <Icon path={ALERT} className="mt-0.5 size-4" />
          {cost.says}
        </p>
      )}
      <p className={mayCall && objection !== undefined ? 'text-review' : undefined}>
        {row.time_zones.length === 0 ? (
          'Their time is not known: neither the state nor the number says where they are.'
        ) : (
          <>
            <strong className="font-semibold">{timeThere(row.time_zones, now)}</strong> where they are
            {!mayCall ? '.' : objection === undefined ? '. Fine to call until 8 PM.' : `: ${objection}.`}
          </>
        )}
      </p>
      {row.is_helper && (
        <p className="font-semibold">This is a helper’s contact: ask for the person whom they help.</p>
      )}
      <p className="wrap-anywhere text-muted">
        <strong className={row.contact === 'withdrawn' ? 'font-semibold text-no' : 'font-normal text-ink'}>
          {TERMS[row.contact]}
        </strong>
        {!mayCall && row.phone !== '' && (
          <>
            {' · '}
            <bdi>{row.phone}</bdi>
          </>
        )}
        {row.email !== '' && (
          <>
            {' · '}
            <bdi>{row.email}</bdi>
          </>
        )}{' '}
        {row.language !== DEFAULT_LANGUAGE && (
          <Badge variant="info">Speaks {LANGUAGE_NAMES[languageOf(row.language)].english}</Badge>
        )}
      </p>
    </div>
  );
}

/** The status of the record. */
function Status({ row }: RowProps) {
  const reason = closeReason(row);
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Badge variant={row.work_status === 'new' ? 'warning' : 'outline'}>
        {WORK_LABELS[row.work_status]}
        {reason !== null && `: ${CLOSE_LABELS[reason].toLowerCase()}`}
      </Badge>
      {row.asked_again.length > 0 && <span>Asked {row.asked_again.length + 1} times</span>}
    </p>
  );
}
