import { Fragment, memo, type ReactNode, useMemo } from 'react';

import {
  type Classification,
  classifySubmission,
  type StoredSubmission,
  SUBMISSION_RECORD,
} from '#domain/check/record.ts';
import type { StoredLead, StoredMessage } from '#domain/inbox/forms.ts';
import { isJurisdictionCode, jurisdiction } from '#domain/places/jurisdiction.ts';
import { type CardLine, cardLines } from '#domain/records/columns.ts';
import { groupByPerson } from '#domain/records/person.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { writtenDay } from '#features/admin/local-time.ts';
import { Badge, type BadgeVariant } from '#ui/Badge.tsx';
import { CHECK, CHEVRON_DOWN, CLOSE, Icon, type IconPath, SEARCH } from '#ui/Icon.tsx';

import {
  CLASSIFICATION_LABELS,
  ContactLinks,
  contactWays,
  type ContactWays,
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

/** A submission prepared for display. */
interface SubmissionView extends ContactWays {
  readonly id: string;
  readonly name: string;
  /** Whether the renter agreed to calls and texts, in words. */
  readonly callTerms: string;
  readonly county: string | null;
  readonly state: string;
  /** ISO 8601, UTC; `null` if unknown. */
  readonly receivedAt: string | null;
  readonly filed: string;
  /** Years between filing and check, in words. */
  readonly filedBefore: string;
  /** Answers about the case. */
  readonly facts: readonly CardLine[];
  readonly classification: Classification;
  /** Language of the form: `en`, `es`. */
  readonly language: string;
  readonly message: string;
  readonly details: string | null;
  /** Facts about the record itself. */
  readonly record: readonly CardLine[];
}

/** Prepares a stored submission for display. */
export function submissionView(stored: StoredSubmission): SubmissionView {
  return {
    id: stored.id,
    name: stored.full_name,
    ...contactWays(stored),
    callTerms: callTerms(stored),
    county: stored.county,
    state: stateName(stored.state),
    receivedAt: stored.created_at,
    // An invalid date is shown unchanged.
    filed: plainDate(stored.filing_date) === undefined ? stored.filing_date : writtenDay(stored.filing_date),
    filedBefore: yearsBefore(stored.years_since_conviction),
    facts: cardLines(SUBMISSION_RECORD, stored, 'fact'),
    classification: classifySubmission(stored),
    language: stored.language,
    message: stored.eligibility_message,
    details: stored.details,
    record: [...cardLines(SUBMISSION_RECORD, stored, 'record'), { label: 'Record number', value: stored.id }],
  };
}

function callTerms({ contact_consent, do_not_call_since }: StoredSubmission): string {
  if (do_not_call_since !== null) return 'Do not call or text';
  return contact_consent ? 'Agreed to calls and texts' : 'Did not agree to calls and texts';
}

function stateName(code: string): string {
  return isJurisdictionCode(code) ? jurisdiction(code).name : code;
}

function yearsBefore(years: number | null): string {
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

interface ContactProps {
  readonly view: SubmissionView;
}

/** Contact links, and whether the renter agreed to calls. */
function Contact({ view }: ContactProps) {
  return (
    <ul className="grid content-start justify-items-start">
      <ContactLinks phone={view.phone} email={view.email} />
      <li className="text-xs text-muted">{view.callTerms}</li>
    </ul>
  );
}

/** Name, classification, location and time. */
function Headline({ view }: ContactProps) {
  const { name, classification, language, receivedAt, county, state } = view;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h3 dir="auto" className="text-lg wrap-anywhere">
        {name}
      </h3>
      <ResultBadge classification={classification} />
      <SpeaksSpanish language={language} />
      <p>
        {county !== null && (
          <>
            <bdi>{county}</bdi>,{' '}
          </>
        )}
        {state}
      </p>
      <div className="lg:ml-auto">
        <Received at={receivedAt} />
      </div>
    </div>
  );
}

/** Answers about the case. */
function CaseFacts({ view }: ContactProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5">
      {view.facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="wrap-anywhere first-letter:uppercase">
            {value}
          </dd>
        </div>
      ))}
      <dt className="text-muted">Filed</dt>
      <dd>
        {view.filed} <span className="text-xs text-muted">{view.filedBefore}</span>
      </dd>
    </dl>
  );
}

/** The renter's own description, and a fold with facts about the record. */
function Details({ view }: ContactProps) {
  const { details, record } = view;
  return (
    <>
      {details === null ? (
        <p className="text-muted">No details given</p>
      ) : (
        <LongText text={details} room="narrow" of={`what ${view.name} wrote`} />
      )}
      <details className="group mt-1">
        <summary
          aria-label={`Record: ${view.name}`}
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
  const view = submissionView(stored);
  return (
    <RecordCard
      id={view.id}
      layout="flex flex-col gap-3 only:col-span-full lg:grid lg:grid-cols-[minmax(0,26fr)_minmax(0,26fr)_minmax(0,24fr)_minmax(0,24fr)] lg:gap-x-6"
    >
      <div className="lg:col-span-full">
        <Headline view={view} />
      </div>
      <Contact view={view} />
      <CaseFacts view={view} />
      <p className="max-w-[34em]">{view.message}</p>
      <div>
        <Details view={view} />
      </div>
      <div className="grid gap-3 border-t border-line pt-3 max-lg:mt-auto lg:col-span-full">
        <OddFields names={stored.odd_fields} />
        <RecordFooter record={stored} whose={view.name || view.email.text || 'a renter'} />
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
