import { useEffect } from 'react';

import type { Language } from '#config/languages.ts';
import type { FormTopics, Words } from '#content/words/words.ts';
import { API_PATHS } from '#domain/api/paths.ts';
import type { PageFormWords } from '#domain/forms/form.ts';
import { LEAD_FORM } from '#domain/inbox/forms.ts';
import { FieldWithSuggestion } from '#features/delivery/suggestions.tsx';
import { HiddenFields } from '#features/delivery/form-parts.tsx';
import { Undelivered, useDelivery } from '#features/delivery/use-delivery.tsx';
import { IslandFallback } from '#features/island-fallback/IslandFallback.tsx';
import { WordsProvider } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/controls.tsx';
import { CHECK, Icon } from '#ui/Icon.tsx';

/** How long the success message stays (product §9). */
const SUCCESS_MS = 5_000;

interface FormProps {
  readonly copy: Pick<Words['reply']['DELIVERY_COPY'], 'sending' | 'undelivered' | 'lead'>;
  readonly formWords: PageFormWords<typeof LEAD_FORM>;
}

interface LeadFormProps extends FormProps {
  readonly language: Language;
  readonly words: FormTopics;
}

/** The lead box's form: email and phone (product §2). */
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
  const { status, failure, reset, field, summary, suggestions, formProps } = useDelivery(
    'lead',
    API_PATHS.leads,
    LEAD_FORM,
    formWords,
    COPY.lead.use.version,
  );

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
    <form {...formProps} className="grid gap-5">
      <FieldWithSuggestion {...field('email')} suggestion={suggestions.email}>
        <TextInput />
      </FieldWithSuggestion>
      <FieldWithSuggestion {...field('phone')} suggestion={suggestions.phone}>
        <TextInput />
      </FieldWithSuggestion>
      <HiddenFields
        prefix="lead"
        consentVersion={COPY.lead.use.version}
        isHoneypotFilledIn={status === 'honeypot'}
      />
      {status === 'undelivered' && <Undelivered copy={COPY.undelivered} failure={failure} />}
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
    </form>
  );
}
