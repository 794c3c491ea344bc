import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { Button } from '~/ui/Button.tsx';
import { PRINT } from '~/ui/icon-paths.ts';

/** Sends a sheet to the printer. */
export function PrintButton({ onPrint }: { onPrint: () => void }) {
  return (
    <Button look="secondary" size="small" icon={PRINT} onClick={onPrint}>
      {RENTERS_PLAN_COPY.carry.print}
    </Button>
  );
}
