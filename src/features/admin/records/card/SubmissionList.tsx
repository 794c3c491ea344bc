import { Fragment, memo } from 'react';

import type { Classification, StoredSubmission } from '~/domain/check/record.ts';
import { Badge } from '~/ui/Badge.tsx';
import { PersonGroups } from '~/features/admin/person/PersonGroups.tsx';
import type { BadgeVariant } from '~/ui/Badge.tsx';
import { CHECK, CHEVRON_DOWN, CLOSE, Icon, type IconPath, SEARCH } from '~/ui/Icon.tsx';

import { CLASSIFICATION_LABELS, submissionView, type SubmissionView } from './submission-view.ts';
import { ContactLinks, LongText, OddFields, Received, RecordCard, SpeaksSpanish } from './RecordCard.tsx';
import { RecordFooter } from '../work/RecordFooter.tsx';

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
