import { DEFAULT_LANGUAGE, LANGUAGE_NAMES } from '#config/languages.ts';
import {
  type LetterFacts,
  type LetterKind,
  lettersFor,
  letterText,
  type LetterValues,
} from '#domain/plan/letters.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { Button } from '#ui/Button.tsx';
import { CONTROL_STYLE, Field, Select, Textarea } from '#ui/controls.tsx';

import type { PlanNotes } from './plan-notes.ts';
import type { ReadyPlan } from './ready-plan.ts';
import { CopyButton, PrintButton } from './controls.tsx';

/**
 * Placeholder values of a plan's letters, apart from the laws.
 *
 * @param locale of the dates, as `Intl` names it
 * @param gaps for a contact that was not given
 */
function letterValues(
  { form, dates: { ended }, place, filing, today }: ReadyPlan,
  locale: string,
  gaps: Pick<LetterValues, 'name' | 'phone' | 'email'>,
): Omit<LetterValues, keyof LetterFacts['laws']> {
  const { fullName, phone, email, filingDate, filingPrecision } = form;
  return {
    // A helper may have given no contact.
    name: fullName || gaps.name,
    phone: phone || gaps.phone,
    email: email || gaps.email,
    place,
    today: longDate(today, locale),
    filed: longDate(filingDate, locale, filingPrecision),
    ended: ended === undefined ? '' : longDate(ended.last, locale),
    court: filing.court.caption,
  };
}

/** One letter of a plan, always in English, which courts, landlords and screening companies read. */
export function readyLetter(ready: ReadyPlan, kind: LetterKind): string {
  const { law, plan, translation } = ready.words;
  const { conditions, laws } = ready.letters;
  const gaps = translation?.english.sender ?? plan.SENDER_GAPS;
  const values = { ...letterValues(ready, LANGUAGE_NAMES[DEFAULT_LANGUAGE].tag, gaps), ...laws };
  if (translation === undefined) return letterText(plan.PLAN_LETTERS[kind], conditions, values);
  const { letters: english, unknownCourt } = translation.english;
  const court = values.court === law.COURT_WORDS.unknownCourt ? unknownCourt : values.court;
  return letterText(english[kind], conditions, { ...values, court });
}

/** A letter translated into the page's language, for the renter who sends it. */
export function letterMeaning(ready: ReadyPlan, kind: LetterKind): string {
  const { law, plan } = ready.words;
  const { conditions, laws } = ready.letters;
  const values = { ...letterValues(ready, law.EVIDENCE_WORDS.locale, plan.SENDER_GAPS), ...laws };
  return letterText(plan.PLAN_LETTERS[kind], conditions, { ...values, court: ready.filing.court.called });
}

/** A letter dated on the day of the filing, so that two versions can be compared without their dates. */
function undatedLetter(ready: ReadyPlan, kind: LetterKind): string {
  return readyLetter({ ...ready, today: ready.form.filingDate }, kind);
}

/** Notes after an edit to a letter; they also keep the letter as it was generated when the edit began. */
export function editedLetter(
  { letters, startedFrom }: PlanNotes,
  ready: ReadyPlan,
  kind: LetterKind,
  text: string,
): Partial<PlanNotes> {
  const edited = { letters: { ...letters, [kind]: text } };
  if (letters[kind] !== undefined) return edited;
  return { ...edited, startedFrom: { ...startedFrom, [kind]: undatedLetter(ready, kind) } };
}

/**
 * Whether an edited letter started from a text that the plan no longer generates, because an answer, date or law
 * has changed.
 */
export function isOutOfDate(
  { letters, startedFrom }: PlanNotes,
  ready: ReadyPlan,
  kind: LetterKind,
): boolean {
  const start = startedFrom?.[kind];
  return letters[kind] !== undefined && start !== undefined && start !== undatedLetter(ready, kind);
}

interface PlanLettersProps {
  readonly ready: ReadyPlan;
  readonly notes: PlanNotes;
  readonly onNote: (changes: Partial<PlanNotes>) => void;
  readonly onPrint: (text: string) => void;
}

/**
 * The letters and the telephone script: filled in, editable, printable and copyable. Edits are kept when another letter
 * is selected.
 */
export function PlanLetters({ ready, notes, onNote, onPrint }: PlanLettersProps) {
  const { letters } = notes;
  const { plan: PLAN, translation } = ready.words;
  const COPY = PLAN.RENTERS_PLAN_COPY.letters;
  const offered = lettersFor(ready.letters);
  /** The selected letter may no longer be offered after an answer changed. */
  const kind = offered.find((each) => each === notes.letter) ?? 'clerk';
  const text = letters[kind] ?? readyLetter(ready, kind);
  return (
    <div className="plan-part">
      <small>{COPY.introduction}</small>
      <Field id="plan-letter-kind" name="letter-kind" label={COPY.choose}>
        <Select
          required={false}
          options={offered.map((each) => ({ value: each, label: PLAN.PLAN_LETTERS[each].title }))}
          value={kind}
          onChange={({ currentTarget }) => {
            onNote({ letter: offered.find((each) => each === currentTarget.value) ?? kind });
          }}
        />
      </Field>
      <p>{PLAN.PLAN_LETTERS[kind].use}</p>
      {translation !== undefined && (
        <p>{kind === 'call' ? translation.notes.letter.interpreter : translation.notes.letter.send}</p>
      )}
      <div role="status">
        {isOutOfDate(notes, ready, kind) && <p className="plan-box plan-cautions">{COPY.outOfDate}</p>}
      </div>
      <Field id="plan-letter" name="letter" label={COPY.text} hint={COPY.brackets}>
        <Textarea
          required={false}
          className={`${CONTROL_STYLE} plan-letter`}
          lang={translation === undefined ? undefined : DEFAULT_LANGUAGE}
          // The recipient reads English, whatever the page is translated to.
          translate="no"
          rows={16}
          value={text}
          onChange={({ currentTarget }) => {
            onNote(editedLetter(notes, ready, kind, currentTarget.value));
          }}
        />
      </Field>
      <div className="plan-row">
        <PrintButton
          onPrint={() => {
            onPrint(text);
          }}
        >
          {COPY.print}
        </PrintButton>
        <CopyButton key={kind} text={() => text}>
          {COPY.copy}
        </CopyButton>
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
      {translation !== undefined && (
        <div>
          <h5>{translation.notes.letter.meaning}</h5>
          <p className="plan-letter-meaning mt-2">{letterMeaning(ready, kind)}</p>
        </div>
      )}
    </div>
  );
}
