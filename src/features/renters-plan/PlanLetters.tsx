import { PLAN_LETTERS, type LetterKind } from '~/content/copy/plan-letters.ts';
import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { Button } from '~/ui/Button.tsx';
import { CONTROL_STYLE, LABEL_STYLE } from '~/ui/field-style.ts';

import { CopyButton } from './CopyButton.tsx';
import { letterFacts } from './letter-facts.ts';
import type { ReadyPlan } from './plan-input.ts';
import type { PlanNotes } from './plan-notes.ts';
import { PrintButton } from './PrintButton.tsx';

const COPY = RENTERS_PLAN_COPY.letters;
const KINDS = Object.keys(PLAN_LETTERS) as LetterKind[];

interface PlanLettersProps {
  readonly ready: ReadyPlan;
  readonly notes: PlanNotes;
  readonly onNote: (changes: Partial<PlanNotes>) => void;
  readonly onPrint: (text: string) => void;
}

/** The letters and the call: filled in, edited here, printed or copied. What was edited is kept while others are read. */
export function PlanLetters({ ready, notes, onNote, onPrint }: PlanLettersProps) {
  const { letter: kind, letters } = notes;
  const text = letters[kind] ?? PLAN_LETTERS[kind].text(letterFacts(ready));
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
          onNote({ letter: currentTarget.value as LetterKind });
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
          onNote({ letters: { ...letters, [kind]: currentTarget.value } });
        }}
      />
      <div className="plan-row">
        <PrintButton
          onPrint={() => {
            onPrint(text);
          }}
        />
        <CopyButton key={kind} text={() => text} />
        {letters[kind] !== undefined && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              onNote({ letters: { ...letters, [kind]: undefined } });
            }}
          >
            {COPY.reset}
          </Button>
        )}
      </div>
    </div>
  );
}
