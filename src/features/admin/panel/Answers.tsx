import { Fragment, type ReactNode } from 'react';

import { SUBMISSION_RECORD } from '#domain/check/record.ts';
import { cardLines, type CardLine } from '#domain/office/columns.ts';
import type { AnyRecord } from '#domain/office/queue.ts';
import { ALERT, CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

import { writtenFiling } from './answers.ts';
import { LongText } from './LongText.tsx';

/*
 * What renters typed is only rendered as text, with its own direction (`dir="auto"`), so that neither HTML nor
 * right-to-left text affects its surroundings.
 */

/** What a person answered or wrote in a record, and a fold with facts about the record. */
export function Answers({ record }: { readonly record: AnyRecord }) {
  const odd = record.odd_fields.map((name) => name.replaceAll('_', ' ')).join(', ');
  return (
    <div className="grid gap-2">
      {odd !== '' && (
        <p className="flex gap-2 rounded-sm border border-review-line bg-review-tint px-3 py-2 text-xs text-review">
          <Icon path={ALERT} className="mt-0.5 size-4" />
          <span className="wrap-anywhere">Missing or not as expected in this record: {odd}.</span>
        </p>
      )}
      {'filing_date' in record && (
        <>
          <Facts lines={cardLines(SUBMISSION_RECORD, record, 'fact')}>
            <dt className="text-muted">Filed</dt>
            <dd>{writtenFiling(record)}</dd>
            <dt className="text-muted">Years before the check</dt>
            <dd>{record.years_since_conviction ?? 'Not known'}</dd>
          </Facts>
          {record.details !== null && <LongText text={record.details} />}
          <details className="group text-xs">
            <summary className="inline-flex min-h-8 items-center gap-1 text-muted underline underline-offset-4">
              Record
              <Icon path={CHEVRON_DOWN} className="size-4 group-open:rotate-180" />
            </summary>
            <Facts
              lines={[
                { label: 'Message shown', value: record.eligibility_message },
                ...cardLines(SUBMISSION_RECORD, record, 'record'),
                { label: 'Record number', value: record.id },
              ]}
            />
          </details>
        </>
      )}
      {'message' in record && <LongText text={record.message} />}
    </div>
  );
}

interface FactsProps {
  readonly lines: readonly CardLine[];
  readonly children?: ReactNode;
}

function Facts({ lines, children }: FactsProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5">
      {lines.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="wrap-anywhere first-letter:uppercase">
            {value}
          </dd>
        </Fragment>
      ))}
      {children}
    </dl>
  );
}
