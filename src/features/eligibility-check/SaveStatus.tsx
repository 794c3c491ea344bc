import { ELIGIBILITY_CHECK_COPY } from '~/content/copy/eligibility-check.ts';
import { Button } from '~/ui/Button.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { CHECK, REFRESH } from '~/ui/icon-paths.ts';

import type { SaveState } from './check-state.ts';

const COPY = ELIGIBILITY_CHECK_COPY.result;

/** Whether the answers arrived, in one line that changes in place; with a way on when they did not. */
export function SaveStatus({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  return (
    <div role="status" className="-my-2 text-sm text-muted">
      {save === 'saving' && <p>{COPY.saving}</p>}
      {save === 'saved' && (
        <p className="flex items-center gap-2">
          <Icon path={CHECK} className="size-5 text-primary" />
          {COPY.saved}
        </p>
      )}
      {save === 'unsaved' && (
        <div className="grid gap-3">
          <p>{COPY.unsaved}</p>
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
