import { hasOtherName, isSameName, sharedContacts } from '#domain/office/contacts.ts';
import { type AnyRecord, type RecordRow, recordRow } from '#domain/office/queue.ts';
import { personIn } from '#domain/office/search.ts';
import { recordReference } from '#domain/records/reference.ts';
import { LinkButton } from '#features/admin/controls.tsx';
import type { RecordBeside } from '#features/admin/data/records.ts';
import { Time } from '#features/admin/office.tsx';
import { KIND_LABELS } from '#features/admin/words.ts';

const POINT_WORDS = { phone: 'phone number', email: 'email' } as const;

interface SameContactProps {
  readonly beside: RecordBeside;
  readonly onOpen: (row: RecordRow) => void;
}

/** Other records with the same number or address, as facts: whether they are the same person's is the admin's to judge. */
export function SameContact({ beside: { record, same, has_more: hasMore }, onOpen }: SameContactProps) {
  if (same.length === 0) return null;
  return (
    <section aria-label="Same contact" className="grid gap-1">
      <ul className="grid gap-1">
        {same.map((other) => (
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
