import { loadPlaceIndex, searchPlaces } from '#browser/place-index.ts';
import { englishPath, languageOf, localPath } from '#config/languages.ts';
import type { FoundPlace, FoundState, PlaceIndex } from '#domain/places/place-index.ts';
import {
  aboutInWords,
  filterPlaces,
  type FilteredPlaces,
  type PlaceReading,
  type PlaceSearchWords,
} from '#domain/places/place-search.ts';
import { formatCount } from '#domain/shared/amounts.ts';

/** Texts of the script, from the list's data attributes in the page's language (SiteMap.astro). */
function wordsOf({ dataset }: HTMLElement) {
  const { locale, loadFailed = '', noMatches = '', oneMatch = '', matches = '', noAreas = '' } = dataset;
  const { halfZip = '', unknownZip = '', territory = '', zip = '', in: where = '', near = '' } = dataset;
  const about: PlaceSearchWords = { locale: locale ?? 'en', zip, in: where, near };
  const problems: Readonly<Partial<Record<PlaceReading['kind'], string>>> = {
    'half-zip': halfZip,
    'unknown-zip': unknownZip,
    territory,
  };
  return {
    locale,
    loadFailed,
    noMatches,
    matches: { one: oneMatch, other: matches },
    noAreas,
    about,
    problems,
  };
}

/** Activates the list: areas under their cities, the filter, and the buttons to expand and collapse everything. */
export function startSiteMap(part: HTMLElement): void {
  const filter = part.querySelector('input');
  const status = part.querySelector('output');
  const tools = part.querySelector<HTMLElement>('[data-tools]');
  if (filter === null || status === null || tools === null) return;
  const COPY = wordsOf(part);
  const cities = new Map([...part.querySelectorAll('details details')].map((city) => [pathOf(city), city]));

  const withPlaces = async (use: (index: PlaceIndex) => void): Promise<void> => {
    const index = await loadPlaceIndex();
    if (index === undefined) {
      status.value = COPY.loadFailed;
      return;
    }
    if (status.value === COPY.loadFailed) status.value = '';
    use(index);
  };
  const language = languageOf(part.dataset.language);
  const inLanguage = (place: FoundPlace): FoundPlace => ({ ...place, path: localPath(place.path, language) });
  const matchWords = (matches: number): string =>
    matches === 0 ? COPY.noMatches : formatCount(COPY.matches, matches, COPY.locale);
  const fill = (states: readonly FoundState[], only?: ReadonlySet<string>): void => {
    for (const { path, areas } of states.flatMap((state) => state.cities)) {
      const city = cities.get(path);
      if (city !== undefined && (only === undefined || only.has(path)))
        addAreas(city, areas.map(inLanguage), COPY.noAreas);
    }
  };

  part.addEventListener(
    'toggle',
    ({ target }) => {
      const path = target instanceof HTMLDetailsElement && target.open ? pathOf(target) : '';
      if (cities.has(path))
        void withPlaces(({ states }) => {
          fill(states, new Set([path]));
        });
    },
    // Captured, because toggle events do not bubble.
    true,
  );
  part.addEventListener('click', ({ target }) => {
    const asked =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-open]')?.dataset.open : undefined;
    if (asked === undefined) return;
    for (const details of part.querySelectorAll('details')) details.open = asked === 'all';
    if (asked === 'all')
      void withPlaces(({ states }) => {
        fill(states);
      });
  });
  filter.addEventListener('input', () => {
    const typed = filter.value;
    void withPlaces((index) => {
      const filtered = filterPlaces(index, typed);
      fill(index.states, filtered && citiesWithAreas(filtered));
      show(part, filtered);
      status.value = filtered === undefined ? '' : matchWords(filtered.matches);
      if (filtered?.matches === 0) void answer(typed);
    });
  });

  /** What has no entry in the list: a ZIP code, a town without a page, a name with a typing error. */
  const answer = async (typed: string): Promise<void> => {
    const reading = await searchPlaces(typed, undefined);
    if (reading === undefined || filter.value !== typed) return;
    const problem = COPY.problems[reading.kind];
    if (problem !== undefined) status.value = problem;
    if (!('options' in reading)) return;
    const links = reading.options.map((option) => {
      const link = document.createElement('a');
      link.className = 'link block py-1.5';
      link.href = localPath(option.path, language);
      link.textContent = aboutInWords(option, COPY.about) ?? `${option.name}, ${option.state}`;
      return link;
    });
    status.replaceChildren(...links);
  };

  tools.dataset.tools = 'ready';
  // The city search form submits to this page if its own script has not run.
  const searched = new URLSearchParams(location.search).get('city');
  if (searched !== null && searched !== '') {
    filter.value = searched.slice(0, filter.maxLength);
    filter.dispatchEvent(new Event('input'));
  }
}

/** English path of the page that an entry of the list links to. */
function pathOf(entry: Element): string {
  return englishPath(entry.querySelector('a')?.getAttribute('href') ?? '');
}

/**
 * Adds the places around a city below the link to its page; does nothing if they are there.
 *
 * @param noAreas text shown if there are none
 */
function addAreas(city: Element, areas: readonly FoundPlace[], noAreas: string): void {
  if (city.querySelector('ul, p') !== null) return;
  if (areas.length === 0) {
    const none = document.createElement('p');
    none.textContent = noAreas;
    city.append(none);
    return;
  }
  const list = document.createElement('ul');
  for (const { name, path } of areas) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = name;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  city.append(list);
}

/** Paths of the cities whose areas the filter shows individually. */
function citiesWithAreas({ states }: FilteredPlaces): ReadonlySet<string> {
  const cities = [...states.values()].flat();
  return new Set(cities.filter(({ areas }) => areas !== null).map(({ path }) => path));
}

/** Hides what does not match and opens the parents of what does. `undefined` shows everything, closed. */
function show(part: HTMLElement, filtered: FilteredPlaces | undefined): void {
  for (const state of part.querySelectorAll<HTMLElement>('[data-state]')) {
    const left = filtered?.states.get(state.dataset.state ?? '');
    state.hidden = filtered !== undefined && left === undefined;
    const [details, ...cities] = state.querySelectorAll('details');
    if (details !== undefined) details.open = left !== undefined;
    for (const city of cities) {
      const kept = left?.find(({ path }) => path === pathOf(city));
      const item = city.parentElement;
      if (item !== null) item.hidden = filtered !== undefined && kept === undefined;
      const only = kept?.areas ?? null;
      city.open = only !== null;
      for (const area of city.querySelectorAll<HTMLElement>('ul > li')) {
        area.hidden = only !== null && !only.has(pathOf(area));
      }
    }
  }
}
