import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import {
  type ChangeEvent,
  memo,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { API_PATHS } from '#domain/api/paths.ts';
import { CHECK_FORM, CHECK_QUESTIONS, CHECK_STEPS } from '#domain/check/form.ts';
import { localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import {
  CASE_OUTCOMES,
  EVICTION_REASONS,
  PAYMENT_STATUSES,
  presumedPayment,
} from '#domain/check/case-facts.ts';
import { isJurisdictionCode, type JurisdictionCode, stateOptions } from '#domain/places/jurisdiction.ts';
import type { CountyNames } from '#domain/places/county-name.ts';
import { format, type Template } from '#domain/shared/format.ts';
import { type CasePlace, readCheckPlace } from '#domain/places/place-address.ts';
import type { FieldErrors } from '#domain/forms/fields.ts';
import {
  type CountyQuestions,
  FieldWithSuggestion,
  useSuggestions,
} from '#features/delivery/suggestions.tsx';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { emptyHoneypot, formAnswers, HiddenFields, useFormFields } from '#features/delivery/form-parts.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox, Field, RadioGroup, Select, Textarea, TextInput } from '#ui/controls.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { useTypedBeforeHydration } from '#ui/typed-before-hydration.ts';

import { answerLines, FormStep, ProgressBar, ProgressColumn, ProgressList, StepButtons } from './Steps.tsx';
import type { EligibilityCheck, LawState } from './store.ts';
import { noteInput, recallFields, rememberFields } from './page-store.ts';
import { fillForm, isResultEntry, stepEntry, stepIn } from './tab-memory.ts';

interface EligibilityFormProps {
  readonly errors: FieldErrors;
  /** The chosen state; an atom, so that a change re-renders only the links to its plan. */
  readonly $law: ReadableAtom<LawState>;
  /** Counties of the chosen state, as suggestions; any other text is accepted. */
  readonly counties: CountyNames;
  readonly countyQuestions: CountyQuestions | undefined;
  /** Place of the page, to fill in. */
  readonly place: CasePlace | undefined;
  /** The values to begin with, instead of those that the tab remembers. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly onStateChange: (code: JurisdictionCode | undefined) => void;
  /** See store.ts. */
  readonly incompleteStep: EligibilityCheck['incompleteStep'];
  readonly completeStep: EligibilityCheck['completeStep'];
  readonly onMend: EligibilityCheck['mend'];
  readonly onSubmit: (answers: Readonly<Record<string, unknown>>) => void;
}

/**
 * The questions of the check (product §2 and §3) in three steps on one page. The inputs are uncontrolled, so values
 * restored by the browser after a reload stay. Memoised, because re-rendering its hundred elements before the answer
 * would be noticeable on a slow phone.
 */
export const EligibilityForm = memo(function EligibilityForm({
  errors,
  $law,
  counties,
  countyQuestions,
  place,
  fields,
  onStateChange,
  incompleteStep,
  completeStep,
  onMend,
  onSubmit,
}: EligibilityFormProps) {
  const { form: COPY, doors: DOORS } = useWords('check').ELIGIBILITY_CHECK_COPY;
  const { CHECK_OPTIONS, CHECK_WORDS, CONSENT_VERSION } = useWords('forms');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const countyList = useId();
  const [isHoneypotFilledIn, setHoneypotFilledIn] = useState(false);
  const { field, summary } = useFormFields('check', CHECK_FORM, CHECK_WORDS, errors, CHECK_QUESTIONS);
  const helper = field('isHelper');
  const consent = field('contactConsent');
  useTypedBeforeHydration('check-form');
  const presume = usePresumedPayment();
  const { suggestions, holdsUp, onBlur, ...suggesting } = useSuggestions(countyQuestions);
  const [step, setStep] = useState(0);
  /** The furthest step that has been opened. */
  const [reached, setReached] = useState(0);
  /** The answers when a step was last opened. */
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const lines = answerLines(answers, counties, language, CHECK_OPTIONS);
  const openHeading = useRef<HTMLHeadingElement>(null);
  /** The step that the renter is going to, until it has the focus. */
  const movesTo = useRef<number>(undefined);

  const open = useCallback((next: number, element: HTMLFormElement) => {
    setStep(next);
    setReached((before) => Math.max(before, next));
    setAnswers(formAnswers(element));
  }, []);
  const show = useCallback(
    (next: number) => {
      if (form.current === null) return;
      open(next, form.current);
      movesTo.current = next;
    },
    [open],
  );
  const goTo = (next: number) => {
    show(next);
    // The browser's Back goes one step back.
    if (next !== step) history.pushState(stepEntry(next), '');
  };
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      const element = form.current;
      // A link within the page has no state, and a result has its own.
      if (element === null || isResultEntry(state) || (state === null && location.hash !== '')) return;
      const asked = stepIn(state);
      if (asked !== undefined) show(Math.min(asked, incompleteStep(formAnswers(element)) ?? LAST_STEP));
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
    };
  }, [incompleteStep, show]);
  useEffect(() => {
    if (movesTo.current !== step) return;
    movesTo.current = undefined;
    // From its top, so that the answers given so far are in view.
    form.current?.scrollIntoView();
    openHeading.current?.focus({ preventScroll: true });
  }, [step]);

  // Layout effect, so that the empty form is never painted.
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null) return;
    if (fields === undefined) recallFields(element);
    else {
      fillForm(element, fields, true);
      rememberFields(element);
    }
    presume.recall(element);
    fillInPlace(element, place ?? readCheckPlace(location.hash));
    // The page of a place in several counties fills in the place, about which there is a question.
    const county = element.elements.namedItem('county');
    if (county instanceof HTMLInputElement) onBlur({ target: county });
    // The island validates from here on; until hydration the browser did.
    element.noValidate = true;
    element.dataset.ready = '';
    onStateChange(chosenState(element));
  }, [fields, onBlur, onStateChange, place, presume]);

  // Once, after the effect above.
  const isRecalled = useRef(false);
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null || isRecalled.current) return;
    isRecalled.current = true;
    if (element.dataset.waiting === undefined) {
      const known = formAnswers(element);
      // An empty form is in its first step already; to render it again would take a slow phone as long as hydration.
      if (Object.values(known).some((answer) => answer !== '' && answer !== false))
        open(incompleteStep(known) ?? LAST_STEP, element);
    } else element.requestSubmit(element.querySelector<HTMLButtonElement>('[data-next]'));
  }, [incompleteStep, open]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    rememberFields(element);
    const { submitter } = event.nativeEvent;
    // In the last step, Enter presses the first step's button, as the form's first.
    if (submitter?.dataset.next !== undefined && step !== LAST_STEP) {
      // A date that can be read otherwise is offered first, not refused.
      if (step === 0 && holdsUp(element, ['filingDate']) !== undefined) return;
      if (!completeStep(step, formAnswers(element))) return;
      // The next step would fold away the question about an answer of this one.
      if (step === 0 && holdsUp(element, PLACE_AND_DAY) !== undefined) return;
      goTo(Math.max(step + 1, reached));
      return;
    }
    const isFilledIn = emptyHoneypot(element);
    setHoneypotFilledIn(isFilledIn);
    if (step !== LAST_STEP) open(LAST_STEP, element);
    if (isFilledIn) return;
    // The counties may have arrived after the first step was left.
    if (holdsUp(element, PLACE_AND_DAY) !== undefined) show(0);
    else if (holdsUp(element, ['phone']) === undefined) onSubmit(formAnswers(element));
  }

  const stepProps = (index: number) => ({
    words: COPY,
    index,
    // A wrong answer opens its step.
    isOpen: index === step || CHECK_STEPS[index]?.some((name) => errors[name] !== undefined) === true,
    line: lines[index] ?? '',
    headingRef: index === step ? openHeading : undefined,
    onChange: () => {
      goTo(index);
    },
  });
  const moveProps = { words: COPY, reached, onBack: goTo };

  return (
    // Without scripts it is sent as a plain form, and never in an address.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields are left, not the form
    <form
      ref={form}
      id="check-form"
      method="post"
      action={API_PATHS.submissions}
      data-check-form=""
      onInput={(event) => {
        noteInput(event.currentTarget);
        suggesting.onInput(event);
        if (summary.length > 0) onMend(formAnswers(event.currentTarget));
      }}
      onBlur={onBlur}
      onReset={() => {
        setStep(0);
        setReached(0);
        setAnswers(NO_ANSWERS);
        suggesting.onReset();
      }}
      onSubmit={submit}
      className="check-form"
    >
      <ProgressColumn>
        <ProgressList words={COPY} step={step} lines={lines} />
      </ProgressColumn>
      <ProgressBar words={COPY} step={step} />
      <div className="check-steps lift">
        {summary.length > 0 && (
          <div className="p-6 sm:p-8">
            <ErrorSummary errors={summary} />
          </div>
        )}
        <FormStep {...stepProps(0)}>
          <Field {...field('state')}>
            <Select
              options={stateOptions(language)}
              placeholder={CHECK_WORDS.fields.state.placeholder}
              onChange={({ currentTarget }) => {
                onStateChange(isJurisdictionCode(currentTarget.value) ? currentTarget.value : undefined);
              }}
            />
          </Field>
          <FieldWithSuggestion {...field('county')} suggestion={suggestions.county}>
            <TextInput list={countyList} />
          </FieldWithSuggestion>
          <datalist id={countyList}>
            {counties.counties.map((county) => (
              <option key={county} value={county} />
            ))}
          </datalist>
          <FieldWithSuggestion {...field('filingDate')} suggestion={suggestions.filingDate}>
            <TextInput />
          </FieldWithSuggestion>
          <StepButtons {...moveProps} index={0} />
        </FormStep>
        <FormStep {...stepProps(1)}>
          <div className="grid gap-3">
            <RadioGroup
              {...field('outcome')}
              options={CASE_OUTCOMES.map((value) => ({ value, label: CHECK_OPTIONS.outcome[value] }))}
              columns={2}
              onChange={presume.fromOutcome}
            />
            <p>
              {COPY.otherwise.open.question}{' '}
              <StateLink words={COPY.otherwise.open.link} to={LAW_PATHS.helpToday} $law={$law} />
            </p>
            <p>
              <a className="link" href={localPath(LAW_PATHS.allDoors, language)}>
                {DOORS.otherwise}
              </a>
            </p>
            <Otherwise words={COPY.otherwise.unknown} to={planOrAll} fragment="#help" $law={$law} />
          </div>
          <RadioGroup
            {...field('paymentStatus')}
            options={PAYMENT_STATUSES.map((value) => ({ value, label: CHECK_OPTIONS.paymentStatus[value] }))}
            columns={2}
            onChange={presume.chosenByRenter}
          />
          <Field {...field('reason')}>
            <Select
              options={EVICTION_REASONS.map((value) => ({ value, label: CHECK_OPTIONS.reason[value] }))}
              placeholder={CHECK_WORDS.fields.reason.placeholder}
            />
          </Field>
          <Field {...field('details')}>
            <Textarea />
          </Field>
          <StepButtons {...moveProps} index={1} />
        </FormStep>
        <FormStep {...stepProps(2)}>
          <p className="-mt-4 text-muted">
            {COPY.aboutYou.why} {COPY.aboutYou.rather}{' '}
            <StateLink $law={$law} words={COPY.aboutYou.link} to={planOrAll} />.
          </p>
          <div>
            <Checkbox id={helper.id} name={helper.name} error={helper.error}>
              {helper.label}
            </Checkbox>
            <p className="pl-9 text-sm text-muted noscript:hidden">{DOORS.helping}</p>
          </div>
          <Field {...field('fullName')}>
            <TextInput />
          </Field>
          <FieldWithSuggestion {...field('email')} suggestion={suggestions.email}>
            <TextInput />
          </FieldWithSuggestion>
          <div className="grid gap-3">
            <FieldWithSuggestion {...field('phone')} suggestion={suggestions.phone}>
              <TextInput />
            </FieldWithSuggestion>
            <Checkbox id={consent.id} name={consent.name} error={consent.error}>
              {consent.label}
            </Checkbox>
            <p className="pl-9 text-sm">
              <a className="link" href={localPath('/terms/', language)}>
                {COPY.aboutYou.terms}
              </a>{' '}
              ·{' '}
              <a className="link" href={localPath('/privacy/', language)}>
                {COPY.aboutYou.privacy}
              </a>
            </p>
          </div>
          <HiddenFields
            prefix="check"
            consentVersion={CONSENT_VERSION}
            isHoneypotFilledIn={isHoneypotFilledIn}
          />
          <div className="grid gap-4">
            {reached === LAST_STEP && (
              <p className="text-sm">
                <strong>{COPY.progress.review}</strong> {lines.filter(Boolean).join(' · ')}{' '}
                <button
                  type="button"
                  className="link"
                  onClick={() => {
                    goTo(0);
                  }}
                >
                  {COPY.progress.change}
                </button>
              </p>
            )}
            <Button type="submit" wide>
              {COPY.submit}
            </Button>
            <p className="text-sm text-muted">{COPY.privacy}</p>
            <p className="text-sm text-muted">{COPY.information}</p>
          </div>
        </FormStep>
      </div>
    </form>
  );
});

