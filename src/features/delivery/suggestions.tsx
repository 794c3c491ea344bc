import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { LANGUAGE_NAMES } from '#config/languages.ts';
import { type Suggestion, suggestionAbout, SUGGESTION_FIELDS } from '#domain/check/suggestions.ts';
import { format } from '#domain/shared/format.ts';
import { and } from '#domain/shared/lists.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/controls.tsx';

const ASKED_FIELDS = ['county', ...SUGGESTION_FIELDS] as const;
type AskedField = (typeof ASKED_FIELDS)[number];

interface FieldEvent {
  readonly target: EventTarget;
}

/** The field of an event, if there can be a suggestion about its answer. */
const questioned = ({ target }: FieldEvent) => {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const field = ASKED_FIELDS.find((name) => name === target.name);
  return field && { field, input: target };
};

/** What there is to ask about a typed county, for which names of towns are fetched. */
export interface CountyQuestions {
  /** `undefined` also until it is found. */
  readonly about: (typed: string) => Suggestion | undefined;
  readonly find: (typed: string) => Promise<void>;
}

/**
 * Asks about answers that are probably not what was meant (domain/check/suggestions.ts), when their field is left.
 *
 * @param county of the chosen state; without it, nothing is asked about the county
 */
export function useSuggestions(county?: CountyQuestions) {
  const language = useLanguage();
  /** What was in the fields when they were left. */
  const [left, setLeft] = useState<Readonly<Partial<Record<AskedField, string>>>>({});
  /** Answers that were held up once. */
  const asked = useRef(new Set<string>());
  const about = useCallback(
    (field: AskedField, typed: string) =>
      field === 'county'
        ? county?.about(typed)
        : suggestionAbout(field, typed, language, localDate(new Date())),
    [county, language],
  );
  const suggestions = useMemo((): Readonly<Partial<Record<AskedField, Suggestion>>> => {
    return Object.fromEntries(
      ASKED_FIELDS.flatMap((field) => {
        const typed = left[field];
        return typed === undefined ? [] : [[field, about(field, typed)]];
      }),
    );
  }, [left, about]);
  const put = useCallback((field: AskedField, typed: string | undefined) => {
    setLeft((others) => (others[field] === typed ? others : { ...others, [field]: typed }));
  }, []);
  useEffect(() => {
    if (left.county === undefined) return;
    // Its answer is no state of its own, because it is found while the renter types, and renders nothing until then.
    void county?.find(left.county).then(() => {
      setLeft((before) => (before.county === left.county ? { ...before } : before));
    });
  }, [county, left.county]);
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
      if (found === undefined) return;
      put(found.field, undefined);
      if (found.field === 'county') void county?.find(found.input.value);
    },
    onReset: () => {
      setLeft({});
    },
    /**
     * Before going on: asks about the first of these answers that is unlikely and was not held up before, because its
     * question would be out of sight. Returns its field.
     */
    holdsUp: (form: HTMLFormElement, fields: readonly AskedField[]): AskedField | undefined =>
      fields.find((field) => {
        const input = form.elements.namedItem(field);
        if (!(input instanceof HTMLInputElement) || asked.current.has(input.value)) return false;
        if (about(field, input.value) === undefined) return false;
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
function CaseSuggestion({ id, suggestion }: SuggestionOf<'county' | 'readings' | 'years'>) {
  const { CASE_QUESTION_COPY: COPY } = useWords('caseTexts');
  const { tag } = LANGUAGE_NAMES[useLanguage()];
  if (suggestion.kind === 'readings') {
    const days = suggestion.days.map((day) => longDate(day, tag));
    return (
      <Question id={id} text={COPY.readings} choices={days.map((day) => ({ value: day, label: day }))} />
    );
  }
  if (suggestion.kind === 'years')
    return (
      <Question
        id={id}
        text={COPY.years}
        choices={suggestion.years.map((year) => ({ value: year, label: year }))}
      />
    );
  const { question, town, county, counties, other } = suggestion;
  return (
    <Question
      id={id}
      text={format<string>(COPY.county[question], {
        town,
        county,
        counties: and(counties, tag),
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
