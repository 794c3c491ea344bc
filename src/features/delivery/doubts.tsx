import { type ComponentProps, useCallback, useMemo, useRef, useState } from 'react';

import { LANGUAGE_NAMES } from '#config/languages.ts';
import { type Doubt, doubtAbout, DOUBTED_FIELDS, type DoubtedField } from '#domain/check/doubts.ts';
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

const doubted = ({ target }: FieldEvent) => {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const field = DOUBTED_FIELDS.find((name) => name === target.name);
  return field && { field, input: target };
};

/**
 * Asks about answers that are probably not what was meant (domain/check/doubts.ts), when their field is left.
 *
 * @param gazetteer of the chosen state; while it is loading, nothing is asked about the county
 */
export function useDoubts(gazetteer?: Gazetteer) {
  const language = useLanguage();
  /** What was in the fields when they were left. */
  const [left, setLeft] = useState<Readonly<Partial<Record<DoubtedField, string>>>>({});
  /** Phone numbers that have been asked about. */
  const asked = useRef(new Set<string>());
  const doubts = useMemo((): Readonly<Partial<Record<DoubtedField, Doubt>>> => {
    const context = { language, ...(gazetteer && { gazetteer }) };
    return Object.fromEntries(
      DOUBTED_FIELDS.flatMap((field) => {
        const typed = left[field];
        return typed === undefined ? [] : [[field, doubtAbout(field, typed, context)]];
      }),
    );
  }, [left, language, gazetteer]);
  const put = (field: DoubtedField, typed: string | undefined) => {
    setLeft((others) => (others[field] === typed ? others : { ...others, [field]: typed }));
  };
  /** Looks at a field that was left, or that the page has filled in. */
  const look = useCallback((event: FieldEvent) => {
    const field = doubted(event);
    if (field === undefined || asked.current.has(field.input.value)) return;
    const { value } = field.input;
    setLeft((others) => (others[field.field] === value ? others : { ...others, [field.field]: value }));
  }, []);
  return {
    doubts,
    /** Always the same function. */
    onBlur: look,
    onInput: (event: FieldEvent) => {
      const typed = doubted(event);
      if (typed !== undefined) put(typed.field, undefined);
    },
    onReset: () => {
      setLeft({});
    },
    /** Before sending: asks about an unlikely phone number once. Returns whether it asks now. */
    asksAboutPhone: (form: HTMLFormElement) => {
      const phone = form.elements.namedItem('phone');
      if (!(phone instanceof HTMLInputElement) || asked.current.has(phone.value)) return false;
      if (doubtAbout('phone', phone.value, { language }) === undefined) return false;
      put('phone', phone.value);
      asked.current.add(phone.value);
      phone.focus();
      return true;
    },
  };
}

interface DoubtLineProps {
  /** Id of the field's input. */
  readonly id: string;
  readonly doubt: Doubt | undefined;
}

/** A field with the question about its answer. */
export function DoubtedField({ doubt, ...field }: ComponentProps<typeof Field> & Omit<DoubtLineProps, 'id'>) {
  return (
    <div>
      <Field {...field} />
      <DoubtLine id={field.id} doubt={doubt} />
    </div>
  );
}

/** The question about an answer, below its field, with the other answers to take instead. */
function DoubtLine({ id, doubt }: DoubtLineProps) {
  const { DOUBT_COPY: COPY } = useWords('delivery');
  const { tag } = LANGUAGE_NAMES[useLanguage()];
  const list = new Intl.ListFormat(tag);

  function take(value: string) {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }

  const choices =
    doubt?.kind === 'meant'
      ? [{ value: doubt.value, label: COPY.take }]
      : doubt?.kind === 'readings'
        ? doubt.days.map((day) => ({ value: longDate(day, tag), label: longDate(day, tag) }))
        : doubt?.kind === 'county'
          ? doubt.counties.map((county) => ({ value: county, label: county }))
          : [];
  return (
    <div aria-live="polite">
      {doubt !== undefined && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm bg-review-tint px-4 py-2 text-review">
          <p className="font-semibold">
            {doubt.kind === 'meant'
              ? format(COPY.meant, { value: doubt.shown })
              : doubt.kind === 'county'
                ? format<string>(COPY.county[doubt.question], {
                    town: doubt.town,
                    county: doubt.county,
                    counties: list.format(doubt.counties),
                    other: doubt.other,
                  })
                : COPY[doubt.kind]}
          </p>
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
      )}
    </div>
  );
}
