import { hasOtherName, isSameName, sharedContacts } from '#domain/office/contacts.ts';
import { type AnyRecord, type RecordRow, recordRow } from '#domain/office/queue.ts';
import { personIn } from '#domain/office/search.ts';
import { recordReference } from '#domain/records/reference.ts';
import { LinkButton } from '#features/admin/controls.tsx';
import type { RecordBeside } from '#features/admin/data/records.ts';
import { Time } from '#features/admin/office.tsx';
import { KIND_LABELS } from '#features/admin/words.ts';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

/** Number of records that are shown without a fold. */
const SHOWN = 4;

const POINT_WORDS = { phone: 'phone number', email: 'email' } as const;

interface SameContactProps {
  readonly beside: RecordBeside;
  readonly onOpen: (row: RecordRow) => void;
}

/** Other records with the same number or address, as facts: whether they are the same person's is the admin's to judge. */
export function SameContact({ beside: { record, same, has_more: hasMore }, onOpen }: SameContactProps) {
  if (same.length === 0) return null;
  const list = (others: readonly AnyRecord[]) => (
    <ul className="grid gap-1">
      {others.map((other) => (
        <li key={recordReference(other)}>
          Same{' '}
          {sharedContacts(record, other)
            .map((point) => POINT_WORDS[point])
            .join(' and ')}
          :{' '}
          <LinkButton
            onPress={() => {
              onOpen(recordRow(other, new Date()));
            }}
          >
            a {KIND_LABELS[other.collection].toLowerCase()} of <Time at={other.created_at} isShort />
          </LinkButton>
          <UnderWhichName record={record} other={other} />
        </li>
      ))}
    </ul>
  );
  const folded = same.slice(SHOWN);
  return (
    <section aria-label="Same contact" className="grid gap-1">
      {list(same.slice(0, SHOWN))}
      {folded.length > 0 && (
        <details>
          <summary className="inline-flex min-h-8 items-center gap-1 text-muted underline underline-offset-4">
            {folded.length} more
            <Icon path={CHEVRON_DOWN} className="size-4 in-open:rotate-180" />
          </summary>
          {list(folded)}
        </details>
      )}
      {hasMore && <p className="text-muted">There are older ones: search for the number or the address.</p>}
    </section>
  );
}

function UnderWhichName({ record, other }: { readonly record: AnyRecord; readonly other: AnyRecord }) {
  if (isSameName(record, other)) return ', under the same name';
  if (!hasOtherName(record, other)) return null;
  return (
    <>
      , under another name: <bdi>{personIn(other).name}</bdi>
    </>
  );
}
