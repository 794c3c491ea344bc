import { Icon } from '~/ui/Icon.tsx';
import { CHEVRON_DOWN } from '~/ui/icon-paths.ts';

import { ContactLinks } from './ContactLinks.tsx';
import { LongText } from './LongText.tsx';
import { Received } from './Received.tsx';
import { ResultBadge } from './ResultBadge.tsx';
import type { SubmissionView } from './submission-view.ts';

/*
 * The parts of a submission. What renters typed is only ever a text node, and each such text finds its own direction
 * (`dir="auto"`), so that neither HTML nor Arabic disturbs what stands beside it.
 */

interface Props {
  readonly view: SubmissionView;
}

/** Call and mail links, and whether a call is welcome. */
export function Contact({ view }: Props) {
  return (
    <ul className="grid content-start justify-items-start">
      <ContactLinks phone={view.phone} email={view.email} />
      <li className="text-xs text-muted">
        {view.mayCall ? 'Agreed to calls and texts' : 'Did not agree to calls and texts'}
      </li>
    </ul>
  );
}

/** Whose it is, the result, where from and when: the line that is read first. */
export function Headline({ view }: Props) {
  const { name, classification, receivedAt, county, state } = view;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h3 dir="auto" className="text-lg wrap-anywhere">
        {name}
      </h3>
      <ResultBadge classification={classification} />
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

/** What was answered about the case. */
export function CaseFacts({ view }: Props) {
  const facts = [
    ['Reason', view.reason],
    ['Outcome', view.outcome],
    ['Payment', view.payment],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="first-letter:uppercase">{value}</dd>
        </div>
      ))}
      <dt className="text-muted">Filed</dt>
      <dd>
        {view.filed} <span className="text-xs text-muted">{view.filedBefore}</span>
      </dd>
    </dl>
  );
}

/** What the renter added, and what is kept for the record. */
export function Details({ view }: Props) {
  const { details, convictionType, consentVersion, id } = view;
  return (
    <>
      {details === null ? (
        <p className="text-muted">No details given</p>
      ) : (
        <LongText text={details} room="narrow" />
      )}
      <details className="group mt-1">
        <summary className="inline-flex min-h-8 items-center gap-1 text-muted underline underline-offset-4">
          Record
          <Icon path={CHEVRON_DOWN} className="size-4 group-open:rotate-180" />
        </summary>
        <dl className="mt-1 grid gap-1 text-xs wrap-anywhere">
          <dt className="text-muted">Type</dt>
          <dd>{convictionType}</dd>
          <dt className="text-muted">Consent wording of</dt>
          <dd>{consentVersion}</dd>
          <dt className="text-muted">Record number</dt>
          <dd>{id}</dd>
        </dl>
      </details>
    </>
  );
}
