import { Fragment, memo, type ReactNode, useMemo } from 'react';

import {
  type Classification,
  classifySubmission,
  type StoredSubmission,
  SUBMISSION_RECORD,
} from '#domain/check/record.ts';
import type { StoredLead, StoredMessage } from '#domain/inbox/forms.ts';
import { isJurisdictionCode, jurisdiction } from '#domain/places/jurisdiction.ts';
import { cardLines } from '#domain/records/columns.ts';
import { groupByPerson } from '#domain/records/person.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { writtenDay } from '#features/admin/local-time.ts';
import { Badge, type BadgeVariant } from '#ui/Badge.tsx';
import { CHECK, CHEVRON_DOWN, CLOSE, Icon, type IconPath, SEARCH } from '#ui/Icon.tsx';

import {
  CLASSIFICATION_LABELS,
  ContactLinks,
  contactWays,
  LongText,
  OddFields,
  Received,
  RecordCard,
  SpeaksSpanish,
  whoseRecord,
} from '#features/admin/records/card/RecordCard.tsx';
import { RecordFooter } from '#features/admin/records/work/RecordFooter.tsx';

interface PersonGroupsProps<Stored> {
  readonly records: readonly Stored[];
  /** Accessible name of the list. */
  readonly label: string;
  /** CSS classes for the layout of the records. */
  readonly layout: string;
  /** Renders a record as a list item with the record's id as its key. */
  readonly children: (record: Stored) => ReactNode;
}

