import { useStore } from '@nanostores/react';
import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { retryableImport } from '#browser/load-once.ts';
import { forgetTab } from '#browser/storage.ts';
import type { Language } from '#config/languages.ts';
import type { ResultWords } from '#content/words/words.ts';
import { NO_COUNTIES } from '#domain/places/county-name.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { useWords, WordsProvider } from '#features/language/words-context.tsx';
import { IslandFallback } from '#features/island-fallback/IslandFallback.tsx';
import { Button } from '#ui/Button.tsx';
import { TRASH } from '#ui/Icon.tsx';
import { useReconnect } from '#ui/browser-hooks.ts';
import { Toasts } from '#ui/toasts/Toasts.tsx';

import type { EligibilityCheck as CheckState, Step } from './store.ts';
import type { CalendarAnswers } from './CalendarNotice.tsx';
import type { CheckProps } from './check-page.ts';
import { answerInForm } from './first-answers.ts';
import {
  afterPaint,
  type CheckLanguage,
  eligibilityCheck,
  forgetAnswers,
  loadCalendarNotice,
  recallAfterCache,
  recallResult,
  preload,
  rememberNotes,
  rememberResult,
} from './page-store.ts';
import { countyQuestions } from './county-questions.ts';
import { chosenState } from './form-recall.ts';
import { EligibilityForm } from './Form.tsx';
import { ResultView } from './Result.tsx';
import {
  depthOf,
  FORM_ENTRY,
  isFormEntry,
  isResultEntry,
  keepHeight,
  releaseHeight,
  resultEntry,
} from './tab-memory.ts';

import './check.css';

/**
 * Adds the result to the browser's history: Back returns to the filled-in form, Forward to the result.
 *
 * @param form element around the form
 */
