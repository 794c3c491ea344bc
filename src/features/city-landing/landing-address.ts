import { searchPlaces } from '#browser/place-index.ts';
import { languageOf, localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { CITY_SEARCH_COPY, RENTAL_ISSUE_LABELS } from '#content/words/en/pages.ts';
import { LANDING_COPY, RENTAL_ISSUE_ADVICE } from '#content/words/en/landing.ts';
import { jurisdiction, readJurisdiction, type Jurisdiction } from '#domain/places/jurisdiction.ts';
import {
  askedState,
  landingName,
  landingSlug,
  readRentalIssue,
  type RentalIssue,
} from '#domain/places/landing-page.ts';
import { landingPath, statePath } from '#domain/places/place-address.ts';
import { aboutInWords, type PlaceOption, type PlaceReading } from '#domain/places/place-search.ts';
import { format } from '#domain/shared/format.ts';

/**
 * Adapts a landing page to its URL: another state, an issue, or, on the page shared by all other cities, the nearest
 * names. Of the URL only what is in a known list is ever shown.
 */
export function applyAddress(page: HTMLElement): void {
  const { state, isOwn } = askedState(location.search, page.dataset.state);
  const issue = readRentalIssue(new URLSearchParams(location.search).get('issue'));
  if (page.dataset.state === undefined) void showUnknownCity(page);
  if (state !== undefined && !isOwn) turnTo(page, state);
  if (issue !== undefined) showIssue(page, issue);
}

function write(page: HTMLElement, name: string, text: string): void {
  for (const place of page.querySelectorAll(`[data-${name}]`)) place.textContent = text;
}

function lead(page: HTMLElement, name: string, path: string): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>(`a[data-${name}]`))
    link.setAttribute('href', path + (link.dataset[name] ?? ''));
}

/** How many names are offered. */
const NAMES = 4;

/**
 * On the page of every city without one of its own: opens the page that a name means in another spelling, says where a
 * town without a page is, and offers similar names. The state of the query, or the one that the town is in, is not asked
 * for again.
 */
async function showUnknownCity(page: HTMLElement): Promise<void> {
  const notice = page.querySelector<HTMLElement>('[data-unknown]');
  const near = notice?.querySelector('[data-near]');
  if (!notice || !near) return;
  const { unknown } = LANDING_COPY;
  const asked = readJurisdiction(new URLSearchParams(location.search).get('state'));
  const slug = landingSlug(location.pathname);
  const city = slug === undefined ? undefined : landingName(slug);
  if (asked !== undefined) showState(page, asked, city, []);
  else if (city !== undefined) write(page, 'unknown-name', format(unknown.named, { city }));
  if (slug === undefined) {
    if (asked === undefined && location.pathname === '/city/') {
      write(page, 'unknown-name', unknown.unnamed);
      write(page, 'near', unknown.anyState);
    }
    return;
  }
  const typed = slug.replaceAll('-', ' ');
  const readings = [await searchPlaces(typed, asked?.code)];
  if (asked !== undefined && !isExact(readings[0])) readings.push(await searchPlaces(typed, undefined));
  const pages = readings.flatMap((reading) =>
    isExact(reading) ? reading.options.slice(0, reading.exact) : [],
  );
  const own = pages.find(({ about, path }) => about === undefined && path.split('/').length > STATE_PARTS);
  if (own !== undefined) {
    location.replace(landingPath(own.path.split('/').at(-2) ?? '') + location.search);
    return;
  }
  const [first] = readings;
  const options = first !== undefined && 'options' in first ? first.options.slice(0, NAMES) : [];
  const states = new Set(options.map(({ state }) => state));
  const [only] = states;
  if (isExact(first) && only !== undefined && states.size === 1)
    showState(page, jurisdiction(only), options[0]?.about ?? city, options);
  else if (options.length > 0) near.replaceChildren(`${unknown.near} `, ...listed(options), '?');
}

const isExact = (
  reading: PlaceReading | undefined,
): reading is Extract<PlaceReading, { readonly kind: 'found' }> =>
  reading?.kind === 'found' && reading.exact > 0;

/** `/state/texas/`, split at its slashes. */
const STATE_PARTS = 4;

/** Links with commas between them. */
function listed(options: readonly PlaceOption[]): readonly (Node | string)[] {
  return options.flatMap((option, index) => {
    const text = aboutInWords(option, CITY_SEARCH_COPY.about) ?? `${option.name}, ${option.state}`;
    return [index === 0 ? '' : ', ', linkTo(option.path, text)];
  });
}

function linkTo(path: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'link';
  link.href = path;
  link.textContent = text;
  return link;
}

