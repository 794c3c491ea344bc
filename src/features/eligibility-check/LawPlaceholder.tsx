import { ELIGIBILITY_CHECK_COPY } from '~/content/copy/eligibility-check.ts';
import { Button } from '~/ui/Button.tsx';
import { Card } from '~/ui/Card.tsx';

const COPY = ELIGIBILITY_CHECK_COPY.law;

interface LawPlaceholderProps {
  readonly stateName: string;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Stands where the law will be: while it loads, and when it could not be loaded. */
export function LawPlaceholder({ stateName, failed, onRetry }: LawPlaceholderProps) {
  return (
    <Card>
      <p role="status" className="text-muted">
        {failed ? COPY.failed(stateName) : COPY.loading(stateName)}
      </p>
      {failed ? (
        <p className="mt-4">
          <Button look="outline" icon="refresh" onClick={onRetry}>
            {COPY.retry}
          </Button>
        </p>
      ) : (
        <div aria-hidden="true" className="motion-safe:animate-pulse mt-6 grid gap-4">
          <span className="h-8 w-2/3 rounded-sm bg-sunken" />
          <span className="h-24 rounded-sm bg-sunken" />
          <span className="h-40 rounded-sm bg-sunken" />
        </div>
      )}
    </Card>
  );
}
