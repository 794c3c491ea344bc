import * as lending from '~/content/words/es/lending.ts';
import { WordsProvider } from '~/features/language/words-context.tsx';

import { LoanDialog, type LoanDialogProps } from './LoanDialog.tsx';

const WORDS = { lending };

/** {@link LoanDialog} in Spanish. */
export function SpanishLoanDialog(props: LoanDialogProps) {
  return (
    <WordsProvider language="es" words={WORDS}>
      <LoanDialog {...props} />
    </WordsProvider>
  );
}
