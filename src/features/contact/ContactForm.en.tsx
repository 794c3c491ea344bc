import * as appCheck from '~/content/words/en/app-check.ts';
import * as delivery from '~/content/words/en/delivery.ts';
import * as controls from '~/content/words/en/controls.ts';
import * as reply from '~/content/words/en/reply.ts';
import { WordsProvider } from '~/features/language/words-context.tsx';

import { ContactForm } from './ContactForm.tsx';

const WORDS = {
  ...(import.meta.env.APP_CHECK_SITE_KEY !== undefined && { appCheck }),
  delivery,
  controls,
  reply,
};

/** {@link ContactForm} in English. */
export function EnglishContactForm() {
  return (
    <WordsProvider language="en" words={WORDS}>
      <ContactForm />
    </WordsProvider>
  );
}
