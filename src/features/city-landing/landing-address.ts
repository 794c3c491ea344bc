import { loadPlaceIndex } from '#browser/place-index.ts';
import { localPath } from '#config/languages.ts';
import { readJurisdiction, type Jurisdiction } from '#domain/places/jurisdiction.ts';
import { askedState, readLandingPath, readRentalIssue } from '#domain/places/landing-page.ts';
import { landingPath } from '#domain/places/place-address.ts';
import { nearestNames, placesNamed } from '#domain/places/place-index.ts';

/**
 * Adapts a landing page to its URL: another state, an issue, or, on the page shared by all other cities, the city.
 * Values from the URL are inserted as text only; all of them except the city's name must be in a known list.
 */
export function applyAddress(page: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const issue = readRentalIssue(query.get('issue'));
  if (page.dataset.state === undefined) {
    if (!showUnknownCity(page)) return;
  } else {
    const { state, isOwn } = askedState(location.search, page.dataset.state);
    if (state !== undefined && !isOwn) turnTo(page, state);
  }
  if (issue !== undefined) showIssue(page, issue);
}

function write(page: HTMLElement, name: string, text: string): void {
  for (const place of page.querySelectorAll(`[data-${name}]`)) place.textContent = text;
}

/**
 * Says that the city of the URL is not known, with the nearest names once the list of places has loaded. A city that the
 * list has under another spelling is opened instead.
 *
 * @returns whether the page stays
 */
function showUnknownCity(page: HTMLElement): boolean {
  const read = readLandingPath(location.pathname);
  if (read.kind === 'misspelt') {
    location.replace(landingPath(read.slug) + location.search);
    return false;
  }
  // Texas unless the URL says otherwise (specification §2).
  const { state } = askedState(location.search, undefined);
  if (state !== undefined) {
    write(page, 'state-name', state.name);
    for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-law]'))
      link.href = `/state/${state.slug}/#law`;
  }
  if (read.kind === 'none') return true;
  const notice = page.querySelector<HTMLElement>('[data-unknown]');
  const name = notice?.querySelector('[data-city]');
  if (notice === null || !name) return true;
  name.textContent = read.name;
  notice.hidden = false;
  void showNearest(notice, read.name, read.slug);
  return true;
}

/** How many names are offered. */
const NAMES = 4;

async function showNearest(notice: HTMLElement, name: string, slug: string): Promise<void> {
  const states = await loadPlaceIndex();
  const near = notice.querySelector<HTMLElement>('[data-near]');
  const none = notice.querySelector<HTMLElement>('[data-none]');
  if (states === undefined || near === null) return;
  const asked = readJurisdiction(new URLSearchParams(location.search).get('state'))?.code;
  const same = [...placesNamed(states, name, asked), ...placesNamed(states, name, undefined)];
  const found = same.find(({ path }) => !path.endsWith(`/${slug}/`)) ?? same[0];
  if (found !== undefined) {
    location.replace(landingPath(found.path.split('/').at(-2) ?? '') + location.search);
    return;
  }
  const names = nearestNames(states, name, undefined, NAMES);
  if (names.length === 0) return;
  names.forEach(({ path, name: label, state }, index) => {
    const link = document.createElement('a');
    link.className = 'link';
    link.href = path;
    link.textContent = `${label}, ${state}`;
    near.append(...(index === 0 ? [] : [', ']), link);
  });
  near.append('?');
  near.hidden = false;
  if (none !== null) none.hidden = true;
}

/**
 * Turns the page to its namesake in another state: heading, title, description, canonical address and links. A state
 * without a place of this name is only named, with a link to it: nothing is shown that does not exist.
 */
function turnTo(page: HTMLElement, state: Jurisdiction): void {
  turnSpanishTo(state, readJurisdiction(page.dataset.state ?? null)?.name ?? '');
  const { name, slug, code } = state;
  const statePath = `/state/${slug}/`;
  // The only links to places of other states on the page are those to the namesakes.
  const namesake = page.querySelector(`#about a[href^="${statePath}"]`);
  const path = namesake?.getAttribute('href');
  if (namesake === null || !path) {
    write(page, 'asked', name);
    const link = page.querySelector<HTMLAnchorElement>('[data-asked-link]');
    if (link !== null) link.href = statePath;
    for (const asked of page.querySelectorAll('[data-asked-link] [data-asked]')) asked.textContent = name;
    const notice = page.querySelector<HTMLElement>('[data-not-there]');
    if (notice !== null) notice.hidden = false;
    return;
  }
  const ways = page.querySelectorAll('a[data-page]');
  const own = { path: ways[0]?.getAttribute('href'), where: page.querySelector('[data-where]')?.textContent };
  const city = page.querySelector('[data-city]')?.textContent ?? '';
  const where = `${city}, ${code}`;
  write(page, 'state-name', name);
  write(page, 'place', `${city}, ${name}`);
  write(page, 'where', where);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-law]')) link.href = `${statePath}#law`;
  for (const way of ways) way.setAttribute('href', path);
  const crumb = page.querySelector('nav a[href^="/state/"]');
  if (crumb !== null) {
    crumb.setAttribute('href', statePath);
    crumb.textContent = name;
  }
  for (const part of page.querySelectorAll<HTMLElement>('[data-own]'))
    part.hidden = part.querySelector('[data-page]') === null;
  if (!own.path || !own.where) return;
  // Both codes have two letters, so the texts keep to the limits of §9.
  document.title = document.title.replace(own.where, where);
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (description !== null) description.content = description.content.replace(own.where, where);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical !== null) canonical.href = canonical.href.replace(own.path, path);
  namesake.setAttribute('href', own.path);
  namesake.textContent = own.where;
}

/** Points the Spanish link at the state in the URL. */
function turnSpanishTo({ name, slug }: Jurisdiction, ownName: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language][href*="/state/"]')) {
    link.pathname = localPath(`/state/${slug}/`, 'es');
    link.textContent = link.textContent.replace(ownName, name);
  }
}

/** Moves the advice on an issue out of the list into its own section at the top. */
function showIssue(page: HTMLElement, issue: string): void {
  const advice = page.querySelector(`#${issue}`);
  const question = advice?.closest('details');
  const section = page.querySelector<HTMLElement>('[data-issue]');
  const heading = section?.querySelector('h2');
  const summary = question?.querySelector('summary');
  if (!advice || !question || !section || !heading || !summary) return;
  heading.prepend(summary.textContent);
  const headline = page.querySelector('[data-heading]');
  if (headline !== null && question.dataset.headline) headline.textContent = question.dataset.headline;
  const count = page.querySelector<HTMLElement>('[data-issues]');
  if (count?.dataset.other) count.textContent = count.dataset.other;
  section.append(...advice.children);
  section.hidden = false;
  question.remove();
  // The tiles link to this id.
  section.id = issue;
}
