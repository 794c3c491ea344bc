import * as appCheck from '~/content/words/es/app-check.ts';
import * as delivery from '~/content/words/es/delivery.ts';
import * as controls from '~/content/words/es/controls.ts';
import * as reply from '~/content/words/es/reply.ts';
import { WordsProvider } from '~/features/language/words-context.tsx';

import { ContactForm } from './ContactForm.tsx';

const WORDS = {
  ...(import.meta.env.APP_CHECK_SITE_KEY !== undefined && { appCheck }),
  delivery,
  controls,
  reply,
};

/** {@link ContactForm} in Spanish. */
export function SpanishContactForm() {
  return (
    <WordsProvider language="es" words={WORDS}>
      <ContactForm />
    </WordsProvider>
  );
}
