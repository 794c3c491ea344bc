import { Fragment } from 'react';

import { SUBMISSION_RECORD } from '#domain/check/record.ts';
import { cardLines } from '#domain/office/columns.ts';
import type { AnyRecord } from '#domain/office/queue.ts';
import { ALERT, CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

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
          {record.details !== null && <LongText text={record.details} />}
          <details className="group text-xs">
            <summary className="inline-flex min-h-8 items-center gap-1 text-muted underline underline-offset-4">
              Record
              <Icon path={CHEVRON_DOWN} className="size-4 group-open:rotate-180" />
            </summary>
            <dl className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5">
              {[...cardLines(SUBMISSION_RECORD, record), { label: 'Record number', value: record.id }].map(
                ({ label, value }) => (
                  <Fragment key={label}>
                    <dt className="text-muted">{label}</dt>
                    <dd dir="auto" className="wrap-anywhere first-letter:uppercase">
                      {value}
                    </dd>
                  </Fragment>
                ),
              )}
            </dl>
          </details>
        </>
      )}
      {'message' in record && <LongText text={record.message} />}
    </div>
  );
}
