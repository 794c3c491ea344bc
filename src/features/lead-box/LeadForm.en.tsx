import * as appCheck from '~/content/words/en/app-check.ts';
import * as delivery from '~/content/words/en/delivery.ts';
import * as controls from '~/content/words/en/controls.ts';
import * as reply from '~/content/words/en/reply.ts';
import { WordsProvider } from '~/features/language/words-context.tsx';

import { LeadForm } from './LeadForm.tsx';

const WORDS = {
  ...(import.meta.env.APP_CHECK_SITE_KEY !== undefined && { appCheck }),
  delivery,
  controls,
  reply,
};

/** {@link LeadForm} in English. */
export function EnglishLeadForm() {
  return (
    <WordsProvider language="en" words={WORDS}>
      <LeadForm />
    </WordsProvider>
  );
}
