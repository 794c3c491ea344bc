import { useStore } from '@nanostores/react';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { memo, type SubmitEvent, useId, useMemo, useRef, useState } from 'react';

import { API_PATHS } from '#domain/api/paths.ts';
import { CHECK_FORM, CHECK_QUESTIONS, CHECK_STEPS } from '#domain/check/form.ts';
import { localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import { CIRCUMSTANCES, PRIVATE_CIRCUMSTANCES } from '#domain/check/circumstances.ts';
import { isJurisdictionCode, type JurisdictionCode, stateOptions } from '#domain/places/jurisdiction.ts';
import type { CountyNames } from '#domain/places/county-name.ts';
import { format, type Template } from '#domain/shared/format.ts';
import type { CasePlace } from '#domain/places/place-address.ts';
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
import { useHydrated } from '#ui/browser-hooks.ts';
import { useTypedBeforeHydration } from '#ui/typed-before-hydration.ts';
import type { PlanNotes } from '#features/renters-plan/plan-notes.ts';

import { answerLines, FormStep, ProgressBar, ProgressColumn, ProgressList, StepButtons } from './Steps.tsx';
import type { EligibilityCheck, LawState } from './store.ts';
import { usePresumedPayment, useRecalledAnswers } from './form-recall.ts';
import { LAST_STEP, useFormSteps } from './form-steps.ts';
import { noteInput, rememberFields } from './page-store.ts';

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
  /** Of the plan, among them what only this browser knows. */
  readonly $notes: WritableAtom<PlanNotes>;
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
  $notes,
  onStateChange,
  incompleteStep,
  completeStep,
  onMend,
  onSubmit,
}: EligibilityFormProps) {
  const { form: COPY, doors: DOORS } = useWords('check').ELIGIBILITY_CHECK_COPY;
  const { CHECK_OPTIONS, CHECK_WORDS, CIRCUMSTANCE_LABELS, CONSENT_VERSION } = useWords('forms');
  const language = useLanguage();
  // Sorted once: typing draws the form again.
  const states = useMemo(() => stateOptions(language), [language]);
  const form = useRef<HTMLFormElement>(null);
  const countyList = useId();
  const [isHoneypotFilledIn, setHoneypotFilledIn] = useState(false);
  const { field, summary } = useFormFields('check', CHECK_FORM, CHECK_WORDS, errors, CHECK_QUESTIONS);
  const helper = field('isHelper');
  const consent = field('contactConsent');
  useTypedBeforeHydration('check-form');
  const presume = usePresumedPayment();
  const { suggestions, holdsUp, onBlur, ...suggesting } = useSuggestions(countyQuestions);
  const { step, reached, answers, openHeading, open, show, goTo, restart } = useFormSteps(
    form,
    incompleteStep,
  );
  const lines = answerLines(answers, counties, language, CHECK_OPTIONS);
  useRecalledAnswers(form, { fields, place, onStateChange, onBlur, presume, incompleteStep, open });

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
        restart();
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
          <Field {...field('state')} hintBelow>
            <Select
              options={states}
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
          <div className="grid gap-3">
            <RadioGroup
              {...field('circumstances')}
              options={CIRCUMSTANCES.map((value) => ({ value, label: CIRCUMSTANCE_LABELS[value] }))}
              optional="unmarked"
              many
              compact
            />
            <PrivateCircumstances $notes={$notes} />
          </div>
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

/** Answers of the first step that there may be a question about. */
const PLACE_AND_DAY = ['county', 'filingDate'] as const;

/**
 * What only this browser knows of the renter, as notes of the plan: without names, so that the form never sends them. Without
 * scripts there is no plan that they could change.
 */
function PrivateCircumstances({ $notes }: Pick<EligibilityFormProps, '$notes'>) {
  const COPY = useWords('check').ELIGIBILITY_CHECK_COPY.private;
  const { about = [] } = useStore($notes);
  if (!useHydrated()) return null;
  return (
    <RadioGroup
      id="check-private"
      name=""
      label={COPY.question}
      hint={COPY.hint}
      options={PRIVATE_CIRCUMSTANCES.map((value) => ({ value, label: COPY.options[value] }))}
      chosen={about}
      onChange={({ currentTarget: { value, checked } }) => {
        const ticked = PRIVATE_CIRCUMSTANCES.filter((each) =>
          each === value ? checked : about.includes(each),
        );
        $notes.set({ ...$notes.get(), about: ticked });
      }}
      optional="unmarked"
      many
      compact
    />
  );
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
