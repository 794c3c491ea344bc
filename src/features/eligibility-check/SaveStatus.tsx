import { ELIGIBILITY_CHECK_COPY } from '~/content/copy/eligibility-check.ts';
import { SERVER_NOTE_COPY } from '~/content/copy/server-note.ts';
import { Button } from '~/ui/Button.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { CHECK, REFRESH } from '~/ui/icon-paths.ts';

import type { SaveState } from './check-state.ts';

const COPY = ELIGIBILITY_CHECK_COPY.result;

/** Whether the answers arrived, in one line that changes in place; with a way on when they did not. */
export function SaveStatus({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  return (
    <div role="status" className="-my-2 text-sm text-muted">
      {save.status === 'saving' && <p>{COPY.saving}</p>}
      {save.status === 'saved' && (
        <p className="flex items-center gap-2">
          <Icon path={CHECK} className="size-5 text-primary" />
          {COPY.saved}
        </p>
      )}
      {save.status === 'unsaved' && (
        <div className="grid gap-3">
          <p>{save.note === undefined ? COPY.unsaved : SERVER_NOTE_COPY.unsaved(save.note.detail)}</p>
          {save.note?.reference !== undefined && <p>{SERVER_NOTE_COPY.reference(save.note.reference)}</p>}
          <p>
            <Button look="outline" size="small" icon={REFRESH} onClick={onRetry}>
              {COPY.retrySave}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
