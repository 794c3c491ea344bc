import type { ReadableAtom } from 'nanostores';
import { memo, type ReactNode, type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react';

import { emptyTrap, TRAP_NAME } from '~/features/delivery/hidden-box.ts';
import {
  EARLIEST_FILING_DATE,
  ELIGIBILITY_FIELDS,
  type EligibilityField,
  FIELD_LIMITS,
} from '~/domain/check/form.ts';
import { CONTACT_CONSENT } from '~/config/consent.ts';
import { SITE } from '~/config/site.ts';
import { ELIGIBILITY_CHECK_COPY } from '~/content/words/en/check.ts';
import {
  CASE_OUTCOME_LABELS,
  CASE_OUTCOMES,
  EVICTION_REASONS,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
} from '~/domain/check/case-facts.ts';
import { isJurisdictionCode, type JurisdictionCode, JURISDICTIONS } from '~/domain/places/jurisdiction.ts';
import type { FieldErrors } from '~/domain/forms/fields.ts';
import { AppCheckNotice } from '~/features/delivery/AppCheckNotice.tsx';
import type { Trap } from '~/features/delivery/Trap.tsx';
import { Button } from '~/ui/Button.tsx';
import { Checkbox, RadioGroup, Select, Textarea, TextInput } from '~/ui/controls.tsx';
import { ErrorSummary } from '~/ui/ErrorSummary.tsx';
import { Field } from '~/ui/Field.tsx';
import { useAtom } from '~/ui/use-atom.ts';

import type { Step } from './store.ts';
import { beginFilling } from './page-store.ts';

/** Stands for a date that was begun and not finished: the control itself then reports an empty value. */
const UNFINISHED_DATE = 'unfinished';

/**
 * The answers as the domain reads them: every named control as text, the consent as a boolean. The hidden box is none of
 * them.
 *
 * A half-typed date is an empty value with a flag in browsers; it is passed on as a date that cannot be read, so that
 * the message says so instead of asking for a date that is plainly there.
 */
export function formAnswers(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const data = new FormData(form);
  data.delete(TRAP_NAME);
  const date = form.elements.namedItem('filingDate' satisfies EligibilityField);
  const isUnfinished = date instanceof HTMLInputElement && date.validity.badInput;
  return {
    // A radio group without a choice is not part of the form data at all, which the schema reads as missing.
    ...Object.fromEntries(data),
    ...(isUnfinished ? { filingDate: UNFINISHED_DATE } : {}),
    contactConsent: data.has('contactConsent'),
  };
}

const COPY = ELIGIBILITY_CHECK_COPY;

const STATES = JURISDICTIONS.map(({ code, name }) => ({ value: code, label: name }));
const OUTCOMES = CASE_OUTCOMES.map((value) => ({ value, label: CASE_OUTCOME_LABELS[value] }));
const PAYMENTS = PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_LABELS[value] }));
const REASONS = EVICTION_REASONS.map((value) => ({ value, label: value }));

/** The id of a field's control; error summaries lead there. */
const controlId = (field: EligibilityField | 'contactConsent') => `check-${field}`;

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
  const [isSprung, setSprung] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    // From here on the island checks the answers; until now the browser's own checks did.
    element.noValidate = true;
    element.dataset.ready = '';
    onStateChange(chosenState(element));
    if (element.dataset.waiting !== undefined) element.requestSubmit();
  }, [onStateChange]);

  const field = (name: EligibilityField) => ({
    id: controlId(name),
    name,
    error: errors[name],
    ...COPY.fields[name],
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isFilledIn = emptyTrap(event.currentTarget);
    setSprung(isFilledIn);
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
      <ErrorSummary errors={useSummary(errors)} />
      <Part heading={COPY.form.aboutYou}>
        <Field {...field('fullName')}>
          <TextInput autoComplete="name" maxLength={FIELD_LIMITS.fullName} dir="auto" />
        </Field>
        <Field {...field('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" maxLength={FIELD_LIMITS.email} />
        </Field>
        <div className="grid gap-3">
          <Field {...field('phone')}>
            <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={FIELD_LIMITS.phone} />
          </Field>
          <Checkbox id={controlId('contactConsent')} name="contactConsent" error={errors.contactConsent}>
            {CONTACT_CONSENT.text(SITE.name)}
          </Checkbox>
        </div>
      </Part>
      <Part heading={COPY.form.theCase}>
        <Field {...field('state')}>
          <Select
            options={STATES}
            placeholder={COPY.fields.state.placeholder}
            autoComplete="address-level1"
            onChange={({ currentTarget }) => {
              onStateChange(isJurisdictionCode(currentTarget.value) ? currentTarget.value : undefined);
            }}
          />
        </Field>
        <Field {...field('county')} optional>
          <TextInput list={countyList} autoComplete="off" maxLength={FIELD_LIMITS.county} />
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
          <Select options={REASONS} placeholder={COPY.fields.reason.placeholder} />
        </Field>
        <Field {...field('details')} optional>
          <Textarea maxLength={FIELD_LIMITS.details} dir="auto" />
        </Field>
      </Part>
      <LateTrap isSprung={isSprung} />
      <div className="grid gap-4">
        <SubmitButton $step={$step} />
        <p className="text-sm text-muted">{COPY.form.privacy}</p>
        <p className="text-sm text-muted">{COPY.form.information}</p>
        {import.meta.env.APP_CHECK_SITE_KEY !== undefined && <AppCheckNotice />}
      </div>
    </form>
  );
});

/** Comes after the form: programs that read no scripts cannot send the check anyway. */
function LateTrap({ isSprung }: { isSprung: boolean }) {
  const [Box, setBox] = useState<typeof Trap>();
  useEffect(() => {
    void import('~/features/delivery/Trap.tsx')
      .then((module) => {
        setBox(() => module.Trap);
      })
      .catch(() => undefined);
  }, []);
  return Box !== undefined && <Box id="check-website" isSprung={isSprung} />;
}

function SubmitButton({ $step }: Pick<EligibilityFormProps, '$step'>) {
  const submitting = useAtom($step).name === 'submitting';
  return (
    <Button type="submit" wide disabled={submitting}>
      {submitting ? COPY.form.submitting : COPY.form.submit}
    </Button>
  );
}

/** What is left to put right, in the order of the questions. */
function useSummary(errors: FieldErrors) {
  return useMemo(
    () =>
      [...ELIGIBILITY_FIELDS, 'contactConsent' as const].flatMap((name) => {
        const message = errors[name];
        return message === undefined ? [] : [{ id: controlId(name), message }];
      }),
    [errors],
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
