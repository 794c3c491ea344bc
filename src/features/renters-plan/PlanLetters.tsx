import { PLAN_LETTERS } from '~/content/words/en/letters.ts';
import { RENTERS_PLAN_COPY } from '~/content/words/en/plan.ts';
import {
  type LetterFacts,
  type LetterKind,
  lettersFor,
  letterText,
  type LetterValues,
} from '~/domain/plan/letters.ts';
import { Button } from '~/ui/Button.tsx';
import { CONTROL_STYLE, LABEL_STYLE } from '~/ui/Field.tsx';

import { longDate } from './when-words.ts';
import type { PlanNotes } from './plan-notes.ts';
import type { ReadyPlan } from './ready-plan.ts';
import { CopyButton, PrintButton } from './controls.tsx';

/** What fills the placeholders of a plan's letters, beyond the laws. */
function letterValues({
  form,
  dates: { ended },
  place,
  filing,
  today,
}: ReadyPlan): Omit<LetterValues, keyof LetterFacts['laws']> {
  const { fullName: name, phone, email, filingDate } = form;
  return {
    ...{ name, phone, email, place },
    today: longDate(today),
    filed: longDate(filingDate),
    ended: ended === undefined ? '' : longDate(ended.last),
    court: filing.court.caption,
  };
}

/** One letter of a plan. */
export function readyLetter(ready: ReadyPlan, kind: LetterKind): string {
  const { conditions, laws } = ready.letters;
  return letterText(PLAN_LETTERS[kind], conditions, { ...letterValues(ready), ...laws });
}

const COPY = RENTERS_PLAN_COPY.letters;

interface PlanLettersProps {
  readonly ready: ReadyPlan;
  readonly notes: PlanNotes;
  readonly onNote: (changes: Partial<PlanNotes>) => void;
  readonly onPrint: (text: string) => void;
}

/** The letters and the call: filled in, edited here, printed or copied. What was edited is kept while others are read. */
export function PlanLetters({ ready, notes, onNote, onPrint }: PlanLettersProps) {
  const { letters } = notes;
  const offered = lettersFor(ready.letters);
  /** An answer that has changed may have taken away the letter on show. */
  const kind = offered.find((each) => each === notes.letter) ?? 'dispute';
  const text = letters[kind] ?? readyLetter(ready, kind);
  return (
    <div className="plan-part">
      <small>{COPY.introduction}</small>
      <label htmlFor="plan-letter-kind" className={LABEL_STYLE}>
        {COPY.choose}
      </label>
      <select
        id="plan-letter-kind"
        className={`${CONTROL_STYLE} select-arrow pr-12`}
        value={kind}
        onChange={({ currentTarget }) => {
          onNote({ letter: offered.find((each) => each === currentTarget.value) ?? kind });
        }}
      >
        {offered.map((each) => (
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
