import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { loadPlaceIndex, searchPlaces } from '#browser/place-index.ts';
import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import type { PlaceIndex } from '#domain/places/place-index.ts';
import { readPlace } from '#domain/places/place-search.ts';

import { show, violations } from '../../../tests/component/island.tsx';
import { CitySearch } from './CitySearch.tsx';

vi.mock(import('#browser/place-index.ts'), { spy: true });

const place = (name: string, path: string) => ({ name, path, areas: [], size: 1 });

const PLACES: PlaceIndex = {
  states: [
    {
      code: 'DC',
      name: 'Washington DC',
      cities: [place('Washington', '/state/washington-dc/washington/')],
      areas: [],
    },
    {
      code: 'IL',
      name: 'Illinois',
      cities: [place('Springfield', '/state/illinois/springfield/')],
      areas: [],
    },
    {
      code: 'TX',
      name: 'Texas',
      cities: [place('Houston', '/state/texas/houston/')],
      areas: [place('Spring', '/state/texas/spring/')],
    },
  ],
  aliases: [['dc', 'DC/washington']],
};

const ROWS = [
  ['77449', 'TX', [['Harris County', 'houston']]],
  [
    '77494',
    'TX',
    [
      ['Harris County', 'houston'],
      ['Fort Bend County', 'spring'],
    ],
  ],
] as const;

/** Where the search has led, instead of leaving the test. */
let visited: string[] = [];
const stay = (event: NavigateEvent) => {
  const { pathname, search } = new URL(event.destination.url);
  visited.push(pathname + search);
  event.preventDefault();
};

beforeEach(() => {
  vi.mocked(loadPlaceIndex).mockReset().mockResolvedValue(PLACES);
  vi.mocked(searchPlaces)
    .mockReset()
    .mockImplementation(async (typed, state) => {
      const index = await loadPlaceIndex();
      return index && readPlace(index, ROWS, typed, state);
    });
  visited = [];
  navigation.addEventListener('navigate', stay);
});

afterEach(() => {
  navigation.removeEventListener('navigate', stay);
});

function showSearch(language: Language = 'en') {
  const { controls, pages } = wordsIn(language);
  return show(
    <CitySearch
      language={language}
      words={{ controls }}
      copy={pages.CITY_SEARCH_COPY}
      issueLabels={pages.RENTAL_ISSUE_LABELS}
    />,
    { language, screen: 'phone' },
  );
}

const city = page.getByRole('textbox', { name: 'City' });
const state = page.getByRole('combobox', { name: 'State' });
const suggestions = page.getByRole('list', { name: 'Places with a page' });
const links = suggestions.getByRole('link');

