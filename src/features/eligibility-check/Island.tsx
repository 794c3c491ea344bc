import { useStore } from '@nanostores/react';
import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { IslandFallback } from '~/features/island-fallback/IslandFallback.tsx';
import { Card } from '~/ui/Card.tsx';

import type { EligibilityCheck } from './store.ts';
import type { CheckProps } from './props.ts';
import { eligibilityCheck, wakeUp } from './page-store.ts';
import { EligibilityForm } from './Form.tsx';
import { ResultView } from './Result.tsx';

/** Marks the history entry of a result; the answers themselves never go into the browser's history. */
const RESULT_ENTRY = { eligibilityCheck: 'result' } as const;

function isResultEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'eligibilityCheck' in state;
}

/**
 * Gives the result a place in the browser's history: Back leads to the filled-in form, Forward to the result again.
 *
 * @param form the box around the form; it takes the focus when the form comes back
 */
function useResultHistory(check: EligibilityCheck, form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const stopListening = check.$step.listen((step, previous) => {
      // A task later, since writing history takes a phone as long as drawing the answer, which comes first.
      if (step.name === 'result' && previous?.name === 'submitting') setTimeout(rememberResult);
      if (step.name === 'entry' && previous?.name === 'result') focusWhenShown(form);
    });
    const onPopState = ({ state }: PopStateEvent) => {
      if (isResultEntry(state)) check.forwardToResult();
      else if (check.$step.get().name === 'result') check.backToForm();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      stopListening();
      window.removeEventListener('popstate', onPopState);
    };
  }, [check, form]);

  return useMemo(
    () => ({
      back: () => {
        if (isResultEntry(history.state)) history.back();
        else check.backToForm();
      },
      startOver: () => {
        form.current?.querySelector('form')?.reset();
        // The entry of the old result becomes one of the empty form: Forward must not bring the old case back.
        if (isResultEntry(history.state)) history.replaceState(null, '');
        check.startOver();
      },
    }),
    [check, form],
  );
}

function rememberResult() {
  history.pushState(RESULT_ENTRY, '');
}

/** The form is still hidden while its state changes; a frame later it can take the focus. */
function focusWhenShown(form: RefObject<HTMLElement | null>) {
  requestAnimationFrame(() => {
    const heading = form.current?.querySelector('h3');
    if (heading == null) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}

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
  const step = useStore(check.$step);
  const errors = useStore(check.$errors);
  const law = useStore(check.$law);
  const save = useStore(check.$save);
  const formBox = useRef<HTMLDivElement>(null);
  const history = useResultHistory(check, formBox);

  // Nothing is said before the first answer, so the place where it is said comes after the form. Should it not come,
  // the line under the banner tells the same.
  const [Notifications, setNotifications] = useState<ComponentType<{ isInFlow?: boolean }>>();
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
            $law={check.$law}
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
          notices={Notifications !== undefined && <Notifications isInFlow />}
        />
      )}
      {step.name !== 'result' && Notifications !== undefined && <Notifications />}
    </div>
  );
}