function useResultHistory(check: CheckState, form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let { hash } = window.location;
    let depth = depthOf(history.state);
    const stopListening = check.$step.listen((step, previous) => {
      if (step.name === 'result') {
        // Writing history takes a phone as long as rendering the answer.
        void afterPaint().then(() => {
          // Forward and a second press bring a result that has its entry, and a quick renter is back in the form.
          if (isResultEntry(history.state) || check.$step.get().name !== 'result') return;
          depth = 1;
          if (!isFormEntry(history.state)) history.replaceState(FORM_ENTRY, '');
          history.pushState(resultEntry(depth), '');
        });
      }
      if (step.name !== 'entry' || previous?.name !== 'result') return;
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
          // A fragment link adds an entry (or returns to one) that still belongs to this result.
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

  return useMemo(() => {
    const startOver = () => {
      form.current?.querySelector('form')?.reset();
      // Turn the old result's history entry into an empty form's, so that Forward does not reopen the old case.
      if (isResultEntry(history.state)) history.replaceState(null, '');
      check.startOver();
      forgetAnswers();
    };
    return {
      back: () => {
        if (isResultEntry(history.state)) history.go(-depthOf(history.state));
        else check.backToForm();
      },
      startOver,
      /** Who helps one person helps the next. */
      another: () => {
        const step = check.$step.get();
        startOver();
        if (step.name === 'result' && step.form.isHelper) answerInForm('isHelper', 'true');
      },
    };
  }, [check, form]);
}

/**
 * Keeps result and notes in the tab's memory, and restores them: the last result before the first paint, and everything
 * again if the page comes out of the back/forward cache after another page of the tab changed it.
 */
function useTabMemory(check: CheckState, step: Step, isSaved: boolean, box: RefObject<HTMLElement | null>) {
  useEffect(() => check.$notes.listen(rememberNotes), [check]);
  useEffect(() => {
    if (step.name !== 'result') return undefined;
    let isCurrent = true;
    // After paint, because writing to storage takes a phone noticeably long.
    void afterPaint().then(() => {
      if (isCurrent) rememberResult(step, isSaved);
    });
    return () => {
      isCurrent = false;
    };
  }, [step, isSaved]);
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

/** Moves the focus to the open step when the form is shown again after a result. */
function useFocusOnReturn(step: Step, form: RefObject<HTMLElement | null>) {
  const shown = useRef(step.name);
  useEffect(() => {
    if (shown.current === 'result' && step.name === 'entry')
      form.current?.querySelector<HTMLElement>('[data-open-step]')?.focus();
    shown.current = step.name;
  }, [step.name, form]);
}

/**
 * The calendar entry whose link opened the page, with what tells of it. Its code is taken out of the address at once, and
 * nothing of it is kept anywhere else.
 */
function useCalendarEntry(inLanguage: CheckLanguage) {
  const [code, setCode] = useState<string>();
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadCalendarNotice>>>();
  const load = useCallback(() => void loadCalendarNotice(inLanguage).then(setParts), [inLanguage]);
  useLayoutEffect(() => {
    const take = () => {
      const { hash, pathname, search } = window.location;
      if (!/^#c\d/u.test(hash)) return;
      history.replaceState(history.state, '', pathname + search);
      setCode(hash);
      load();
    };
    take();
    window.addEventListener('hashchange', take);
    return () => {
      window.removeEventListener('hashchange', take);
    };
  }, [load]);
  useReconnect(() => {
    if (code !== undefined) load();
  });
  const close = useCallback(() => {
    setCode(undefined);
  }, []);
  return { entry: code === undefined || parts === undefined ? undefined : { code, ...parts }, close };
}

/**
 * The free eligibility check in one language: form and result (product §2 and §4). Island.en.tsx and
 * Island.es.tsx import the words: as properties they would be in the HTML of 2,592 landing pages.
 */
export function checkIn(
  language: Language,
  words: CheckLanguage['words'],
  loadResultWords: () => Promise<ResultWords>,
) {
  const inLanguage = { language, words, loadResultWords: retryableImport(loadResultWords) };
  return function EligibilityCheck(props: CheckProps) {
    return (
      <WordsProvider {...inLanguage}>
        <IslandFallback>
          <Check inLanguage={inLanguage} {...props} />
        </IslandFallback>
      </WordsProvider>
    );
  };
}

function Check({
  statesWithoutLaw,
  offer,
  place,
  inLanguage,
}: CheckProps & { readonly inLanguage: CheckLanguage }) {
  const MEMORY = useWords('check').ELIGIBILITY_CHECK_COPY.memory;
  const rule = useCallback(
    (code: JurisdictionCode) => ({ eligible: !statesWithoutLaw.includes(code) }),
    [statesWithoutLaw],
  );
  const [check] = useState(() => eligibilityCheck(rule, inLanguage));
  const step = useStore(check.$step);
  const errors = useStore(check.$errors);
  const law = useStore(check.$law);
  const save = useStore(check.$save);
  const asked = useMemo(
    () => (law.status === 'ready' ? countyQuestions(law.law.file, law.state.code) : undefined),
    [law],
  );
  const box = useRef<HTMLDivElement>(null);
  const formBox = useRef<HTMLDivElement>(null);
  const history = useResultHistory(check, formBox);
  useTabMemory(check, step, save.status === 'saved', box);
  useFocusOnReturn(step, formBox);
  const { entry, close } = useCalendarEntry(inLanguage);
  const [used, setUsed] = useState<{ readonly code: string; readonly fields: CalendarAnswers['fields'] }>();
  const [isForgotten, setForgotten] = useState(false);

  useEffect(() => {
    void afterPaint().then(() => {
      preload(inLanguage);
    });
  }, [inLanguage]);
  useReconnect(() => {
    void check.retrySave();
    void check.retryLaw();
  });

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
  useEffect(() => {
    if (step.name === 'result') close();
  }, [step.name, close]);

  return (
    <div ref={box} className="check">
      {entry !== undefined && (
        <WordsProvider language={inLanguage.language} words={entry.words}>
          <entry.CalendarNotice
            key={entry.code}
            code={entry.code}
            law={law}
            onUse={({ fields, notes }) => {
              history.startOver();
              setUsed({ code: entry.code, fields });
              check.takeNotes(notes, fields);
            }}
            onEmpty={() => {
              history.startOver();
              close();
              formBox.current?.querySelector<HTMLElement>('[data-open-step]')?.focus();
            }}
            onRetryLaw={() => void check.retryLaw()}
          />
        </WordsProvider>
      )}
      {/* Hidden rather than removed, so that Back finds the form as it was filled in. */}
      <div ref={formBox} hidden={step.name === 'result'}>
        <EligibilityForm
          // A new form for the answers of an entry, which begins at the first question that they leave open.
          key={used?.code}
          fields={used?.fields}
          errors={errors}
          $law={check.$law}
          place={place}
          counties={law.status === 'ready' ? law.law.file : NO_COUNTIES}
          countyQuestions={asked}
          $notes={check.$notes}
          onStateChange={chooseState}
          incompleteStep={check.incompleteStep}
          completeStep={check.completeStep}
          onMend={check.mend}
          onSubmit={submit}
        />
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
          onStartOver={history.another}
        />
      )}
      <div className="check-memory no-print noscript:hidden">
        <p>{MEMORY.stays}</p>
        <Button
          look="outline"
          size="small"
          icon={TRASH}
          onClick={() => {
            forgetTab();
            history.startOver();
            setForgotten(true);
          }}
        >
          {MEMORY.forget}
        </Button>
        <p role="status">{isForgotten ? MEMORY.forgotten : ''}</p>
      </div>
      <Toasts />
    </div>
  );
}
