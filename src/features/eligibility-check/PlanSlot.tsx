import type { WritableAtom } from 'nanostores';
import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';

import { LAW_DETAILS_COPY } from '~/content/copy/law-details.ts';
import type { SealingLawFile } from '~/domain/law/state-file.ts';
import type { EligibilityForm } from '~/domain/check/form.ts';
import { localDate } from '~/domain/shared/plain-date.ts';
import type { PlanInput } from '~/features/renters-plan/plan-input.ts';
import type { PlanNotes } from '~/features/renters-plan/plan-notes.ts';
import { Button } from '~/ui/Button.tsx';
import { Card } from '~/ui/Card.tsx';
import { REFRESH } from '~/ui/icon-paths.ts';

const COPY = LAW_DETAILS_COPY.plan;

interface PlanSlotProps {
  readonly file: SealingLawFile;
  readonly form: EligibilityForm;
  readonly answer: string;
  readonly $notes: WritableAtom<PlanNotes>;
}

type Plan = ComponentType<{ input: PlanInput; $notes: WritableAtom<PlanNotes> }>;

/** Where the renter's plan stands: fetched now that there is a result, and again if that failed. */
export function PlanSlot({ file, form, answer, $notes }: PlanSlotProps) {
  const [Plan, setPlan] = useState<Plan>();
  const [hasFailed, setFailed] = useState(false);
  const input = useMemo(() => ({ file, form, answer, today: localDate(new Date()) }), [file, form, answer]);

  const load = useCallback(() => {
    import('~/features/renters-plan/RentersPlan.tsx')
      .then((module) => {
        setPlan(() => module.RentersPlan);
      })
      .catch(() => {
        setFailed(true);
      });
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };

  if (Plan !== undefined) return <Plan input={input} $notes={$notes} />;
  return (
    <Card>
      <p role="status" className="text-muted">
        {hasFailed ? COPY.failed : COPY.loading}
      </p>
      {hasFailed && (
        <p className="mt-4">
          <Button look="outline" icon={REFRESH} onClick={retry}>
            {COPY.retry}
          </Button>
        </p>
      )}
    </Card>
  );
}
