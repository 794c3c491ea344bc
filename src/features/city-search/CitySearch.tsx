import {
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { loadPlaceIndex, searchPlaces } from '#browser/place-index.ts';
import { type Language, localPath } from '#config/languages.ts';
import type { Words } from '#content/words/words.ts';
import { isJurisdictionCode, stateOptions } from '#domain/places/jurisdiction.ts';
import { landingPath, placeSlug } from '#domain/places/place-address.ts';
import {
  aboutInWords,
  comparable,
  type PlaceOption,
  type PlaceReading,
  stateBehind,
} from '#domain/places/place-search.ts';
import { RENTAL_ISSUES } from '#domain/places/landing-page.ts';
import { formatCount } from '#domain/shared/amounts.ts';
import { useLanguage, WordsProvider } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, Select, TextInput } from '#ui/controls.tsx';
import { SEARCH } from '#ui/Icon.tsx';
import { useTypedBeforeHydration } from '#ui/typed-before-hydration.ts';

import './city-search.css';

const NO_SUGGESTIONS: readonly PlaceOption[] = [];

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
  // Sorted once: each letter draws the field again.
  const states = useMemo(() => stateOptions(language), [language]);
  const [suggestions, setSuggestions] = useState(NO_SUGGESTIONS);
  const [error, setError] = useState<string>();
  const city = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLSelectElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useTypedBeforeHydration('city-search-form');

  const chosenState = () => {
    const code = state.current?.value ?? '';
    return isJurisdictionCode(code) ? code : undefined;
  };

  async function suggest(typed: string) {
    setError(undefined);
    const reading = await searchPlaces(typed, chosenState());
    // The input may have changed while the list was loading.
    if (reading === undefined || city.current?.value !== typed) return;
    // If the field lost focus meanwhile, the suggestions would cover the next one.
    const focused = document.activeElement;
    if (focused !== city.current && list.current?.contains(focused) !== true) return;
    setSuggestions(optionsOf(reading));
  }

  // On a slow phone people type before hydration, and no event is fired for that.
  useEffect(() => {
    const typed = city.current?.value ?? '';
    if (typed !== '' && document.activeElement === city.current) void suggest(typed);
  }, []);

  /** Chooses the state that was typed behind the city, unless one is chosen. */
  function chooseTypedState() {
    const behind = stateBehind(city.current?.value ?? '', []);
    if (behind !== undefined && state.current?.value === '') state.current.value = behind.state;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    void lead({ city: text('city'), state: text('state'), issue: text('issue') });
  }

  async function lead(query: CityFields) {
    const address = cityAddress(query);
    // No city: do nothing (product §2).
    if (address === undefined) return;
    const reading = await searchPlaces(query.city, isJurisdictionCode(query.state) ? query.state : undefined);
    const problem = reading === undefined ? undefined : problemWith(reading, copy);
    if (problem !== undefined) {
      setError(problem);
      setSuggestions(reading === undefined ? NO_SUGGESTIONS : optionsOf(reading));
      city.current?.focus();
      return;
    }
    location.assign(addressOf(reading, query, language) ?? address);
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
              // It submits the form, before the field is left.
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
          className="found-places absolute inset-x-0 top-full z-10 mt-2 overflow-hidden rounded-md border border-line bg-surface lift"
        >
          {suggestions.map((option) => (
            <li key={`${option.path} ${option.about ?? ''}`}>
              <a
                href={localPath(option.path, language)}
                className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 hover:bg-good-tint"
              >
                <span>{aboutInWords(option, copy.about) ?? option.name}</span>{' '}
                <span className="text-sm text-muted">{option.state}</span>
              </a>
            </li>
          ))}
        </ul>
        <p role="status" className="sr-only">
          {suggestions.length > 0 && formatCount(copy.found, suggestions.length, language)}
        </p>
      </div>
      <Field id="search-state" name="state" label={copy.state} optional>
        <Select
          ref={state}
          options={states}
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

/** What a reading offers to choose from. */
function optionsOf(reading: PlaceReading): readonly PlaceOption[] {
  return 'options' in reading ? reading.options : NO_SUGGESTIONS;
}

/** Why a reading leads nowhere yet; `undefined` if it leads to a page. */
function problemWith({ kind }: PlaceReading, copy: FormProps['copy']): string | undefined {
  switch (kind) {
    case 'counties':
      return copy.counties;
    case 'territory':
      return copy.territory;
    case 'half-zip':
      return copy.halfZip;
    case 'unknown-zip':
      return copy.unknownZip;
    case 'found':
    case 'similar':
    case 'unknown':
    case 'empty':
      return undefined;
  }
}

/**
 * Where a reading leads: a state to its page, a ZIP code to the page that is nearest to it, a town without a page to the
 * page that says so, and a city to its landing page, with the state unless several have a city of this name.
 *
 * @returns `undefined` for the address of the text as typed
 */
function addressOf(
  reading: PlaceReading | undefined,
  { city, state, issue }: CityFields,
  language: Language,
): string | undefined {
  if (reading?.kind !== 'found' || reading.exact === 0) return undefined;
  const [first, second] = reading.options;
  if (first === undefined) return undefined;
  const { about, path, name } = first;
  const [folder, , place] = path.split('/').filter(Boolean);
  if (about !== undefined && /^\d/u.test(about)) return localPath(path, language);
  if (about === undefined && folder === 'state' && place === undefined) return localPath(path, language);
  const slug = about === undefined ? (place ?? '') : placeSlug(about);
  const isOnlyOne = second === undefined || comparable(second.name) !== comparable(name);
  const code = state !== '' || stateBehind(city, []) !== undefined || isOnlyOne || about ? first.state : '';
  return landingPath(slug) + landingQuery(code, issue);
}

function landingQuery(state: string, issue: string): string {
  const query = new URLSearchParams();
  if (state !== '') query.set('state', state);
  if (issue !== '') query.set('issue', issue);
  const search = query.toString();
  return search === '' ? '' : `?${search}`;
}

/**
 * Path of a city's landing page: the city as typed, in lower case, with spaces replaced by hyphens (product §2, "City
 * search form"). Accents, dots and apostrophes are dropped, as in the slugs of the places, and a state behind the city
 * goes into the query.
 *
 * @returns `undefined` if no city was typed
 * @example cityAddress({ city: 'St. Louis', state: 'MO', issue: '' }) // => '/city/st-louis/?state=MO'
 */
export function cityAddress({ city, state, issue }: CityFields): string | undefined {
  const behind = /,|\s[a-z]{2}\s*$/iu.test(city) ? stateBehind(city, []) : undefined;
  const slug = (behind?.name ?? city)
    .normalize('NFD')
    .toLowerCase()
    // Unicode classifies the Hawaiian ʻokina (ʻ) as a letter.
    .replace(/ʻ|[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return undefined;
  const code = state === '' ? (behind?.state ?? '') : state;
  return `/city/${encodeURIComponent(slug)}/${landingQuery(code, issue)}`;
}
