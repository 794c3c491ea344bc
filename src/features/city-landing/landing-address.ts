import { localPath } from '#config/languages.ts';
import { readJurisdiction, type Jurisdiction } from '#domain/places/jurisdiction.ts';
import { askedState, readLandingPath, readRentalIssue } from '#domain/places/landing-page.ts';
import { landingPath } from '#domain/places/place-address.ts';

/**
 * Adapts a landing page to its URL: another state, an issue, or, on the page shared by all other cities, the city.
 * Values from the URL are inserted as text only; all of them except the city's name must be in a known list.
 */
export function applyAddress(page: HTMLElement): void {
  const write = (name: string, text: string): void => {
    for (const place of page.querySelectorAll(`[data-${name}]`)) place.textContent = text;
  };

  if (page.dataset.state === undefined) {
    const read = readLandingPath(location.pathname);
    if (read.kind === 'misspelt') {
      location.replace(landingPath(read.slug) + location.search);
      return;
    }
    if (read.kind === 'none') return;
    write('city', read.name);
  }

  const { state, isOwn } = askedState(location.search, page.dataset.state);
  if (state !== undefined && !isOwn) {
    turnTo(page, state);
    turnSpanishTo(state, readJurisdiction(page.dataset.state ?? null)?.name ?? '');
    const city = page.querySelector('[data-city]')?.textContent ?? '';
    write('state-name', state.name);
    write('place', `${city}, ${state.name}`);
    write('where', `${city}, ${state.code}`);
    document.title = `${city}, ${state.code} | ${document.title}`;
    for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-law]')) {
      link.href = `/state/${state.slug}/#law`;
    }
  }

  const issue = readRentalIssue(new URLSearchParams(location.search).get('issue'));
  if (issue !== undefined) showIssue(page, issue);
}

/**
 * Points the links to the place's own page at its namesake in another state, or at that state if it has no namesake.
 * The list of namesakes then links to the page's own place instead.
 */
function turnTo(page: HTMLElement, { name, slug }: Jurisdiction): void {
  const statePath = `/state/${slug}/`;
  const ways = page.querySelectorAll('a[data-page]');
  // The only links to places of other states on the page are those to the namesakes.
  const namesake = page.querySelector(`#about a[href^="${statePath}"]`);
  const own = { path: ways[0]?.getAttribute('href'), name: page.querySelector('[data-where]')?.textContent };
  const path = namesake?.getAttribute('href') ?? statePath;
  for (const way of ways) way.setAttribute('href', path);
  const crumb = page.querySelector('nav a[href^="/state/"]');
  if (crumb !== null) {
    crumb.setAttribute('href', statePath);
    crumb.textContent = name;
  }
  for (const part of page.querySelectorAll<HTMLElement>('[data-own]')) {
    part.hidden = namesake === null || part.querySelector('[data-page]') === null;
  }
  if (namesake === null || !own.path || !own.name) return;
  namesake.setAttribute('href', own.path);
  namesake.textContent = own.name;
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
  section.append(...advice.children);
  section.hidden = false;
  question.remove();
  // The tiles link to this id.
  section.id = issue;
}
