import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';

import { loadPlaceIndex } from '#browser/place-index.ts';
import { type Language, localPath } from '#config/languages.ts';
import type { Words } from '#content/words/words.ts';
import { isJurisdictionCode, JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { type Suggestion, suggestPlaces } from '#domain/places/place-index.ts';
import { readCityQuery } from '#domain/places/place-query.ts';
import { RENTAL_ISSUES } from '#domain/places/landing-page.ts';
import { formatCount } from '#domain/shared/amounts.ts';
import { useLanguage, WordsProvider } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, Select, TextInput } from '#ui/controls.tsx';
import { SEARCH } from '#ui/Icon.tsx';
import { useTypedBeforeHydration } from '#ui/typed-before-hydration.ts';

const STATES = JURISDICTIONS.map(({ code, name }) => ({ value: code, label: name }));

/** Fits below the field on a phone with its keyboard open. */
const MOST_SUGGESTIONS = 6;

const NO_SUGGESTIONS: readonly Suggestion[] = [];

/** Arrow keys move to the next or previous suggestion. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface FormProps {
  readonly copy: Words['pages']['CITY_SEARCH_COPY'];
  readonly issueLabels: Words['pages']['RENTAL_ISSUE_LABELS'];
}

interface CitySearchProps extends FormProps {
  readonly language: Language;
  readonly words: Pick<Words, 'controls'>;
}

/**
 * Form for city, state and issue (product §2, "City search form"). Leads to the city's page and suggests places
 * while the visitor types. Without scripts it submits to the list of all locations.
 */
export function CitySearch({ language, words, ...form }: CitySearchProps) {
  return (
    <WordsProvider language={language} words={words}>
      <Form {...form} />
    </WordsProvider>
  );
}

function Form({ copy, issueLabels }: FormProps) {
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState(NO_SUGGESTIONS);
  const [error, setError] = useState<string>();
  const city = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLSelectElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useTypedBeforeHydration('city-search-form');

  async function suggest(typed: string) {
    const places = await loadPlaceIndex();
    // The input may have changed while the list was loading.
    if (places === undefined || city.current?.value !== typed) return;
    // If the field lost focus meanwhile, the suggestions would cover the next one.
    const focused = document.activeElement;
    if (focused !== city.current && list.current?.contains(focused) !== true) return;
    const code = state.current?.value ?? '';
    setSuggestions(
      suggestPlaces(places, typed, isJurisdictionCode(code) ? code : undefined, MOST_SUGGESTIONS),
    );
  }

  // On a slow phone people type before hydration, and no event is fired for that.
  useEffect(() => {
    const typed = city.current?.value ?? '';
    if (typed !== '' && document.activeElement === city.current) void suggest(typed);
  }, []);

  /** Chooses the state that was typed behind the city, unless one is chosen. */
  function chooseTypedState() {
    const typed = readCityQuery(city.current?.value ?? '');
    if (typed.kind === 'city' && typed.state !== undefined && state.current?.value === '')
      state.current.value = typed.state;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const query = { city: text('city'), state: text('state'), issue: text('issue') };
    const isZip = readCityQuery(query.city).kind === 'zip';
    setError(isZip ? copy.zip : undefined);
    if (isZip) {
      city.current?.focus();
      return;
    }
    const address = cityAddress(query);
    // No city: do nothing (product §2).
    if (address !== undefined) location.assign(address);
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || suggestions.length === 0) return;
    setSuggestions(NO_SUGGESTIONS);
    city.current?.focus();
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    const stays = relatedTarget === city.current || list.current?.contains(relatedTarget) === true;
    if (!stays) setSuggestions(NO_SUGGESTIONS);
  }

  function moveFocus(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    (links[at + step] ?? city.current)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the suggestions of its field
    <form
      id="city-search-form"
      action={localPath('/locations/', language)}
      method="get"
      onSubmit={submit}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      className="grid gap-5 sm:grid-cols-2"
    >
      <div className="relative">
        <Field id="search-city" name="city" label={copy.city} error={error}>
          <TextInput
            ref={city}
            autoComplete="address-level2"
            maxLength={80}
            dir="auto"
            // Starts loading the places before the first letter is typed.
            onFocus={() => void loadPlaceIndex()}
            onInput={({ currentTarget }) => void suggest(currentTarget.value)}
            onBlur={chooseTypedState}
            onKeyDown={({ key }) => {
              if (key === 'ArrowDown') list.current?.querySelector('a')?.focus();
              // It submits the form, which needs a state.
              if (key === 'Enter') chooseTypedState();
            }}
          />
        </Field>
        {/* Plain links in document order, so keyboards, screen readers and touch need nothing special. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys only add to Tab */}
        <ul
          ref={list}
          aria-label={copy.suggestions}
          hidden={suggestions.length === 0}
          onKeyDown={moveFocus}
          // Without this, pressing a link blurs the field and the list disappears before the click.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          className="absolute inset-x-0 top-full z-10 mt-2 overflow-hidden rounded-md border border-line bg-surface lift"
        >
          {suggestions.map(({ name, path, state: code }) => (
            <li key={path}>
              <a
                href={localPath(path, language)}
                className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 hover:bg-good-tint focus-visible:bg-good-tint focus-visible:-outline-offset-3"
              >
                <span>{name}</span> <span className="text-sm text-muted">{code}</span>
              </a>
            </li>
          ))}
        </ul>
        <p role="status" className="sr-only">
          {suggestions.length > 0 && formatCount(copy.found, suggestions.length, language)}
        </p>
      </div>
      <Field id="search-state" name="state" label={copy.state}>
        <Select
          ref={state}
          options={STATES}
          placeholder={copy.statePlaceholder}
          autoComplete="address-level1"
        />
      </Field>
      <Field id="search-issue" name="issue" label={copy.issue} optional>
        <Select
          options={RENTAL_ISSUES.map((issue) => ({ value: issue, label: issueLabels[issue] }))}
          placeholder={copy.issuePlaceholder}
        />
      </Field>
      <div className="flex items-end">
        <Button type="submit" look="secondary" icon={SEARCH} wide>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}

/** Input of the form; state and issue may be empty. */
interface CityFields {
  readonly city: string;
  /** USPS code. */
  readonly state: string;
  readonly issue: string;
}

/**
 * Path of a city's page: the city as typed, in lower case, with spaces replaced by hyphens (product §2, "City
 * search form"). Accents, dots and apostrophes are dropped, as in the slugs of the places.
 *
 * A state behind the city is left out, and short forms such as "NYC" are written out.
 *
 * @returns `undefined` if no city was typed
 * @example cityAddress({ city: 'St. Louis', state: 'MO', issue: '' }) // => '/city/st-louis/?state=MO'
 */
export function cityAddress({ city, state, issue }: CityFields): string | undefined {
  const typed = readCityQuery(city);
  const slug = (typed.kind === 'city' ? typed.name : city)
    .normalize('NFD')
    .toLowerCase()
    // Unicode classifies the Hawaiian ʻokina (ʻ) as a letter.
    .replace(/ʻ|[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return undefined;
  const query = new URLSearchParams();
  if (state !== '') query.set('state', state);
  if (issue !== '') query.set('issue', issue);
  const search = query.toString();
  return `/city/${encodeURIComponent(slug)}/${search === '' ? '' : `?${search}`}`;
}
