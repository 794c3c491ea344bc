import type { Words } from '#content/words/words.ts';
import { CASE_OUTCOMES } from '#domain/check/case-facts.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { Field, RadioGroup, Select } from '#ui/controls.tsx';

/** The check's first two questions, as in its form. Rendered at build time; nothing is hydrated. */
export function FirstQuestions({
  words,
}: {
  readonly words: Pick<Words['forms'], 'CHECK_OPTIONS' | 'CHECK_WORDS'>;
}) {
  const { state, outcome } = words.CHECK_WORDS.fields;
  return (
    <>
      <Field id="first-state" name="state" label={state.label}>
        <Select
          options={JURISDICTIONS.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder={state.placeholder}
          autoComplete="off"
        />
      </Field>
      <RadioGroup
        id="first-outcome"
        name="outcome"
        label={outcome.label}
        options={CASE_OUTCOMES.map((value) => ({ value, label: words.CHECK_OPTIONS.outcome[value] }))}
      />
    </>
  );
}
