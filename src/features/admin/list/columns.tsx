import type { ComponentType } from 'react';

import { contradicts } from '#domain/check/record.ts';
import { callCost } from '#domain/office/call-cost.ts';
import { callTime, segmentOf } from '#domain/office/calling.ts';
import { answerChangedAt } from '#domain/office/changed-answers.ts';
import { isLate, promisedBy, type RecordRow } from '#domain/office/queue.ts';
import { callAgainAt, closeReason, sinceAsked } from '#domain/records/work.ts';
import { stepZone, triesIn } from '#domain/office/next-step.ts';
import { CLASSIFICATION_LABELS, WORK_LABELS } from '#domain/office/labels.ts';
import type { ListName } from '#domain/office/filters.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, languageOf } from '#domain/shared/language.ts';
import { dayIn } from '#domain/shared/plain-date.ts';
import { callLink, mailLink, stateName, displayName } from '#features/admin/contact.ts';
import { CALL_COST_WORDS, CALL_TIME_WORDS, CallLink } from '#features/admin/panel/CallLink.tsx';
import { Time, useOffice } from '#features/admin/office.tsx';
import { shortTime, stepTime, timeThere, writtenDuration } from '#features/admin/times.ts';
import { answerLabel, CLOSE_LABELS, findingLook, KIND_LABELS } from '#features/admin/words.ts';
import { badgeStyle } from '#ui/Badge.tsx';
import { ALERT, Icon, MAIL, PHONE } from '#ui/Icon.tsx';

/** A part of a list with a heading. */
export interface Section {
  readonly heading: string;
  readonly note: string;
  readonly rows: readonly RecordRow[];
}

interface CellProps {
  readonly row: RecordRow;
}

interface Column {
  readonly header: string;
  readonly Cell: ComponentType<CellProps>;
  /**
   * Classes of its cells: its width, its place in the two-line rows of narrow lists, and which columns leave first, or leave
   * while a panel says what they say. Rows
   * are flex boxes, so that they can become two lines.
   */
  readonly place: string;
}

const PERSON: Column = {
  header: 'Person',
  Cell: Person,
  place: 'flex-[4_1_9rem] two-line:col-start-2 two-line:row-start-1',
};
const SENT: Column = {
  header: 'Sent',
  Cell: ({ row }) => <span className="text-muted">{KIND_LABELS[row.collection]}</span>,
  place: 'flex-[1_1_4.5rem] @max-[64rem]:hidden in-data-beside:hidden',
};
const FINDING: Column = {
  header: 'Finding · list',
  Cell: FindingAndList,
  place: 'flex-[2_0_15rem] two-line:col-start-2 two-line:row-start-2',
};
const MESSAGE: Column = {
  header: 'Message',
  Cell: ({ row }) => (
    <span dir="auto" className="line-clamp-1 max-w-[34rem] wrap-anywhere">
      {'message' in row ? row.message : ''}
    </span>
  ),
  place: 'flex-[6_1_14rem] two-line:col-start-2 two-line:row-start-2',
};
const PLACE: Column = {
  header: 'County, state',
  Cell: Place,
  place: 'flex-[3_1_6rem] in-data-beside:@max-[53rem]:hidden two-line:hidden',
};
const THEIR_TIME: Column = {
  header: 'Their time',
  Cell: TheirTime,
  place:
    'flex-[2_0_10.25rem] two-line:col-start-3 two-line:row-start-2 two-line:justify-self-end in-data-beside:hidden',
};
const CONTACT: Column = {
  header: 'Contact',
  Cell: Contact,
  place:
    'flex-[1_0_7rem] two-line:col-start-4 two-line:row-span-2 two-line:row-start-1 in-data-beside:hidden',
};
const RECEIVED: Column = {
  header: 'Received',
  Cell: ({ row }) => 'created_at' in row && <Time at={row.created_at} isShort />,
  place: 'flex-[1_1_5rem] two-line:hidden',
};
const NEXT: Column = {
  header: 'Next step',
  Cell: NextStep,
  place: 'flex-[2_1_8rem] two-line:hidden',
};
const STATE_OF_WORK = 'flex-[1_0_8.5rem] two-line:col-start-3 two-line:row-start-1 two-line:justify-self-end';
const PROMISE: Column = { header: 'Promise', Cell: Promised, place: STATE_OF_WORK };
const STATUS: Column = { header: 'Status', Cell: Status, place: STATE_OF_WORK };