describe('the city search', () => {
  test('loads the list of places when its field is used', async () => {
    await showSearch();
    expect(loadPlaceIndex).not.toHaveBeenCalled();
    await city.click();
    expect(loadPlaceIndex).toHaveBeenCalled();
    await city.fill('hous');
    await expect.element(links).toHaveAttribute('href', '/state/texas/houston/');
    await expect.element(page.getByRole('status')).toHaveTextContent('1 place found.');
  });

  test('shows no suggestions over the next field when the places arrive late', async () => {
    const places = Promise.withResolvers<PlaceIndex>();
    vi.mocked(loadPlaceIndex).mockReturnValue(places.promise);
    await showSearch();
    await city.fill('Housto');
    state.element().focus();
    places.resolve(PLACES);
    // Two frames are enough to show them.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    expect(suggestions.query()).toBeNull();
    await city.fill('Houston');
    await expect.element(links).toBeVisible();
  });

  test('works by keyboard within the chosen state and closes on Escape', async () => {
    await showSearch();
    await city.fill('spring');
    await expect
      .poll(() => links.elements().map(({ textContent }) => textContent))
      .toEqual(['Spring TX', 'Springfield IL']);
    await userEvent.keyboard('{Escape}');
    await expect.element(suggestions).not.toBeInTheDocument();
    await expect.element(city).toHaveFocus();

    await state.selectOptions('IL');
    await city.fill('');
    await city.fill('spring');
    await expect
      .poll(() => links.elements().map(({ textContent }) => textContent))
      .toEqual(['Springfield IL']);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(links).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(city).toHaveFocus();
  });

  test('still searches when the list of places cannot be loaded, and tries again', async () => {
    vi.mocked(loadPlaceIndex).mockResolvedValue(undefined);
    await showSearch();
    await city.fill('Houston');
    await state.selectOptions('TX');
    await page.getByRole('button', { name: 'Search this city' }).click();
    await expect.poll(() => visited).toEqual(['/city/houston/?state=TX']);
    expect(suggestions.query()).toBeNull();
    vi.mocked(loadPlaceIndex).mockResolvedValue(PLACES);
    await city.fill('Houst');
    await expect.element(links).toBeVisible();
  });

  test('leads to the city with its state and issue, and nowhere without a city', async () => {
    await showSearch();
    const submit = page.getByRole('button', { name: 'Search this city' });
    await state.selectOptions('MO');
    await page.getByLabelText('What is in the way?').selectOptions('broken-lease');
    await city.fill('   ');
    await submit.click();
    await city.fill('Kansas City');
    await submit.click();
    await expect.poll(() => visited).toEqual(['/city/kansas-city/?state=MO&issue=broken-lease']);
  });

  test.each([
    ['Indianapolis, IN', 'IN', '/city/indianapolis/?state=IN'],
    ['Portland, Oregon', 'OR', '/city/portland/?state=OR'],
  ])('chooses the state that was typed: %s', async (typed, code, address) => {
    await showSearch();
    await city.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => visited).toEqual([address]);
    await expect.element(state).toHaveValue(code);
  });

  test.each([
    ['DC', '/city/washington/?state=DC'],
    ['houston', '/city/houston/?state=TX'],
    ['77449', '/state/texas/houston/'],
    ['texas', '/state/texas/'],
    ['nowhere', '/city/nowhere/'],
  ])('leads from %s to the page', async (typed, address) => {
    await showSearch();
    await city.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => visited).toEqual([address]);
  });

  test('asks for the county of a ZIP code in several, and says why another leads nowhere', async () => {
    await showSearch();
    const submit = page.getByRole('button', { name: 'Search this city' });
    await city.fill('77494');
    await submit.click();
    await expect.element(page.getByText('This ZIP code is in several counties.')).toBeVisible();
    await expect
      .poll(() => links.elements().map(({ textContent }) => textContent))
      .toEqual([
        'ZIP 77494 is in Harris County; nearest page: Houston TX',
        'ZIP 77494 is in Fort Bend County; nearest page: Spring TX',
      ]);
    for (const [typed, message] of [
      ['774', 'A ZIP code has five digits.'],
      ['00000', 'We do not know this ZIP code.'],
      ['00901', 'Este sitio cubre los 50 estados y Washington DC.'],
    ] as const) {
      await city.fill(typed);
      await submit.click();
      await expect.element(page.getByText(message)).toBeVisible();
    }
    expect(visited).toEqual([]);
  });

  test('keeps the state that was chosen, whatever was typed behind the city', async () => {
    await showSearch();
    await state.selectOptions('OH');
    await city.fill('Portland, Oregon');
    await userEvent.tab();
    await expect.element(state).toHaveValue('OH');
  });

  test('speaks Spanish', async () => {
    const search = await showSearch('es');
    await page.getByRole('combobox', { name: 'Estado' }).selectOptions('TX');
    await expect
      .element(page.getByRole('combobox', { name: '¿Cuál es el obstáculo? (opcional)' }))
      .toHaveDisplayValue('Cualquier cosa');
    await page.getByRole('textbox', { name: 'Ciudad' }).fill('hous');
    await expect
      .element(page.getByRole('list', { name: 'Lugares con página' }).getByRole('link'))
      .toHaveTextContent('Houston TX');
    await expect.element(page.getByRole('status')).toHaveTextContent('1 lugar encontrado.');
    await page.getByRole('button', { name: 'Buscar esta ciudad' }).click();
    await expect.poll(() => visited).toEqual(['/city/hous/?state=TX']);
    expect(await violations(search)).toEqual([]);
  });
});
