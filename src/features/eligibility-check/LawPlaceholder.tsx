import { ELIGIBILITY_CHECK_COPY } from '~/content/copy/eligibility-check.ts';
import type { Jurisdiction } from '~/domain/places/jurisdiction.ts';
import { Button } from '~/ui/Button.tsx';
import { Card } from '~/ui/Card.tsx';
import { REFRESH } from '~/ui/icon-paths.ts';

const COPY = ELIGIBILITY_CHECK_COPY.law;

interface LawPlaceholderProps {
  readonly state: Jurisdiction;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Stands where the law will be: while it loads, and when it could not be loaded. */
export function LawPlaceholder({ state, failed, onRetry }: LawPlaceholderProps) {
  return (
    <Card>
      <p role="status" className="text-muted">
        {failed ? COPY.failed(state.name) : COPY.loading(state.name)}
      </p>
      {failed ? (
        <p className="mt-4">
          <Button look="outline" icon={REFRESH} onClick={onRetry}>
            {COPY.retry}
          </Button>
        </p>
      ) : (
        <div aria-hidden="true" className="mt-6 h-64 rounded-sm bg-sunken motion-safe:animate-pulse" />
      )}
    </Card>
  );
}