/** The columns of each list. The first one names the row and opens its panel. */
export const COLUMNS: Readonly<Record<ListName, readonly [Column, ...Column[]]>> = {
  waiting: [PERSON, SENT, FINDING, PLACE, THEIR_TIME, CONTACT, NEXT, PROMISE],
  submissions: [PERSON, FINDING, PLACE, THEIR_TIME, CONTACT, RECEIVED, STATUS],
  leads: [PERSON, THEIR_TIME, CONTACT, RECEIVED, STATUS],
  messages: [PERSON, MESSAGE, THEIR_TIME, CONTACT, RECEIVED, STATUS],
};

function Person({ row }: CellProps) {
  const { today, timeZone } = useOffice();
  const name = displayName(row);
  const at = Math.max(0, name.indexOf('@'));
  const tries = triesIn(sinceAsked(row));
  const lastTry = tries.at(-1)?.at ?? null;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <bdi className="line-clamp-2 leading-[1.125rem] font-semibold wrap-anywhere">
        {/* An address breaks before its @, if it has to. */}
        {name.slice(0, at)}
        <wbr />
        {name.slice(at)}
      </bdi>
      {row.language !== DEFAULT_LANGUAGE && (
        <span className="rounded-sm bg-info-tint px-1.5 text-xs font-semibold text-info">
          <span aria-hidden="true">{row.language.toUpperCase()}</span>
          <span className="sr-only">, speaks {LANGUAGE_NAMES[languageOf(row.language)].english}</span>
        </span>
      )}
      {row.records !== undefined && (
        <span className="rounded-sm border border-edge px-1 text-xs whitespace-nowrap">
          {row.records} records
        </span>
      )}
      {tries.length > 0 && (
        <span className="w-full text-xs leading-4 text-muted">
          tried {tries.length}×{lastTry !== null && `, ${shortTime(lastTry, timeZone, today)}`}
        </span>
      )}
    </span>
  );
}

/**
 * The finding under the law, and beside it the outcome by the list, in red where they differ; below them what was told
 * where that has changed by itself.
 */
function FindingAndList({ row }: CellProps) {
  const { collection, finding, classification, opens_on: opensOn } = row;
  const { today } = useOffice();
  if (classification === null) {
    return (
      <span className="text-muted">
        <span className="@max-[64rem]:hidden">–</span>
        {/* In place of its own column. */}
        <span className="hidden @max-[64rem]:inline">{KIND_LABELS[collection]}</span>
      </span>
    );
  }
  const look = findingLook(finding);
  const differs = contradicts(finding, classification);
  const isChanged = answerChangedAt(row, today) !== null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 py-0.5 whitespace-nowrap">
      {look !== undefined && (
        <span className={badgeStyle(look.variant)}>
          <Icon path={look.icon} className="size-3.5" />
          {answerLabel({ finding, opens_on: opensOn !== null && opensOn > today ? opensOn : null }, today)}
        </span>
      )}
      <span
        className={differs ? 'font-semibold text-no @max-[30rem]:text-xs' : 'text-muted @max-[30rem]:hidden'}
      >
        {CLASSIFICATION_LABELS[classification]}
        {differs && <span className="sr-only">, the law says otherwise</span>}
      </span>
      {isChanged && (
        <span className="w-full text-xs leading-4 text-muted">
          told: {answerLabel(row.told ?? { finding, opens_on: opensOn }, today)}
        </span>
      )}
    </span>
  );
}

function Place({ row: { county, state } }: CellProps) {
  if (state === null) return <span className="text-muted">–</span>;
  return (
    <span className="line-clamp-1 wrap-anywhere">
      {county !== null && county !== '' && (
        <>
          <bdi>{county.replace(/ (?:County|Parish)$/u, '')}</bdi>,{' '}
        </>
      )}
      <abbr title={stateName(state)} className="no-underline">
        {state}
      </abbr>
    </span>
  );
}

