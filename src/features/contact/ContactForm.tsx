import type { Language } from '#config/languages.ts';
import type { FormTopics, Words } from '#content/words/words.ts';
import { API_PATHS } from '#domain/api/paths.ts';
import { CONSENT_VERSION_FIELD, type FormWords, LANGUAGE_FIELD } from '#domain/forms/form.ts';
import { MESSAGE_FORM } from '#domain/inbox/forms.ts';
import { DoubtLine, useDoubts } from '#features/delivery/doubts.tsx';
import { AppCheckNotice, Honeypot, useFormFields } from '#features/delivery/form-parts.tsx';
import { Undelivered, useDelivery } from '#features/delivery/use-delivery.tsx';
import { IslandFallback } from '#features/island-fallback/IslandFallback.tsx';
import { useLanguage, WordsProvider } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, Textarea, TextInput } from '#ui/controls.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { showToast } from '#ui/toasts/store.ts';
import { Toasts } from '#ui/toasts/Toasts.tsx';
import { useTypedBeforeHydration } from '#ui/typed-before-hydration.ts';

interface FormProps {
  readonly copy: Pick<Words['reply']['DELIVERY_COPY'], 'sending' | 'undelivered' | 'message'>;
  readonly formWords: FormWords<typeof MESSAGE_FORM>;
}

interface ContactFormProps extends FormProps {
  readonly language: Language;
  readonly words: FormTopics;
}

/** The contact form (specification §3). Without scripts the browser submits it as a plain form. */
export function ContactForm({ language, words, ...form }: ContactFormProps) {
  return (
    <WordsProvider language={language} words={words}>
      <IslandFallback>
        <Form {...form} />
        <div className="mt-4">
          <Toasts />
        </div>
      </IslandFallback>
    </WordsProvider>
  );
}

function Form({ copy: COPY, formWords }: FormProps) {
  const language = useLanguage();
  const { status, errors, note, ref, onInput, onSubmit } = useDelivery(
    API_PATHS.messages,
    MESSAGE_FORM,
    formWords,
    COPY.message.use.version,
    () => {
      showToast({ ...COPY.message.success, tone: 'success' });
    },
  );
  useTypedBeforeHydration('contact-form');
  const { doubts, asksAboutPhone, ...doubting } = useDoubts();
  const { field, summary } = useFormFields('contact', MESSAGE_FORM, formWords, errors);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields are left, not the form
    <form
      ref={ref}
      id="contact-form"
      method="post"
      action={API_PATHS.messages}
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
      className="grid gap-6"
    >
      <ErrorSummary errors={summary} />
      <Field {...field('name')}>
        <TextInput autoComplete="name" dir="auto" />
      </Field>
      <div>
        <Field {...field('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" />
        </Field>
        <DoubtLine id="contact-email" doubt={doubts.email} />
      </div>
      <div>
        <Field {...field('phone')}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <DoubtLine id="contact-phone" doubt={doubts.phone} />
      </div>
      <Field {...field('message')}>
        <Textarea rows={6} dir="auto" />
      </Field>
      <input type="hidden" name={LANGUAGE_FIELD} value={language} />
      <input type="hidden" name={CONSENT_VERSION_FIELD} value={COPY.message.use.version} />
      <Honeypot id="contact-website" isFilledIn={status === 'honeypot'} />
      {status === 'undelivered' && <Undelivered copy={COPY.undelivered} note={note} />}
      <div className="grid gap-4">
        <Button type="submit" disabled={status === 'sending'}>
          {status === 'sending' ? COPY.sending : COPY.message.submit}
        </Button>
        <p className="text-sm text-muted">{COPY.message.use.text}</p>
        {import.meta.env.APP_CHECK_SITE_KEY !== undefined && <AppCheckNotice />}
      </div>
    </form>
  );
}
