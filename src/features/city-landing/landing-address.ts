import { loadPlaceIndex } from '#browser/place-index.ts';
import { localPath } from '#config/languages.ts';
import { RENTAL_ISSUE_LABELS } from '#content/words/en/pages.ts';
import { LANDING_COPY, RENTAL_ISSUE_ADVICE } from '#content/words/en/landing.ts';
import { readJurisdiction, type Jurisdiction } from '#domain/places/jurisdiction.ts';
import {
  askedState,
  landingName,
  landingSlug,
  readRentalIssue,
  type RentalIssue,
} from '#domain/places/landing-page.ts';
import { landingPath, statePath } from '#domain/places/place-address.ts';
import { nearestNames, placesNamed } from '#domain/places/place-index.ts';
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

/** Offers the nearest names. A city that the list has under another spelling is opened instead. */
async function showUnknownCity(page: HTMLElement): Promise<void> {
  const notice = page.querySelector<HTMLElement>('[data-unknown]');
  const near = notice?.querySelector('[data-near]');
  if (!notice || !near) return;
  const { unknown } = LANDING_COPY;
  const slug = landingSlug(location.pathname);
  const city = slug === undefined ? undefined : landingName(slug);
  if (city !== undefined) write(page, 'unknown-name', format(unknown.named, { city }));
  if (location.pathname === '/city/') {
    write(page, 'unknown-name', unknown.unnamed);
    write(page, 'near', unknown.anyState);
  }
  const states = slug === undefined ? undefined : await loadPlaceIndex();
  if (slug === undefined || states === undefined) return;
  const asked = readJurisdiction(new URLSearchParams(location.search).get('state'))?.code;
  const [known] = [...placesNamed(states, slug, asked), ...placesNamed(states, slug, undefined)];
  if (known !== undefined) {
    location.replace(landingPath(known.path.split('/').at(-2) ?? '') + location.search);
    return;
  }
  const links = nearestNames(states, slug, undefined, NAMES).map(({ path, name, state }) => {
    const link = document.createElement('a');
    link.className = 'link';
    link.href = path;
    link.textContent = `${name}, ${state}`;
    return link;
  });
  if (links.length === 0) return;
  near.replaceChildren(
    ...links.flatMap((link, index) => [index === 0 ? `${unknown.near} ` : ', ', link]),
    '?',
  );
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
  turnSpanishTo(state, page.querySelector('[data-city]')?.textContent ?? '');
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

/** Points the Spanish link, which leads to the page's own place, at the state in the URL. */
function turnSpanishTo(state: Jurisdiction, place: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language][href*="/state/"]')) {
    link.pathname = localPath(statePath(state), 'es');
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
  for (const step of steps) {
    const item = document.createElement('li');
    item.textContent = step;
    list.append(item);
  }
  section.append(advice, list);
  section.hidden = false;
}
