import { useMutation } from '@tanstack/react-query';

import type { RecordRow } from '#domain/office/queue.ts';
import { isFocusIn } from '#ui/focus.ts';
import { removeAfterAsking } from '#features/admin/records/remove.ts';
import { setWorkOf, WORK_ACTION_LABELS, WORK_ACTIONS } from '#features/admin/records/set-work.ts';
import { CLOSE, Icon, type IconPath, TRASH } from '#ui/Icon.tsx';

interface BulkBarProps {
  readonly rows: readonly RecordRow[];
  readonly onClear: () => void;
}

/** What can be done with several records at once. */
export function BulkBar({ rows, onClear }: BulkBarProps) {
  const working = useMutation({ mutationFn: (act: () => unknown) => Promise.resolve(act()) });
  const remove = async () => {
    const pressed = document.activeElement;
    const isGone = await removeAfterAsking(rows);
    if (isGone && isFocusIn(pressed)) document.getElementById('list')?.focus();
  };
  const clear = () => {
    document.getElementById('list')?.focus();
    onClear();
  };
  const actions: readonly (readonly [label: string, act: () => unknown, icon?: IconPath])[] = [
    ...WORK_ACTIONS.map((action) => [WORK_ACTION_LABELS[action], () => setWorkOf(rows, action)] as const),
    ['Delete', remove, TRASH],
    ['Clear', clear, CLOSE],
  ];
  return (
    <div
      role="group"
      aria-label="Chosen records"
      className="sticky top-23 z-20 flex flex-wrap items-center gap-x-1 rounded-md bg-ink px-3 py-1 text-sm text-ground [--focus-ring:var(--color-accent)] lg:top-12 xl:top-0"
    >
      <p role="status" className="mr-2">
        {rows.length} chosen
      </p>
      {actions.map(([label, act, icon]) => (
        <button
          key={label}
          type="button"
          aria-disabled={working.isPending}
          onClick={() => {
            if (!working.isPending) working.mutate(act);
          }}
          className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-full px-3 font-semibold last:ml-auto hover:bg-ground/15 aria-disabled:cursor-progress"
        >
          {icon !== undefined && <Icon path={icon} className="size-4" />}
          {label}
        </button>
      ))}
    </div>
  );
}
