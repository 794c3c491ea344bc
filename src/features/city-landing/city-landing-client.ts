import { drawnFigures } from '~/domain/places/landing-figures.ts';
import { readLandingPath } from '~/domain/places/landing-slug.ts';
import { readRentalIssue } from '~/domain/places/rental-issue.ts';
import { landingPath } from '~/domain/places/site-place.ts';

import { askedState } from './landing-query.ts';

/**
 * Lets the address have its say: another state than the page's own, an issue, and on the page for all other cities the
 * city itself. Everything is set as text, and everything but that city is taken from a list.
 */
export function start(page: HTMLElement): void {
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
    const { approved, yearsInCity, approvalDays } = drawnFigures(read.slug);
    write('approved', approved.toLocaleString('en-US'));
    write('years', String(yearsInCity));
    write('days', String(approvalDays));
    for (const part of page.querySelectorAll<HTMLElement>('[data-of-city]')) part.hidden = false;
  }

  const { state, isOwn } = askedState();
  if (state !== undefined && !isOwn) {
    const city = page.querySelector('[data-city]')?.textContent ?? '';
    write('state-name', state.name);
    write('place', `${city}, ${state.name}`);
    write('where', `${city}, ${state.code}`);
    document.title = `${city}, ${state.code} | ${document.title}`;
    for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-law]')) {
      link.href = `/state/${state.slug}/#law`;
    }
    for (const part of page.querySelectorAll<HTMLElement>('[data-own]')) part.hidden = true;
  }

  const issue = readRentalIssue(new URLSearchParams(location.search).get('issue'));
  if (issue !== undefined) showIssue(page, issue);
}

/** Moves the advice for an issue from the list to its own section at the top. */
function showIssue(page: HTMLElement, issue: string): void {
  const advice = page.querySelector<HTMLElement>(`#${issue}`);
  const section = page.querySelector<HTMLElement>('[data-issue]');
  const heading = section?.querySelector('h2');
  const summary = advice?.querySelector('summary');
  if (!advice || !section || !heading || !summary) return;
  heading.prepend(summary.textContent);
  summary.remove();
  section.append(...advice.children);
  section.hidden = false;
  advice.remove();
}