/** What there is in the state of a city without a page. */
function showState(
  page: HTMLElement,
  state: Jurisdiction,
  city: string | undefined,
  nearest: readonly PlaceOption[],
): void {
  const { unknown } = LANDING_COPY;
  const name = city ?? unknown.thisPlace;
  write(page, 'unknown-name', format(unknown.noPage, { city: name }));
  const path = statePath(state);
  const links = [
    linkTo(`${path}#law`, unknown.links.law),
    linkTo(LAW_PATHS.helpToday(state.slug), unknown.links.court),
    linkTo(`${path}#help`, unknown.links.help),
    linkTo(`${path}#cities`, unknown.links.cities),
  ];
  const here = [
    `${format(unknown.here, { state: state.name })} `,
    ...links.flatMap((link, index) => [index === 0 ? '' : ', ', link]),
    '.',
  ];
  page
    .querySelector('[data-near]')
    ?.replaceChildren(...listed(nearest), ...(nearest.length > 0 ? ['. '] : []), ...here);
  page.querySelector('form[data-ask-state]')?.setAttribute('hidden', '');
  if (city === undefined) return;
  write(page, 'place', `${city}, ${state.name}`);
  write(page, 'where', `${city}, ${state.code}`);
  write(page, 'city', city);
  document.title = document.title.replace(LANDING_COPY.unknownCity, `${city}, ${state.code}`);
}

/**
 * Turns the page to its namesake in another state: heading, title, description, canonical address and links. A state
 * without a place of this name is only named, with a link to it: nothing is shown that does not exist.
 */
function turnTo(page: HTMLElement, state: Jurisdiction): void {
  const { name, code } = state;
  const pathOfState = statePath(state);
  const own = readJurisdiction(page.dataset.state ?? null);
  if (own === undefined) {
    lead(page, 'law', `${pathOfState}#law`);
    return;
  }
  turnTranslationsTo(state, page.querySelector('[data-city]')?.textContent ?? '');
  // The only other links to places of that state on the page are those to the namesakes.
  const namesake = page.querySelector(`#about a[href^="${pathOfState}"]`);
  const path = namesake?.getAttribute('href');
  if (namesake === null || !path) {
    write(page, 'asked', name);
    page.querySelector('[data-asked-link]')?.setAttribute('href', pathOfState);
    page.querySelector('[data-not-there]')?.removeAttribute('hidden');
    return;
  }
  const ownPath = page.querySelector('a[data-page=""]')?.getAttribute('href') ?? '';
  const ownWhere = page.querySelector('[data-where]')?.textContent ?? '';
  const city = page.querySelector('[data-city]')?.textContent ?? '';
  const where = `${city}, ${code}`;
  write(page, 'place', `${city}, ${name}`);
  write(page, 'where', where);
  lead(page, 'law', `${pathOfState}#law`);
  lead(page, 'page', path);
  const crumb = page.querySelector('nav a[href^="/state/"]');
  crumb?.setAttribute('href', pathOfState);
  if (crumb) crumb.textContent = name;
  for (const part of page.querySelectorAll<HTMLElement>('[data-own]')) part.hidden = true;
  // Both codes have two letters, so the texts keep to the limits of product §9.
  document.title = document.title.replace(ownWhere, where);
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (description !== null) description.content = description.content.replace(ownWhere, where);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical !== null) canonical.href = canonical.href.replace(ownPath, path);
  namesake.setAttribute('href', ownPath);
  namesake.textContent = ownWhere;
}

/** Points the links to other languages, which lead to the page's own place, at the state in the URL. */
function turnTranslationsTo(state: Jurisdiction, place: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language][href*="/state/"]')) {
    link.pathname = localPath(statePath(state), languageOf(link.dataset.language));
    link.textContent = link.textContent.replace(place, state.name);
  }
}

/** Fills the section on the issue, and names the issue in the headings. */
function showIssue(page: HTMLElement, issue: RentalIssue): void {
  const section = page.querySelector<HTMLElement>('[data-issue]');
  if (section === null) return;
  const { headline, text, steps } = RENTAL_ISSUE_ADVICE[issue];
  write(page, 'heading', headline);
  write(page, 'issue-name', RENTAL_ISSUE_LABELS[issue]);
  const advice = document.createElement('p');
  advice.textContent = text;
  const list = document.createElement('ul');
  list.className = 'list-disc pl-5';
  for (const step of steps) {
    const item = document.createElement('li');
    item.textContent = step;
    list.append(item);
  }
  section.append(advice, list);
  section.hidden = false;
}
