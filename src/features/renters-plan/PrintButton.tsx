import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { Button } from '~/ui/Button.tsx';

/** Sends a sheet to the printer. */
export function PrintButton({ onPrint }: { onPrint: () => void }) {
  return (
    <Button
      look="secondary"
      size="small"
      onClick={() => {
        onPrint();
      }}
    >
      {RENTERS_PLAN_COPY.carry.print}
    </Button>
  );
}
