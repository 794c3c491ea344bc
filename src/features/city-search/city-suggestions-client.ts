import { loadPlaceIndex } from '~/browser/site-data.ts';
import { CITY_SEARCH_COPY as COPY } from '~/content/words/en/city-search.ts';
import { isJurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { suggestPlaces, type Suggestion } from '~/domain/places/place-index.ts';

/** As many as fit below the field on a phone with its keyboard open. */
const MOST_SUGGESTIONS = 6;

const LINK =
  'flex min-h-12 items-center justify-between gap-4 px-4 py-2 hover:bg-good-tint focus-visible:bg-good-tint focus-visible:-outline-offset-3';

/**
 * Offers links to the pages of the places that fit what is typed. They are plain links in the order of the page, so that
 * keys, screen readers and fingers use them as any other; the list of places is fetched when the field is first used.
 */
export function startSuggestions(form: HTMLFormElement): void {
  const city = form.querySelector<HTMLInputElement>('[name=city]');
  const state = form.querySelector<HTMLSelectElement>('[name=state]');
  const list = form.querySelector<HTMLElement>('[data-suggestions]');
  const status = form.querySelector<HTMLElement>('[data-suggestions-status]');
  if (city === null || state === null || list === null || status === null) return;

  const show = (suggestions: readonly Suggestion[]): void => {
    list.replaceChildren(...suggestions.map(suggestionItem));
    list.hidden = suggestions.length === 0;
    status.textContent = suggestions.length === 0 ? '' : COPY.found(suggestions.length);
  };
  const suggest = async (): Promise<void> => {
    const typed = city.value;
    const places = await loadPlaceIndex();
    // More may have been typed while the list was on its way.
    if (places === undefined || city.value !== typed) return;
    const only = isJurisdictionCode(state.value) ? state.value : undefined;
    show(suggestPlaces(places, typed, only, MOST_SUGGESTIONS));
  };

  // The list of places is on its way before the first letter is typed.
  city.addEventListener('focus', () => void loadPlaceIndex(), { once: true });
  city.addEventListener('input', () => void suggest());
  city.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown') list.querySelector('a')?.focus();
  });
  list.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = [...list.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    (links[at + step] ?? city).focus();
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || list.hidden) return;
    show([]);
    city.focus();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    const stays = relatedTarget === city || (relatedTarget instanceof Node && list.contains(relatedTarget));
    if (!stays) show([]);
  });
  // A press on a link must not take the focus from the field first: the list would be gone before the click.
  list.addEventListener('mousedown', (event) => {
    event.preventDefault();
  });
}

function suggestionItem({ name, path, state }: Suggestion): HTMLLIElement {
  const link = document.createElement('a');
  link.href = path;
  link.className = LINK;
  const place = document.createElement('span');
  place.textContent = name;
  const code = document.createElement('span');
  code.className = 'text-sm text-muted';
  code.textContent = state;
  link.append(place, ' ', code);
  const item = document.createElement('li');
  item.append(link);
  return item;
}
