import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { memo, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';

import { CHECK_FORM, EARLIEST_FILING_DATE } from '~/domain/check/form.ts';
import { ELIGIBILITY_CHECK_COPY } from '~/content/words/en/check.ts';
import { CHECK_OPTIONS, CHECK_WORDS } from '~/content/words/en/forms.ts';
import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '~/domain/check/case-facts.ts';
import { isJurisdictionCode, type JurisdictionCode, JURISDICTIONS } from '~/domain/places/jurisdiction.ts';
import type { FieldErrors } from '~/domain/forms/fields.ts';
import { AppCheckNotice } from '~/features/delivery/AppCheckNotice.tsx';
import { formAnswers, useFormFields } from '~/features/delivery/form-fields.ts';
import { emptyHoneypot, Honeypot } from '~/features/delivery/Honeypot.tsx';
import { Button } from '~/ui/Button.tsx';
import { Checkbox, RadioGroup, Select, Textarea, TextInput } from '~/ui/controls.tsx';
import { ErrorSummary } from '~/ui/ErrorSummary.tsx';
import { Field } from '~/ui/Field.tsx';

import type { Step } from './store.ts';
import { beginFilling } from './page-store.ts';

const COPY = ELIGIBILITY_CHECK_COPY;

const STATES = JURISDICTIONS.map(({ code, name }) => ({ value: code, label: name }));
const OUTCOMES = CASE_OUTCOMES.map((value) => ({ value, label: CHECK_OPTIONS.outcome[value] }));
const PAYMENTS = PAYMENT_STATUSES.map((value) => ({ value, label: CHECK_OPTIONS.paymentStatus[value] }));
const REASONS = EVICTION_REASONS.map((value) => ({ value, label: CHECK_OPTIONS.reason[value] }));

interface EligibilityFormProps {
  readonly errors: FieldErrors;
  /** Where the check stands; only the button looks at it. */
  readonly $step: ReadableAtom<Step>;
  /** Official county names of the chosen state, offered while typing; any other text is taken too. */
  readonly counties: readonly string[];
  readonly onStateChange: (code: JurisdictionCode | undefined) => void;
  readonly onSubmit: (answers: Readonly<Record<string, unknown>>) => void;
}

/**
 * The questions of the check (specification §2 and §3). The controls are not controlled by React: what was typed
 * before the script arrived, or put back by the browser after a reload, stays. Its hundred parts are not drawn again on
 * the way to the answer, which a slow phone would feel.
 */
export const EligibilityForm = memo(function EligibilityForm({
  errors,
  $step,
  counties,
  onStateChange,
  onSubmit,
}: EligibilityFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const countyList = useId();
  const [isHoneypotFilledIn, setHoneypotFilledIn] = useState(false);
  const { field, summary } = useFormFields('check', CHECK_FORM, CHECK_WORDS, errors);
  const consent = field('contactConsent');

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    // From here on the island checks the answers; until now the browser's own checks did.
    element.noValidate = true;
    element.dataset.ready = '';
    onStateChange(chosenState(element));
    if (element.dataset.waiting !== undefined) element.requestSubmit();
  }, [onStateChange]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isFilledIn = emptyHoneypot(event.currentTarget);
    setHoneypotFilledIn(isFilledIn);
    if (!isFilledIn) onSubmit(formAnswers(event.currentTarget));
  }

  return (
    // Without an island, a dialog form does nothing when it is sent: no answer ever lands in an address.
    <form
      ref={form}
      method="dialog"
      data-check-form=""
      onInput={beginFilling}
      onSubmit={submit}
      className="grid gap-10 noscript:hidden"
    >
      <ErrorSummary errors={summary} />
      <Part heading={COPY.form.aboutYou}>
        <Field {...field('fullName')}>
          <TextInput autoComplete="name" dir="auto" />
        </Field>
        <Field {...field('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" />
        </Field>
        <div className="grid gap-3">
          <Field {...field('phone')}>
            <TextInput type="tel" inputMode="tel" autoComplete="tel" />
          </Field>
          <Checkbox id={consent.id} name={consent.name} error={consent.error}>
            {consent.label}
          </Checkbox>
        </div>
      </Part>
      <Part heading={COPY.form.theCase}>
        <Field {...field('state')}>
          <Select
            options={STATES}
            placeholder={CHECK_WORDS.fields.state.placeholder}
            autoComplete="address-level1"
            onChange={({ currentTarget }) => {
              onStateChange(isJurisdictionCode(currentTarget.value) ? currentTarget.value : undefined);
            }}
          />
        </Field>
        <Field {...field('county')}>
          <TextInput list={countyList} autoComplete="off" />
        </Field>
        <datalist id={countyList}>
          {counties.map((county) => (
            <option key={county} value={county} />
          ))}
        </datalist>
        <Field {...field('filingDate')}>
          <TextInput type="date" min={EARLIEST_FILING_DATE} autoComplete="off" />
        </Field>
      </Part>
      <Part heading={COPY.form.theEnd}>
        <RadioGroup {...field('outcome')} options={OUTCOMES} columns={2} />
        <RadioGroup {...field('paymentStatus')} options={PAYMENTS} columns={2} />
        <Field {...field('reason')}>
          <Select options={REASONS} placeholder={CHECK_WORDS.fields.reason.placeholder} />
        </Field>
        <Field {...field('details')}>
          <Textarea dir="auto" />
        </Field>
      </Part>
      <Honeypot id="check-website" isFilledIn={isHoneypotFilledIn} />
      <div className="grid gap-4">
        <SubmitButton $step={$step} />
        <p className="text-sm text-muted">{COPY.form.privacy}</p>
        <p className="text-sm text-muted">{COPY.form.information}</p>
        {import.meta.env.APP_CHECK_SITE_KEY !== undefined && <AppCheckNotice />}
      </div>
    </form>
  );
});

function SubmitButton({ $step }: Pick<EligibilityFormProps, '$step'>) {
  const submitting = useStore($step).name === 'submitting';
  return (
    <Button type="submit" wide disabled={submitting}>
      {submitting ? COPY.form.submitting : COPY.form.submit}
    </Button>
  );
}

function chosenState(form: HTMLFormElement): JurisdictionCode | undefined {
  const value = new FormData(form).get('state');
  return typeof value === 'string' && isJurisdictionCode(value) ? value : undefined;
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-6">
      <h3 id={id} className="text-xl text-primary">
        {heading}
      </h3>
      {children}
    </div>
  );
}
