import * as lending from '~/content/words/en/lending.ts';
import { WordsProvider } from '~/features/language/words-context.tsx';

import { LoanDialog, type LoanDialogProps } from './LoanDialog.tsx';

const WORDS = { lending };

/** {@link LoanDialog} in English. */
export function EnglishLoanDialog(props: LoanDialogProps) {
  return (
    <WordsProvider language="en" words={WORDS}>
      <LoanDialog {...props} />
    </WordsProvider>
  );
}
