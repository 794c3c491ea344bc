import { localPath } from '~/config/languages.ts';
import { readJurisdiction, type Jurisdiction } from '~/domain/places/jurisdiction.ts';
import { readLandingPath } from '~/domain/places/landing-page.ts';
import { readRentalIssue } from '~/domain/places/rental-issue.ts';
import { landingPath } from '~/domain/places/place-address.ts';

/** Where a city is looked for that nobody gave a state for (specification §2). */
const DEFAULT_STATE = 'TX';

/** The state that a landing page is read for. */
export interface AskedState {
  readonly state: Jurisdiction | undefined;
  /** Whether it is the one of the page's own place, whose facts are on the page. */
  readonly isOwn: boolean;
}

/**
 * The state in the query, else the page's own, else Texas (decision D9).
 *
 * @param own USPS code of the page's own state; none on the page for all other cities
 */
export function askedState(own: string | undefined): AskedState {
  const asked = readJurisdiction(new URLSearchParams(location.search).get('state'));
  const state = asked ?? readJurisdiction(own ?? DEFAULT_STATE);
  return { state, isOwn: state?.code === own };
}

/**
 * Applies the address to a landing page: another state than the page's own, an issue, and on the page for all other
 * cities the city itself. Everything is set as text, and everything but that city is taken from a list.
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

  const { state, isOwn } = askedState(page.dataset.state);
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
 * Leads away from the page's own place: to its namesake in the state that is asked for, or to that state where it has
 * none. The list of namesakes then names the page's own place instead.
 */
function turnTo(page: HTMLElement, { code, name, slug }: Jurisdiction): void {
  const ways = page.querySelectorAll('a[data-page]');
  const namesake = page.querySelector(`a[data-namesake=${code}]`);
  const own = { path: ways[0]?.getAttribute('href'), name: page.querySelector('[data-where]')?.textContent };
  const statePath = `/state/${slug}/`;
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

/** Leads to the Spanish page of the state that is asked for instead of that of the page's own. */
function turnSpanishTo({ name, slug }: Jurisdiction, ownName: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language][href*="/state/"]')) {
    link.pathname = localPath(`/state/${slug}/`, 'es');
    link.textContent = link.textContent.replace(ownName, name);
  }
}

/** Moves the advice for an issue from the list to its own section at the top. */
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
  // Tiles that lead to the advice still find it.
  section.id = issue;
}
