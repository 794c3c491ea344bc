import { useRef } from 'react';

import type { Language } from '#config/languages.ts';
import type { FormTopics, Words } from '#content/words/words.ts';
import { API_PATHS } from '#domain/api/paths.ts';
import type { PageFormWords } from '#domain/forms/form.ts';
import { MESSAGE_FORM } from '#domain/inbox/forms.ts';
import { FieldWithSuggestion } from '#features/delivery/suggestions.tsx';
import { HiddenFields } from '#features/delivery/form-parts.tsx';
import { Undelivered, useDelivery } from '#features/delivery/use-delivery.tsx';
import { IslandFallback } from '#features/island-fallback/IslandFallback.tsx';
import { WordsProvider } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, Textarea, TextInput } from '#ui/controls.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { showToast } from '#ui/toasts/store.ts';
import { Toasts } from '#ui/toasts/Toasts.tsx';

interface ContactFormProps {
  readonly copy: Pick<Words['reply']['DELIVERY_COPY'], 'sending' | 'undelivered' | 'message'>;
  readonly formWords: PageFormWords<typeof MESSAGE_FORM>;
  readonly language: Language;
  readonly words: FormTopics;
}

interface FormProps extends Pick<ContactFormProps, 'copy' | 'formWords'> {
  readonly onSent: () => void;
}

/** The contact form (product §3). */
export function ContactForm({ language, words, ...form }: ContactFormProps) {
  const answer = useRef<HTMLDivElement>(null);
  const onSent = () => {
    showToast({ ...form.copy.message.success, tone: 'success' });
    // The form has emptied itself, and the toast below it may lie below the window.
    requestAnimationFrame(() => answer.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <WordsProvider language={language} words={words}>
      <IslandFallback>
        <Form {...form} onSent={onSent} />
        <div ref={answer} className="has-[li]:pt-4">
          <Toasts />
        </div>
      </IslandFallback>
    </WordsProvider>
  );
}

function Form({ copy: COPY, formWords, onSent }: FormProps) {
  const { status, failure, field, summary, suggestions, formProps } = useDelivery(
    'contact',
    API_PATHS.messages,
    MESSAGE_FORM,
    formWords,
    COPY.message.use.version,
    onSent,
  );
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary errors={summary} />
      <Field {...field('name')}>
        <TextInput />
      </Field>
      <FieldWithSuggestion {...field('email')} suggestion={suggestions.email}>
        <TextInput />
      </FieldWithSuggestion>
      <FieldWithSuggestion {...field('phone')} suggestion={suggestions.phone}>
        <TextInput />
      </FieldWithSuggestion>
      <Field {...field('message')}>
        <Textarea rows={6} />
      </Field>
      <HiddenFields
        prefix="contact"
        consentVersion={COPY.message.use.version}
        isHoneypotFilledIn={status === 'honeypot'}
      />
      {status === 'undelivered' && <Undelivered copy={COPY.undelivered} failure={failure} />}
      <div className="grid gap-4">
        <Button type="submit" disabled={status === 'sending'}>
          {status === 'sending' ? COPY.sending : COPY.message.submit}
        </Button>
        <p className="text-sm text-muted">{COPY.message.use.text}</p>
      </div>
    </form>
  );
}