const LAST_STEP = CHECK_STEPS.length - 1;

/** Answers of the first step that there may be a question about. */
const PLACE_AND_DAY = ['county', 'filingDate'] as const;

const NO_ANSWERS: Readonly<Record<string, unknown>> = {};

/**
 * Preselects the payment status that an outcome implies. Changes only its own preselection, never the renter's choice.
 */
function usePresumedPayment() {
  const isPresumed = useRef(false);
  return useMemo(() => {
    const preselect = (form: HTMLFormElement | null, outcome: string) => {
      const payments = form?.elements.namedItem('paymentStatus');
      if (!(payments instanceof RadioNodeList) || (payments.value !== '' && !isPresumed.current)) return;
      const presumed = presumedPayment(outcome);
      for (const payment of payments) {
        if (payment instanceof HTMLInputElement) payment.checked = payment.value === presumed;
      }
      isPresumed.current = presumed !== undefined;
    };
    return {
      /**
       * For answers from the memory or from before hydration. It is unknown who chose them, so a payment equal to the
       * preselection counts as one.
       */
      recall: (form: HTMLFormElement) => {
        const { outcome, paymentStatus } = formAnswers(form);
        const presumed = typeof outcome === 'string' ? presumedPayment(outcome) : undefined;
        isPresumed.current = presumed !== undefined && presumed === paymentStatus;
        if (typeof outcome === 'string') preselect(form, outcome);
      },
      fromOutcome: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        preselect(currentTarget.form, currentTarget.value);
      },
      chosenByRenter: () => {
        isPresumed.current = false;
      },
    };
  }, []);
}