function TheirTime({ row }: CellProps) {
  const { now } = useOffice();
  if (row.time_zones.length === 0) return <span className="text-muted">Not known</span>;
  const objection = CALL_TIME_WORDS[callTime(row.time_zones, now)];
  return (
    <span className="block leading-5 whitespace-nowrap">
      <span className={`two-line:sr-only ${objection === undefined ? '' : 'font-semibold text-review'}`}>
        {timeThere(row.time_zones, now)}
      </span>
      {objection !== undefined && <span className="block text-xs leading-4 text-muted">{objection}</span>}
    </span>
  );
}

const CONTACT_LINK =
  'inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-primary underline-offset-4 hover:underline';

/** The way to answer: a call for whoever agreed to it, otherwise an email. */
function Contact({ row }: CellProps) {
  if (callLink(row) !== undefined) {
    const cost = CALL_COST_WORDS[callCost(row.phone)];
    return (
      <span className="grid">
        <CallLink
          row={row}
          className={`${CONTACT_LINK} ${cost === undefined ? 'min-h-8' : 'two-line:min-h-8 two-line:text-no min-h-5.5 leading-5'}`}
        >
          <Icon path={cost === undefined ? PHONE : ALERT} className="size-4" />
          <span className="two-line:sr-only">May call</span>
          <span className="sr-only">
            {displayName(row)}, {row.phone}
          </span>
        </CallLink>
        {cost !== undefined && (
          <span className="two-line:sr-only text-xs leading-4 font-semibold text-no">{cost.mark}</span>
        )}
      </span>
    );
  }
  return (
    <a href={mailLink(row.email)} className={`${CONTACT_LINK} min-h-8`}>
      <Icon path={MAIL} className="size-4" />
      <span className="two-line:sr-only">{row.contact === 'withdrawn' ? 'Do not call' : 'Email only'}</span>
      <span className="sr-only">{displayName(row)}</span>
    </a>
  );
}

/** The time left until the promised answer, or the status of a record that is not new any more. */
function Promised({ row }: CellProps) {
  const { now, lateUntil } = useOffice();
  const at = callAgainAt(row);
  if (row.work_status !== 'new' || row.asked_at === null || (at !== null && at > now.toISOString()))
    return <Status row={row} />;
  const left = promisedBy(row.asked_at).getTime() - now.getTime();
  const isOver = left <= 0;
  const isLong = isLate(row, lateUntil);
  return (
    <span
      className={`whitespace-nowrap tabular-nums ${isOver ? 'font-semibold text-no' : isLong ? 'font-semibold text-review' : ''}`}
    >
      {isLong && !isOver && <Icon path={ALERT} className="mr-1 inline size-4" />}
      {writtenDuration(left)} {isOver ? 'over' : 'left'}
      {isLong && !isOver && <span className="sr-only">, waiting too long</span>}
    </span>
  );
}

function Status({ row }: CellProps) {
  const { now, today, timeZone } = useOffice();
  const at = callAgainAt(row);
  const reason = closeReason(row);
  if (at === null) {
    return (
      <span className="text-muted">
        {reason === null ? WORK_LABELS[row.work_status] : CLOSE_LABELS[reason]}
      </span>
    );
  }
  return (
    <span
      className={`whitespace-nowrap ${at <= now.toISOString() ? 'font-semibold text-review' : 'text-muted'}`}
    >
      call {shortTime(at, timeZone, today)}
    </span>
  );
}

/** What to do next, with the hour where the person is. */
function NextStep({ row }: CellProps) {
  const { now } = useOffice();
  const at = callAgainAt(row);
  if (at !== null) {
    const zone = stepZone(row.time_zones);
    const there = stepTime(at, zone, dayIn(new Date(at), zone) === dayIn(now, zone));
    return <span>{at <= now.toISOString() ? 'Call again' : `Call ${there} there`}</span>;
  }
  if (segmentOf(row) === 'email') return <span>Email</span>;
  return <span>{triesIn(sinceAsked(row)).length === 0 ? 'First call' : 'Call again'}</span>;
}
