import { useState } from 'react';

import { PLAN_LETTERS, type LetterKind } from '~/content/copy/plan-letters.ts';
import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { Button } from '~/ui/Button.tsx';
import { CONTROL_STYLE, LABEL_STYLE } from '~/ui/field-style.ts';

import { CopyButton } from './CopyButton.tsx';
import { letterFacts } from './letter-facts.ts';
import type { ReadyPlan } from './plan-input.ts';
import { PrintButton } from './PrintButton.tsx';

const COPY = RENTERS_PLAN_COPY.letters;
const KINDS = Object.keys(PLAN_LETTERS) as LetterKind[];

/** The letters and the call: filled in, edited here, printed or copied. What was edited is kept while others are read. */
export function PlanLetters({ ready, onPrint }: { ready: ReadyPlan; onPrint: (text: string) => void }) {
  const [kind, setKind] = useState<LetterKind>('dispute');
  const [edited, setEdited] = useState<Partial<Record<LetterKind, string>>>({});
  const text = edited[kind] ?? PLAN_LETTERS[kind].text(letterFacts(ready));
  return (
    <div className="plan-part">
      <h4>{COPY.heading}</h4>
      <small>{COPY.introduction}</small>
      <label htmlFor="plan-letter-kind" className={LABEL_STYLE}>
        {COPY.choose}
      </label>
      <select
        id="plan-letter-kind"
        className={`${CONTROL_STYLE} select-arrow`}
        value={kind}
        onChange={({ currentTarget }) => {
          setKind(currentTarget.value as LetterKind);
        }}
      >
        {KINDS.map((each) => (
          <option key={each} value={each}>
            {PLAN_LETTERS[each].title}
          </option>
        ))}
      </select>
      <p>{PLAN_LETTERS[kind].use}</p>
      <label htmlFor="plan-letter" className={LABEL_STYLE}>
        {COPY.text}
      </label>
      <small id="plan-letter-hint">{COPY.brackets}</small>
      <textarea
        id="plan-letter"
        className={`${CONTROL_STYLE} plan-letter`}
        aria-describedby="plan-letter-hint"
        rows={16}
        value={text}
        onChange={({ currentTarget }) => {
          setEdited({ ...edited, [kind]: currentTarget.value });
        }}
      />
      <div className="plan-row">
        <PrintButton
          onPrint={() => {
            onPrint(text);
          }}
        />
        <CopyButton key={kind} text={() => text} />
        {edited[kind] !== undefined && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              setEdited({ ...edited, [kind]: undefined });
            }}
          >
            {COPY.reset}
          </Button>
        )}
      </div>
    </div>
  );
}
