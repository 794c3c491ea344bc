import { Fragment } from 'react';

import type { AnyRecord } from '#domain/office/queue.ts';
import { personIn } from '#domain/office/search.ts';
import { Time } from '#features/admin/office.tsx';
import { KIND_LABELS } from '#features/admin/words.ts';

/** What a record is, whose, and when it came. */
export function RecordName({ record }: { readonly record: AnyRecord }) {
  const { name, email, phone } = personIn(record);
  return (
    <span className="wrap-anywhere">
      {KIND_LABELS[record.collection]} of{' '}
      {[name, email, phone]
        .filter((part) => part !== '')
        .map((part) => (
          <Fragment key={part}>
            <bdi>{part}</bdi>,{' '}
          </Fragment>
        ))}
      <Time at={record.created_at} isShort />
    </span>
  );
}
