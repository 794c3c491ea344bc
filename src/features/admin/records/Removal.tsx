import { useMutation } from '@tanstack/react-query';

import type { RecordPlace } from '#domain/records/person.ts';
import type { RecordLine } from '#domain/records/queue.ts';
import { whose } from '#features/admin/contact.ts';
import { dropRecords } from '#features/admin/data/queries.ts';
import { removeRecord } from '#features/admin/data/records.ts';
import { Question } from '#features/admin/dialog/Dialog.tsx';
import { recordCount } from '#features/admin/words.ts';
import { showToast } from '#ui/toasts/store.ts';

/** Deletes records one after the other, until the first failure. Those that somebody else deleted are gone as well. */
async function removeAll(lines: readonly RecordLine[]): Promise<void> {
  const removed: RecordPlace[] = [];
  try {
    for (const { kind: collection, id } of lines) {
      await removeRecord({ collection, id });
      removed.push({ collection, id });
    }
  } finally {
    await dropRecords(removed);
  }
}

interface RemovalProps {
  readonly lines: readonly RecordLine[];
  /** Called when the records have left the page. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Maximum number of people listed by name; the rest are counted. */
const MOST_NAMED = 8;

/** Asks before records are deleted: lists whose they are, and repeats the number on the button. */
export function Removal({ lines, onRemoved, onClose }: RemovalProps) {
  const count = recordCount(lines.length);
  const removal = useMutation({
    mutationFn: () => removeAll(lines),
    onSuccess: () => {
      showToast({ title: 'Deleted', description: `Gone for good: ${count}.`, tone: 'success' });
      onClose();
      onRemoved();
    },
  });
  return (
    <Question
      heading={`Delete ${count}?`}
      keep="Keep"
      confirm={`Delete ${count}`}
      isDangerous
      isBusy={removal.isPending}
      trouble="Not everything was deleted"
      error={removal.error}
      onConfirm={() => {
        removal.mutate();
      }}
      onClose={onClose}
    >
      <p>This removes what these people sent, with every answer and your contact log. It cannot be undone.</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {lines.slice(0, MOST_NAMED).map((line) => (
          <li key={line.id}>
            <bdi>{whose(line)}</bdi>
          </li>
        ))}
        {lines.length > MOST_NAMED && <li>and {lines.length - MOST_NAMED} more</li>}
      </ul>
    </Question>
  );
}
