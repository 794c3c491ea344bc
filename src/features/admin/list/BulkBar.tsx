import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { RECORD_KINDS } from '#domain/records/document.ts';
import type { RecordLine } from '#domain/records/queue.ts';
import { WORK_STATUSES } from '#domain/records/work.ts';
import { exportChosen } from '#features/admin/records/Export.tsx';
import { BulkRemoval } from '#features/admin/records/Removal.tsx';
import { setStatusOfAll } from '#features/admin/records/set-status.ts';
import { MARK_LABELS } from '#features/admin/words.ts';
import { CLOSE, DOWNLOAD, Icon, type IconPath, TRASH } from '#ui/Icon.tsx';
import { showToast, type ToastContent } from '#ui/toasts/store.ts';

/** Maximum number of chosen records: as many ids as one request may contain. */
export const MOST_CHOSEN = 100;

interface BulkBarProps {
  readonly lines: readonly RecordLine[];
  readonly onClear: () => void;
}

/** What can be done with several records at once. */
export function BulkBar({ lines, onClear }: BulkBarProps) {
  const [isRemoving, setRemoving] = useState(false);
  const action = useMutation({
    mutationFn: (act: () => Promise<readonly ToastContent[]>) => act(),
    onSuccess: (toasts) => {
      for (const toast of toasts) showToast(toast);
    },
  });
  const isTooMany = lines.length > MOST_CHOSEN;
  const isBusy = action.isPending || isTooMany;

  async function exportEach() {
    const kinds = RECORD_KINDS.filter((kind) => lines.some((line) => line.kind === kind));
    return Promise.all(
      kinds.map((kind) =>
        exportChosen(
          kind,
          lines.filter((line) => line.kind === kind).map(({ id }) => id),
        ),
      ),
    );
  }

  return (
    <>
      <div
        role="group"
        aria-label="Chosen records"
        className="sticky top-14 z-20 flex flex-wrap items-center gap-x-1 rounded-md bg-ink px-3 py-1 text-sm text-ground [--focus-ring:var(--color-accent)] xl:top-0"
      >
        <p role="status" className="mr-2">
          {lines.length} chosen{isTooMany && `. ${MOST_CHOSEN} are the most at once`}
        </p>
        {WORK_STATUSES.map((status) => (
          <BulkButton
            key={status}
            label={MARK_LABELS[status]}
            isBusy={isBusy}
            onPress={() => {
              action.mutate(async () => [await setStatusOfAll(lines, status)]);
            }}
          />
        ))}
        <BulkButton
          icon={DOWNLOAD}
          label="Export"
          isBusy={isBusy}
          onPress={() => {
            action.mutate(exportEach);
          }}
        />
        <BulkButton
          icon={TRASH}
          label="Delete"
          isBusy={isBusy}
          onPress={() => {
            setRemoving(true);
          }}
        />
        <span className="grow" />
        <BulkButton icon={CLOSE} label="Clear" isBusy={false} onPress={onClear} />
      </div>
      {isRemoving && (
        <BulkRemoval
          lines={lines}
          onClose={() => {
            setRemoving(false);
          }}
        />
      )}
    </>
  );
}

interface BulkButtonProps {
  readonly icon?: IconPath;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function BulkButton({ icon, label, isBusy, onPress }: BulkButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
      className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-full px-3 font-semibold hover:bg-ground/15 aria-disabled:cursor-progress"
    >
      {icon !== undefined && <Icon path={icon} className="size-4" />}
      {label}
    </button>
  );
}
