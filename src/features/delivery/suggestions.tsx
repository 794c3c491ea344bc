import { type ComponentProps, useCallback, useMemo, useRef, useState } from 'react';

import { LANGUAGE_NAMES } from '#config/languages.ts';
import {
  type Suggestion,
  suggestionAbout,
  SUGGESTION_FIELDS,
  type SuggestionField,
} from '#domain/check/suggestions.ts';
import type { Gazetteer } from '#domain/places/county-lookup.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/controls.tsx';

/** An event of a form's field. */
interface FieldEvent {
  readonly target: EventTarget;
}

/** The field of an event, if there can be a suggestion about its answer. */
const questioned = ({ target }: FieldEvent) => {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const field = SUGGESTION_FIELDS.find((name) => name === target.name);
  return field && { field, input: target };
};

/**
 * Asks about answers that are probably not what was meant (domain/check/suggestions.ts), when their field is left.
 *
 * @param gazetteer of the chosen state; while it is loading, nothing is asked about the county
 */
export function useSuggestions(gazetteer?: Gazetteer) {
  const language = useLanguage();
  /** What was in the fields when they were left. */
  const [left, setLeft] = useState<Readonly<Partial<Record<SuggestionField, string>>>>({});
  /** Answers that were held up once. */
  const asked = useRef(new Set<string>());
  const context = useMemo(() => ({ language, ...(gazetteer && { gazetteer }) }), [language, gazetteer]);
  const suggestions = useMemo((): Readonly<Partial<Record<SuggestionField, Suggestion>>> => {
    return Object.fromEntries(
      SUGGESTION_FIELDS.flatMap((field) => {
        const typed = left[field];
        return typed === undefined ? [] : [[field, suggestionAbout(field, typed, context)]];
      }),
    );
  }, [left, context]);
  const put = useCallback((field: SuggestionField, typed: string | undefined) => {
    setLeft((others) => (others[field] === typed ? others : { ...others, [field]: typed }));
  }, []);
  /** Looks at a field that was left, or that the page has filled in. */
  const look = useCallback(
    (event: FieldEvent) => {
      const found = questioned(event);
      if (found !== undefined && !asked.current.has(found.input.value)) put(found.field, found.input.value);
    },
    [put],
  );
  return {
    suggestions,
    /** Always the same function. */
    onBlur: look,
    onInput: (event: FieldEvent) => {
      const found = questioned(event);
      if (found !== undefined) put(found.field, undefined);
    },
    onReset: () => {
      setLeft({});
    },
    /**
     * Before going on: asks about the first of these answers that is unlikely and was not held up before, because its
     * question would be out of sight. Returns its field.
     */
    holdsUp: (form: HTMLFormElement, fields: readonly SuggestionField[]): SuggestionField | undefined =>
      fields.find((field) => {
        const input = form.elements.namedItem(field);
        if (!(input instanceof HTMLInputElement) || asked.current.has(input.value)) return false;
        if (suggestionAbout(field, input.value, context) === undefined) return false;
        put(field, input.value);
        asked.current.add(input.value);
        input.focus();
        return true;
      }),
  };
}

interface SuggestionLineProps {
  /** Id of the field's input. */
  readonly id: string;
  readonly suggestion: Suggestion | undefined;
}

/** A field with the question about its answer. */
export function FieldWithSuggestion({
  suggestion,
  ...field
}: ComponentProps<typeof Field> & Omit<SuggestionLineProps, 'id'>) {
  return (
    <div>
      <Field {...field} />
      <SuggestionLine id={field.id} suggestion={suggestion} />
    </div>
  );
}

/** The question about an answer, below its field, with the other answers to take instead. */
function SuggestionLine({ id, suggestion }: SuggestionLineProps) {
  return (
    <div aria-live="polite">
      {suggestion === undefined ? null : suggestion.kind === 'meant' || suggestion.kind === 'sure' ? (
        <ContactSuggestion id={id} suggestion={suggestion} />
      ) : (
        <CaseSuggestion id={id} suggestion={suggestion} />
      )}
    </div>
  );
}

/** About an address or a number, which every form asks for. */
function ContactSuggestion({ id, suggestion }: SuggestionOf<'meant' | 'sure'>) {
  const { SUGGESTION_COPY: COPY } = useWords('delivery');
  return suggestion.kind === 'meant' ? (
    <Question
      id={id}
      text={format(COPY.meant, { value: suggestion.shown })}
      choices={[{ value: suggestion.value, label: COPY.take }]}
    />
  ) : (
    <Question id={id} text={COPY.sure} choices={[]} />
  );
}

/** About the county or a day of a case. */
function CaseSuggestion({ id, suggestion }: SuggestionOf<'county' | 'readings'>) {
  const { CASE_QUESTION_COPY: COPY } = useWords('caseTexts');
  const { tag } = LANGUAGE_NAMES[useLanguage()];
  if (suggestion.kind === 'readings') {
    const days = suggestion.days.map((day) => longDate(day, tag));
    return (
      <Question id={id} text={COPY.readings} choices={days.map((day) => ({ value: day, label: day }))} />
    );
  }
  const { question, town, county, counties, other } = suggestion;
  return (
    <Question
      id={id}
      text={format<string>(COPY.county[question], {
        town,
        county,
        counties: new Intl.ListFormat(tag).format(counties),
        other,
      })}
      choices={counties.map((name) => ({ value: name, label: name }))}
    />
  );
}

interface SuggestionOf<Kind extends Suggestion['kind']> {
  readonly id: string;
  readonly suggestion: Extract<Suggestion, { readonly kind: Kind }>;
}

interface QuestionProps {
  /** Id of the field's input. */
  readonly id: string;
  readonly text: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function Question({ id, text, choices }: QuestionProps) {
  function take(value: string) {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm bg-review-tint px-4 py-2 text-review">
      <p className="font-semibold">{text}</p>
      {choices.map(({ value, label }) => (
        <Button
          key={value}
          look="quiet"
          size="small"
          onClick={() => {
            take(value);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
