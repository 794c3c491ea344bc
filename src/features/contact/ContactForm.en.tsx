import * as appCheck from '~/content/words/en/app-check.ts';
import * as delivery from '~/content/words/en/delivery.ts';
import * as forms from '~/content/words/en/forms.ts';
import * as islandFallback from '~/content/words/en/island-fallback.ts';
import * as parts from '~/content/words/en/parts.ts';
import * as reply from '~/content/words/en/reply.ts';
import { WordsProvider } from '~/features/language/words-context.tsx';

import { ContactForm } from './ContactForm.tsx';

const WORDS = {
  ...(import.meta.env.APP_CHECK_SITE_KEY !== undefined && { appCheck }),
  delivery,
  forms,
  islandFallback,
  parts,
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
