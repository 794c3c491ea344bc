import { type ReactNode, useState } from 'react';

import { useWords } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';

/** A list of sentences; they must be unique, because they are the keys. */
export function Lines({ lines, as: List = 'ul' }: { lines: readonly string[]; as?: 'ul' | 'ol' }) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}

export function PlanFold({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="plan-fold">
      <summary className="opens-here">
        <h4>{heading}</h4>
      </summary>
      {children}
    </details>
  );
}

const useCopy = () => useWords('plan').RENTERS_PLAN_COPY.carry;

/** Copies a text and reports whether the browser allowed it. */
export function CopyButton({ text, children }: { text: () => string; children: ReactNode }) {
  const COPY = useCopy();
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <Button
        look="outline"
        size="small"
        onClick={() => {
          // `navigator.clipboard` is undefined on plain http; the promise chain catches that as well.
          Promise.resolve()
            .then(() => navigator.clipboard.writeText(text()))
            .then(
              () => {
                setOutcome(COPY.copied);
              },
              () => {
                setOutcome(COPY.copyFailed);
              },
            );
        }}
      >
        {children}
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
}

export function PrintButton({ onPrint, children }: { onPrint: () => void; children: ReactNode }) {
  return (
    <Button
      look="secondary"
      size="small"
      onClick={() => {
        onPrint();
      }}
    >
      {children}
    </Button>
  );
}
