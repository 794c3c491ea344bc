import { useMutation } from '@tanstack/react-query';

import type { RecordRow } from '#domain/office/queue.ts';
import { CONTACT_POINTS, type ContactPoint, honoredBy } from '#domain/records/do-not-call.ts';
import { Failure, LinkButton } from '#features/admin/controls.tsx';
import { showRecord } from '#features/admin/data/queries.ts';
import { setDoNotCall } from '#features/admin/data/records.ts';
import { dayIn } from '#domain/shared/plain-date.ts';
import { Time, useOffice } from '#features/admin/office.tsx';
import { writtenDay } from '#features/admin/times.ts';
import { recordCount } from '#features/admin/words.ts';

interface DoNotCallProps {
  readonly row: RecordRow;
}

/** The marks "do not call" of the record's number and address, which hold for every record that has them. */
export function DoNotCall({ row }: DoNotCallProps) {
  const change = useMutation({
    mutationFn: (contact: ContactPoint) =>
      setDoNotCall(row, { contact, is_marked: row.do_not_call[contact] === null }),
    onSuccess: async ({ records }) => {
      for (const record of records) await showRecord(record);
    },
  });
  const { timeZone } = useOffice();
  const others = (change.data?.records.length ?? 1) - 1;
  return (
    <section aria-label="Do not call" className="grid gap-1">
      {CONTACT_POINTS.filter((point) => row[point] !== '').map((point) => {
        const since = row.do_not_call[point];
        const contact = <bdi className="wrap-anywhere">{row[point]}</bdi>;
        return (
          <p key={point} className={since === null ? '' : 'font-semibold text-no'}>
            {since !== null && (
              <>
                Do not call or text whoever has {contact}, since <Time at={since} isShort />. Whoever else
                calls or texts for you has to stop by{' '}
                {writtenDay(honoredBy(dayIn(new Date(since), timeZone)))}, ten business days.{' '}
              </>
            )}
            {/* One button, so that it keeps the focus when it is pressed. */}
            <LinkButton
              key="press"
              aria-label={`${since === null ? 'Do not call or text' : 'Lift the mark'}: ${row[point]}`}
              isBusy={change.isPending}
              onPress={() => {
                change.mutate(point);
              }}
            >
              {since === null ? <>Do not call or text: {contact}</> : 'Lift the mark'}
            </LinkButton>
          </p>
        );
      })}
      {row.contact !== 'withdrawn' && (
        <p className="text-xs text-muted">One press records a STOP, however it was said.</p>
      )}
      <p role="status" className="text-xs text-muted empty:absolute">
        {change.isPending
          ? 'Saving...'
          : change.isSuccess && others > 0
            ? `This changed ${recordCount(others)} besides this one.`
            : ''}
      </p>
      <Failure what="Not saved" error={change.error} />
    </section>
  );
}
