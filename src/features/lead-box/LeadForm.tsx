import { useEffect } from 'react';

import type { Language } from '#config/languages.ts';
import type { FormTopics, Words } from '#content/words/words.ts';
import { API_PATHS } from '#domain/api/paths.ts';
import { CONSENT_VERSION_FIELD, type FormWords, LANGUAGE_FIELD } from '#domain/forms/form.ts';
import { LEAD_FORM } from '#domain/inbox/forms.ts';
import { DoubtLine, useDoubts } from '#features/delivery/doubts.tsx';
import { AppCheckNotice, Honeypot, useFormFields } from '#features/delivery/form-parts.tsx';
import { Undelivered, useDelivery } from '#features/delivery/use-delivery.tsx';
import { IslandFallback } from '#features/island-fallback/IslandFallback.tsx';
import { useLanguage, WordsProvider } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, TextInput } from '#ui/controls.tsx';
import { CHECK, Icon } from '#ui/Icon.tsx';
import { useTypedBeforeHydration } from '#ui/typed-before-hydration.ts';

/** How long the success message stays (specification §9). */
const SUCCESS_MS = 5_000;

interface FormProps {
  readonly copy: Pick<Words['reply']['DELIVERY_COPY'], 'sending' | 'undelivered' | 'lead'>;
  readonly formWords: FormWords<typeof LEAD_FORM>;
}

interface LeadFormProps extends FormProps {
  readonly language: Language;
  readonly words: FormTopics;
}

/** The lead box's form: email and phone (specification §2). Without scripts the browser submits it as a plain form. */
export function LeadForm({ language, words, ...form }: LeadFormProps) {
  return (
    <WordsProvider language={language} words={words}>
      <IslandFallback>
        <Form {...form} />
      </IslandFallback>
    </WordsProvider>
  );
}

function Form({ copy: COPY, formWords }: FormProps) {
  const language = useLanguage();
  const { status, errors, note, ref, onInput, onSubmit, reset } = useDelivery(
    API_PATHS.leads,
    LEAD_FORM,
    formWords,
    COPY.lead.use.version,
  );
  useTypedBeforeHydration('lead-form');
  const { doubts, asksAboutPhone, ...doubting } = useDoubts();
  const { field, summary } = useFormFields('lead', LEAD_FORM, formWords, errors);

  useEffect(() => {
    if (status !== 'delivered') return;
    const timer = setTimeout(reset, SUCCESS_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [status, reset]);

  // Two fields need no error summary: the first invalid one takes the focus.
  useEffect(() => {
    const [first] = summary;
    if (first !== undefined) document.getElementById(first.id)?.focus();
  }, [summary]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields are left, not the form
    <form
      ref={ref}
      id="lead-form"
      method="post"
      action={API_PATHS.leads}
      onInput={(event) => {
        onInput();
        doubting.onInput(event);
      }}
      onBlur={doubting.onBlur}
      onReset={doubting.onReset}
      onSubmit={(event) => {
        if (asksAboutPhone(event.currentTarget)) event.preventDefault();
        else onSubmit(event);
      }}
      className="grid gap-5"
    >
      <div>
        <Field {...field('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" />
        </Field>
        <DoubtLine id="lead-email" doubt={doubts.email} />
      </div>
      <div>
        <Field {...field('phone')}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <DoubtLine id="lead-phone" doubt={doubts.phone} />
      </div>
      <input type="hidden" name={LANGUAGE_FIELD} value={language} />
      <input type="hidden" name={CONSENT_VERSION_FIELD} value={COPY.lead.use.version} />
      <Honeypot id="lead-website" isFilledIn={status === 'honeypot'} />
      {status === 'undelivered' && <Undelivered copy={COPY.undelivered} note={note} />}
      <Button type="submit" look="secondary" wide disabled={status === 'sending'}>
        {status === 'sending' ? COPY.sending : COPY.lead.submit}
      </Button>
      <div role="status" className="-mt-5">
        {status === 'delivered' && (
          <p className="mt-5 flex items-center gap-2 rounded-md bg-good-tint p-4 font-semibold text-good">
            <Icon path={CHECK} />
            {COPY.lead.success}
          </p>
        )}
      </div>
      <p className="text-sm text-muted">{COPY.lead.use.text}</p>
      {import.meta.env.APP_CHECK_SITE_KEY !== undefined && <AppCheckNotice />}
    </form>
  );
}
