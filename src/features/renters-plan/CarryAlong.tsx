import { SITE } from '~/config/site.ts';
import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';

import { carryText } from './carry-sheet.ts';
import { CopyButton } from './CopyButton.tsx';
import { longDate } from './long-date.ts';
import { pageAddress } from './page-address.ts';
import type { ReadyPlan } from './plan-input.ts';
import { PrintButton } from './PrintButton.tsx';

const COPY = RENTERS_PLAN_COPY.carry;

/** The one page to carry: printed, copied as text; and the address of this check to hand on, without any answer. */
export function CarryAlong({ ready, onPrint }: { ready: ReadyPlan; onPrint: () => void }) {
  return (
    <div className="plan-box">
      <h4>{COPY.heading}</h4>
      <div className="plan-row">
        <PrintButton onPrint={onPrint} />
        <CopyButton text={() => carryText(ready, COPY.made(longDate(ready.today), SITE.name))} />
        <CopyButton text={() => pageAddress().href} label={COPY.share} />
      </div>
    </div>
  );
}
