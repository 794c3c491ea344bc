import { useStore } from '@nanostores/react';
import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { useWords, WordsProvider } from '~/features/language/words-context.tsx';
import { IslandFallback } from '~/features/island-fallback/IslandFallback.tsx';
import { Button } from '~/ui/Button.tsx';
import { Card } from '~/ui/Card.tsx';
import { TRASH } from '~/ui/icon-paths.ts';

import type { EligibilityCheck as CheckState } from './store.ts';
import type { CheckProps } from './props.ts';
import {
  type CheckLanguage,
  eligibilityCheck,
  forgetAnswers,
  recallAfterCache,
  recallResult,
  wakeUp,
} from './page-store.ts';
import { chosenState, EligibilityForm } from './Form.tsx';
import { ResultView } from './Result.tsx';
import { depthOf, FORM_ENTRY, isFormEntry, isResultEntry, resultEntry } from './result-entry.ts';
import { keepHeight, releaseHeight } from './result-height.ts';

/**
 * Gives the result a place in the browser's history: Back leads to the filled-in form, Forward to the result again.
 *
 * @param form the box around the form; it takes the focus when the form comes back
 */
function useResultHistory(check: CheckState, form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let { hash } = window.location;
    let depth = depthOf(history.state);
    const stopListening = check.$step.listen((step, previous) => {
      // A task later, since writing history takes a phone as long as drawing the answer, which comes first.
      if (step.name === 'result' && previous?.name === 'submitting') {
        setTimeout(() => {
          depth = 1;
          history.replaceState(FORM_ENTRY, '');
          history.pushState(resultEntry(depth), '');
        });
      }
      if (step.name !== 'entry' || previous?.name !== 'result') return;
      focusWhenShown(form);
      const element = form.current?.querySelector('form');
      if (element != null) void check.chooseState(chosenState(element));
    });
    const onPopState = ({ state }: PopStateEvent) => {
      const isOtherHash = window.location.hash !== hash;
      hash = window.location.hash;
      if (isResultEntry(state)) {
        depth = depthOf(state);
        check.forwardToResult();
      } else if (check.$step.get().name === 'result') {
        if (isFormEntry(state)) check.backToForm();
        else {
          // A link to a part of the page is an entry of the same result: a new one, or this one where it led here already.
          if (isOtherHash) depth += 1;
          history.replaceState(resultEntry(depth), '');
        }
      }
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
        if (isResultEntry(history.state)) history.go(-depthOf(history.state));
        else check.backToForm();
      },
      startOver: () => {
        form.current?.querySelector('form')?.reset();
        // The entry of the old result becomes one of the empty form: Forward must not bring the old case back.
        if (isResultEntry(history.state)) history.replaceState(null, '');
        check.startOver();
        forgetAnswers();
      },
    }),
    [check, form],
  );
}

/**
 * Brings back what the tab remembers: the result that was on show, before the page is drawn, and all of it anew on a page
 * that the browser had put aside while another page of the tab changed it.
 */
function useTabMemory(check: CheckState, box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    recallResult(check);
    releaseHeight(check.$step.get().name === 'result' ? 'on-input' : 'now');

    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      const form = box.current?.querySelector('form');
      if (persisted && form != null) recallAfterCache(check, form);
    };
    const onPageHide = () => {
      if (box.current !== null && check.$step.get().name === 'result') keepHeight(box.current);
    };
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [check, box]);
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

interface EligibilityCheckProps extends CheckProps {
  readonly inLanguage: CheckLanguage;
}

/**
 * The free eligibility check: the form, the moment between and the answer (specification §2 and §4). Its islands
 * (Island.en.tsx, Island.es.tsx) give it the words of one language.
 */
export function EligibilityCheck({ inLanguage, ...props }: EligibilityCheckProps) {
  return (
    <WordsProvider {...inLanguage}>
      <IslandFallback>
        <Check inLanguage={inLanguage} {...props} />
      </IslandFallback>
    </WordsProvider>
  );
}

function Check({ statesWithoutLaw, offer, place, inLanguage }: EligibilityCheckProps) {
  const MEMORY = useWords('check').ELIGIBILITY_CHECK_COPY.memory;
  const rule = useCallback(
    (code: JurisdictionCode) => ({ eligible: !statesWithoutLaw.includes(code) }),
    [statesWithoutLaw],
  );
  const check = eligibilityCheck(rule, inLanguage);
  const step = useStore(check.$step);
  const errors = useStore(check.$errors);
  const law = useStore(check.$law);
  const save = useStore(check.$save);
  const box = useRef<HTMLDivElement>(null);
  const formBox = useRef<HTMLDivElement>(null);
  const history = useResultHistory(check, formBox);
  useTabMemory(check, box);
  const [isForgotten, setForgotten] = useState(false);

  // Nothing is said before the first answer, so the place where it is said comes after the form. Should it not come,
  // the line under the banner tells the same.
  const [Notifications, setNotifications] = useState<ComponentType<{ isInFlow?: boolean }>>();
  useEffect(() => {
    wakeUp(inLanguage);
    void import('~/ui/notifications/Notifications.tsx')
      .then((module) => {
        setNotifications(() => module.Notifications);
      })
      .catch(() => undefined);
  }, [inLanguage]);
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
    (answers) => {
      setForgotten(false);
      void check.submit(answers);
    },
    [check],
  );

  return (
    <div ref={box} className="flex min-h-(--kept-height) flex-col">
      {/* Hidden, not removed, under a result: Back finds everything as it was typed. */}
      <div ref={formBox} hidden={step.name === 'result'}>
        <Card className="lift">
          <EligibilityForm
            errors={errors}
            $step={check.$step}
            $law={check.$law}
            place={place}
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
          takesFocus={step.isBack !== true}
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
      <div className="no-print mt-auto grid justify-items-start gap-3 pt-6 text-sm text-muted noscript:hidden">
        <p>{MEMORY.stays}</p>
        <Button
          look="outline"
          size="small"
          icon={TRASH}
          onClick={() => {
            history.startOver();
            setForgotten(true);
          }}
        >
          {MEMORY.forget}
        </Button>
        <p role="status">{isForgotten ? MEMORY.forgotten : ''}</p>
      </div>
      {step.name !== 'result' && Notifications !== undefined && <Notifications />}
    </div>
  );
}
