import { useState } from 'react';

import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { Button } from '~/ui/Button.tsx';

const COPY = RENTERS_PLAN_COPY.carry;

interface CopyButtonProps {
  readonly text: () => string;
  readonly label?: string;
  readonly copied?: string;
}

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, label = COPY.copy, copied = COPY.copied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <Button
        look="outline"
        size="small"
        onClick={() => {
          copyText(text()).then(
            () => {
              setOutcome(copied);
            },
            () => {
              setOutcome(COPY.copyFailed);
            },
          );
        }}
      >
        {label}
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
}

/** Rejects where the browser has no clipboard (plain http) or keeps it closed. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
