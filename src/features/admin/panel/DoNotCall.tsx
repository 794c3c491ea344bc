import { useMutation } from '@tanstack/react-query';

import type { RecordRow } from '#domain/office/queue.ts';
import { CONTACT_POINTS, type ContactPoint } from '#domain/records/do-not-call.ts';
import { Failure, LinkButton } from '#features/admin/controls.tsx';
import { showRecord } from '#features/admin/data/queries.ts';
import { setDoNotCall } from '#features/admin/data/records.ts';
import { Time } from '#features/admin/office.tsx';
import { recordCount } from '#features/admin/words.ts';

interface DoNotCallProps {
  readonly line: RecordRow;
}

/** The marks "do not call" of the record's number and address, which hold for every record that has them. */
export function DoNotCall({ line }: DoNotCallProps) {
  const change = useMutation({
    mutationFn: (contact: ContactPoint) =>
      setDoNotCall(line, { contact, is_marked: line.do_not_call[contact] === null }),
    onSuccess: async ({ records }) => {
      for (const record of records) await showRecord(record);
    },
  });
  const given = CONTACT_POINTS.filter((point) => line[point] !== '');
  const marked = given.filter((point) => line.do_not_call[point] !== null);
  const others = (change.data?.records.length ?? 1) - 1;
  return (
    <section aria-label="Do not call" className="grid gap-1">
      {marked.map((point) => (
        <p key={point} className="font-semibold text-no">
          Do not call or text whoever has <bdi className="wrap-anywhere">{line[point]}</bdi>, since{' '}
          <Time at={line.do_not_call[point]} isShort />.{' '}
          <LinkButton
            aria-label={`Lift the mark: ${line[point]}`}
            isBusy={change.isPending}
            onPress={() => {
              change.mutate(point);
            }}
          >
            Lift the mark
          </LinkButton>
        </p>
      ))}
      {marked.length < given.length && (
        <p>
          Do not call or text?{' '}
          {given
            .filter((point) => !marked.includes(point))
            .map((point, index) => (
              <span key={point}>
                {index > 0 && ' · '}
                <LinkButton
                  aria-label={`Do not call or text: ${line[point]}`}
                  isBusy={change.isPending}
                  onPress={() => {
                    change.mutate(point);
                  }}
                >
                  <bdi className="wrap-anywhere">{line[point]}</bdi>
                </LinkButton>
              </span>
            ))}
        </p>
      )}
      <p role="status" className="text-xs text-muted empty:hidden">
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