interface StateLinkWords {
  readonly ofState: Template<'state'>;
  readonly ofAny: string;
}

/** The page of a state's plan; the list of plans without a state. */
const planOrAll = (slug?: string): string => (slug === undefined ? LAW_PATHS.overview : LAW_PATHS.plan(slug));

interface StateLinkProps {
  readonly $law: ReadableAtom<LawState>;
  readonly words: StateLinkWords;
  /** The path of a state's page; without a state, of the page that leads to those of all states. */
  readonly to: (slug?: string) => string;
  readonly fragment?: string;
}

/** Link to a page of the chosen state, which needs no form; while none is chosen, to the list of them. */
function StateLink({ $law, words, to, fragment = '' }: StateLinkProps) {
  const law = useStore($law);
  const language = useLanguage();
  const state = law.status === 'none' ? undefined : law.state;
  return (
    <a
      className="link"
      href={localPath(`${to(state?.slug)}${state === undefined ? '' : fragment}`, language)}
    >
      {state === undefined ? words.ofAny : format(words.ofState, { state: state.name })}
    </a>
  );
}

interface OtherwiseProps extends Omit<StateLinkProps, 'words'> {
  readonly words: {
    readonly question: string;
    readonly lines: readonly string[];
    readonly link: StateLinkWords;
  };
}

/** Help for renters whose case matches none of the outcomes. */
function Otherwise({ words, ...link }: OtherwiseProps) {
  return (
    <details className="check-otherwise">
      <summary className="opens-here min-h-11 font-semibold text-primary">{words.question}</summary>
      <div>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <StateLink {...link} words={words.link} />
        </p>
      </div>
    </details>
  );
}

/** Fills in the place of the page or URL unless the renter has entered another. */
function fillInPlace({ elements }: HTMLFormElement, place: CasePlace | undefined): void {
  const [state, county] = [elements.namedItem('state'), elements.namedItem('county')];
  if (place === undefined || !(state instanceof HTMLSelectElement)) return;
  if (state.value === '') state.value = place.state;
  if (state.value !== place.state || !(county instanceof HTMLInputElement)) return;
  if (county.value === '') county.value = place.county ?? '';
}

export function chosenState(form: HTMLFormElement): JurisdictionCode | undefined {
  const value = new FormData(form).get('state');
  return typeof value === 'string' && isJurisdictionCode(value) ? value : undefined;
}
