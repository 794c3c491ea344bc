import { useCallback, useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';

import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { IslandFallback } from '~/features/island-fallback/IslandFallback.tsx';
import { Card } from '~/ui/Card.tsx';
import { useAtom } from '~/ui/use-atom.ts';

import type { CheckProps } from './check-props.ts';
import { eligibilityCheck, wakeUp } from './eligibility-check.ts';
import { EligibilityForm } from './EligibilityForm.tsx';
import { ResultView } from './ResultView.tsx';
import { useResultHistory } from './use-result-history.ts';

const NO_COUNTIES: readonly string[] = [];

/** The free eligibility check: the form, the moment between and the answer (specification §2 and §4). */
export function EligibilityCheckIsland(props: CheckProps) {
  return (
    <IslandFallback>
      <Check {...props} />
    </IslandFallback>
  );
}

function Check({ statesWithoutLaw, offer }: CheckProps) {
  const rule = useCallback(
    (code: JurisdictionCode) => ({ eligible: !statesWithoutLaw.includes(code) }),
    [statesWithoutLaw],
  );
  const check = eligibilityCheck(rule);
  const step = useAtom(check.$step);
  const errors = useAtom(check.$errors);
  const law = useAtom(check.$law);
  const save = useAtom(check.$save);
  const formBox = useRef<HTMLDivElement>(null);
  const history = useResultHistory(check, formBox);

  // Nothing is said before the first answer, so the place where it is said comes after the form. Should it not come,
  // the line under the banner tells the same.
  const [Notifications, setNotifications] = useState<ComponentType>();
  useEffect(() => {
    wakeUp();
    void import('~/ui/notifications/Notifications.tsx')
      .then((module) => {
        setNotifications(() => module.Notifications);
      })
      .catch(() => undefined);
  }, []);
  useEffect(() => {
    const retry = () => void check.retrySave();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [check]);

  const chooseState = useCallback(
    (code: JurisdictionCode | undefined) => void check.chooseState(code),
    [check],
  );
  const submit = useCallback<ComponentProps<typeof EligibilityForm>['onSubmit']>(
    (answers) => void check.submit(answers),
    [check],
  );

  return (
    <div>
      {/* Hidden, not removed, under a result: Back finds everything as it was typed. */}
      <div ref={formBox} hidden={step.name === 'result'}>
        <Card className="lift">
          <EligibilityForm
            errors={errors}
            $step={check.$step}
            counties={law.status === 'ready' ? law.law.file.counties : NO_COUNTIES}
            onStateChange={chooseState}
            onSubmit={submit}
          />
        </Card>
      </div>
      {step.name === 'result' && (
        <ResultView
          form={step.form}
          assessment={step.assessment}
          rule={rule(step.form.state)}
          law={law}
          offer={offer}
          save={save}
          $notes={check.$notes}
          onRetryLaw={() => void check.retryLaw()}
          onRetrySave={() => void check.retrySave()}
          onBack={history.back}
          onStartOver={history.startOver}
        />
      )}
      {Notifications !== undefined && <Notifications />}
    </div>
  );
}