/** A list of records in which those of one person are grouped at the position of the newest. */
function PersonGroups<Stored extends { readonly id: string }>({
  records,
  label,
  layout,
  children,
}: PersonGroupsProps<Stored>) {
  const groups = useMemo(() => groupByPerson(records), [records]);
  return (
    <ul aria-label={label} className={layout}>
      {/* Flat, so that each card has a stable key and keeps what is typed into it while others come and go. */}
      {groups.flatMap((group) => {
        // The key is that of the oldest record, because newer ones may be added.
        const oldest = group.at(-1);
        if (oldest === undefined || group.length === 1) return group.map(children);
        return (
          <li key={`person of ${oldest.id}`} className="col-span-full border-l-3 border-primary pl-3">
            <p className="mb-2 text-sm font-semibold">{group.length} records of one person</p>
            <ul aria-label={`${group.length} records of one person`} className={layout}>
              {group.map(children)}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function callTerms({ contact_consent, do_not_call_since }: StoredSubmission): string {
  if (do_not_call_since !== null) return 'Do not call or text';
  return contact_consent ? 'Agreed to calls and texts' : 'Did not agree to calls and texts';
}

function stateName(code: string): string {
  return isJurisdictionCode(code) ? jurisdiction(code).name : code;
}

/** Years between filing and check, in words. */
export function yearsBefore(years: number | null): string {
  if (years === null) return '';
  if (years <= 0) return 'in the year of the check';
  return years === 1 ? '1 year before the check' : `${years} years before the check`;
}

const LOOKS: Readonly<Record<Classification, { variant: BadgeVariant; icon: IconPath }>> = {
  eligible: { variant: 'success', icon: CHECK },
  maybe: { variant: 'warning', icon: SEARCH },
  'not-eligible': { variant: 'destructive', icon: CLOSE },
};

/** The classification of a check, shown by icon, word and colour. */
function ResultBadge({ classification }: { readonly classification: Classification }) {
  const { variant, icon } = LOOKS[classification];
  return (
    <Badge variant={variant}>
      <Icon path={icon} className="size-4" />
      {CLASSIFICATION_LABELS[classification]}
    </Badge>
  );
}

/*
 * The parts of a submission. What renters typed is only rendered as text, with its own direction (`dir="auto"`), so
 * that neither HTML nor right-to-left text affects its surroundings.
 */

interface PartProps {
  readonly stored: StoredSubmission;
}

/** Contact links, and whether the renter agreed to calls. */
function Contact({ stored }: PartProps) {
  return (
    <ul className="grid content-start justify-items-start">
      <ContactLinks {...contactWays(stored)} />
      <li className="text-xs text-muted">{callTerms(stored)}</li>
    </ul>
  );
}

/** Name, classification, location and time. */
function Headline({ stored }: PartProps) {
  const { full_name, language, created_at, county, state } = stored;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h3 dir="auto" className="text-lg wrap-anywhere">
        {full_name}
      </h3>
      <ResultBadge classification={classifySubmission(stored)} />
      <SpeaksSpanish language={language} />
      <p>
        {county !== null && (
          <>
            <bdi>{county}</bdi>,{' '}
          </>
        )}
        {stateName(state)}
      </p>
      <div className="lg:ml-auto">
        <Received at={created_at} />
      </div>
    </div>
  );
}

/** Answers about the case. */
function CaseFacts({ stored }: PartProps) {
  const { filing_date, years_since_conviction } = stored;
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5">
      {cardLines(SUBMISSION_RECORD, stored, 'fact').map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="wrap-anywhere first-letter:uppercase">
            {value}
          </dd>
        </div>
      ))}
      <dt className="text-muted">Filed</dt>
      <dd>
        {/* An invalid date is shown unchanged. */}
        {plainDate(filing_date) === undefined ? filing_date : writtenDay(filing_date)}{' '}
        <span className="text-xs text-muted">{yearsBefore(years_since_conviction)}</span>
      </dd>
    </dl>
  );
}

/** The renter's own description, and a fold with facts about the record. */
function Details({ stored }: PartProps) {
  const { id, full_name, details } = stored;
  const record = [...cardLines(SUBMISSION_RECORD, stored, 'record'), { label: 'Record number', value: id }];
  return (
    <>
      {details === null ? (
        <p className="text-muted">No details given</p>
      ) : (
        <LongText text={details} room="narrow" of={`what ${full_name} wrote`} />
      )}
      <details className="group mt-1">
        <summary
          aria-label={`Record: ${full_name}`}
          className="inline-flex min-h-8 items-center gap-1 text-muted underline underline-offset-4"
        >
          Record
          <Icon path={CHEVRON_DOWN} className="size-4 group-open:rotate-180" />
        </summary>
        <dl className="mt-1 grid gap-1 text-xs wrap-anywhere">
          {record.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </>
  );
}

/** The submissions: columns where there is room, cards otherwise. */
export function SubmissionList({ submissions }: { readonly submissions: readonly StoredSubmission[] }) {
  return (
    <PersonGroups
      records={submissions}
      label="Submissions, newest first"
      layout="grid grid-cols-1 gap-3 md:max-lg:grid-cols-2"
    >
      {(stored) => <Submission key={stored.id} stored={stored} />}
    </PersonGroups>
  );
}

/** Memoized, so that a long list stays fast while one record changes. */
const Submission = memo(function Submission({ stored }: { readonly stored: StoredSubmission }) {
  return (
    <RecordCard
      id={stored.id}
      layout="flex flex-col gap-3 only:col-span-full lg:grid lg:grid-cols-[minmax(0,26fr)_minmax(0,26fr)_minmax(0,24fr)_minmax(0,24fr)] lg:gap-x-6"
    >
      <div className="lg:col-span-full">
        <Headline stored={stored} />
      </div>
      <Contact stored={stored} />
      <CaseFacts stored={stored} />
      <p className="max-w-[34em]">{stored.eligibility_message}</p>
      <div>
        <Details stored={stored} />
      </div>
      <div className="grid gap-3 border-t border-line pt-3 max-lg:mt-auto lg:col-span-full">
        <OddFields names={stored.odd_fields} />
        <RecordFooter record={stored} whose={whoseRecord(stored)} />
      </div>
    </RecordCard>
  );
});

/** The leads, each in one line where there is room. */
export function LeadList({ leads }: { readonly leads: readonly StoredLead[] }) {
  return (
    <PersonGroups records={leads} label="Leads, newest first" layout="grid gap-3">
      {(lead) => <Lead key={lead.id} lead={lead} />}
    </PersonGroups>
  );
}

/** Memoized, so that a long list stays fast while one record changes. */
const Lead = memo(function Lead({ lead }: { readonly lead: StoredLead }) {
  return (
    <RecordCard id={lead.id} layout="grid gap-x-8 gap-y-1 md:grid-cols-[1fr_auto] md:py-3">
      <ul className="grid justify-items-start gap-x-8 lg:grid-cols-[14rem_1fr]">
        <ContactLinks {...contactWays(lead)} />
      </ul>
      {/* Aligned with the links, which are taller to be easy to tap. */}
      <div className="md:pt-0.5">
        <Received at={lead.created_at} />
        <SpeaksSpanish language={lead.language} />
      </div>
      <div className="mt-1 grid gap-3 border-t border-line pt-3 md:col-span-full">
        <OddFields names={lead.odd_fields} />
        <RecordFooter record={lead} whose={whoseRecord(lead)} />
      </div>
    </RecordCard>
  );
});

/** The messages of the contact form. On wide screens the sender is next to the text, otherwise above it. */
export function MessageList({ messages }: { readonly messages: readonly StoredMessage[] }) {
  return (
    <PersonGroups records={messages} label="Messages, newest first" layout="grid gap-3">
      {(message) => <Message key={message.id} message={message} />}
    </PersonGroups>
  );
}

/** Memoized, so that a long list stays fast while one record changes. */
const Message = memo(function Message({ message }: { readonly message: StoredMessage }) {
  return (
    <RecordCard id={message.id} layout="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div>
        <h3 dir="auto" className="text-lg wrap-anywhere">
          {message.name}
        </h3>
        <SpeaksSpanish language={message.language} />
        <Received at={message.created_at} />
        <ul className="mt-1 grid justify-items-start">
          <ContactLinks {...contactWays(message)} />
        </ul>
      </div>
      <div className="max-w-[42em] text-base max-md:border-t max-md:border-line max-md:pt-4">
        <LongText text={message.message} room="wide" of={`what ${message.name} wrote`} />
      </div>
      <div className="grid gap-3 border-t border-line pt-3 md:col-span-full">
        <OddFields names={message.odd_fields} />
        <RecordFooter record={message} whose={whoseRecord(message)} />
      </div>
    </RecordCard>
  );
});
