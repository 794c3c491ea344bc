import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { RecordLine } from '#domain/records/queue.ts';
import { WORK_STATUSES, type WorkStatus } from '#domain/records/work.ts';
import { Removal } from '#features/admin/records/Removal.tsx';
import { setStatusOfAll } from '#features/admin/records/set-status.ts';
import { markAs } from '#features/admin/words.ts';
import { CLOSE, Icon, type IconPath, TRASH } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts/store.ts';

interface BulkBarProps {
  readonly lines: readonly RecordLine[];
  readonly onClear: () => void;
}

/** What can be done with several records at once. */
export function BulkBar({ lines, onClear }: BulkBarProps) {
  const [isRemoving, setRemoving] = useState(false);
  const marking = useMutation({
    mutationFn: (status: WorkStatus) => setStatusOfAll(lines, status),
    onSuccess: showToast,
  });
  const actions: readonly (readonly [label: string, act: () => void, icon?: IconPath])[] = [
    ...WORK_STATUSES.map(
      (status) =>
        [
          markAs(status),
          () => {
            marking.mutate(status);
          },
        ] as const,
    ),
    [
      'Delete',
      () => {
        setRemoving(true);
      },
      TRASH,
    ],
    ['Clear', onClear, CLOSE],
  ];
  return (
    <>
      <div
        role="group"
        aria-label="Chosen records"
        className="sticky top-12 z-20 flex flex-wrap items-center gap-x-1 rounded-md bg-ink px-3 py-1 text-sm text-ground [--focus-ring:var(--color-accent)] xl:top-0"
      >
        <p role="status" className="mr-2">
          {lines.length} chosen
        </p>
        {actions.map(([label, act, icon]) => (
          <button
            key={label}
            type="button"
            aria-disabled={marking.isPending}
            onClick={() => {
              if (!marking.isPending) act();
            }}
            className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-full px-3 font-semibold last:ml-auto hover:bg-ground/15 aria-disabled:cursor-progress"
          >
            {icon !== undefined && <Icon path={icon} className="size-4" />}
            {label}
          </button>
        ))}
      </div>
      {isRemoving && (
        <Removal
          lines={lines}
          onRemoved={() => {
            document.getElementById('list')?.focus();
          }}
          onClose={() => {
            setRemoving(false);
          }}
        />
      )}
    </>
  );
}
