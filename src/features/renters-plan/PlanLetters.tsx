import { type LetterFacts, type LetterKind, PLAN_LETTERS } from '~/content/words/en/letters.ts';
import { RENTERS_PLAN_COPY } from '~/content/words/en/plan.ts';
import { Button } from '~/ui/Button.tsx';
import { CONTROL_STYLE, LABEL_STYLE } from '~/ui/Field.tsx';

import { longDate } from './when-words.ts';
import type { PlanNotes } from './plan-notes.ts';
import type { ReadyPlan } from './ready-plan.ts';
import { CopyButton, PrintButton } from './controls.tsx';

/** What the letters of a plan say. */
export function letterFacts({ plan, form, dates, place, filing, today }: ReadyPlan): LetterFacts {
  const { ended } = dates;
  const agreement = plan.paths.find(
    ({ remedy }) => remedy.how === 'stipulation' && remedy.confidence !== 'low',
  );
  return {
    name: form.fullName,
    phone: form.phone,
    email: form.email,
    today: longDate(today),
    court: filing.court.name,
    place,
    filed: longDate(form.filingDate),
    outcome: form.outcome,
    ended: ended !== undefined && ended.first === ended.last ? longDate(ended.first) : null,
    isPaid: form.paymentStatus === 'paid',
    owes: form.paymentStatus === 'partial' || form.paymentStatus === 'not-paid',
    agreementLaw: agreement?.remedy.citation ?? null,
    isTooOldToReport: plan.reporting.kind === 'has-ended',
  };
}

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
