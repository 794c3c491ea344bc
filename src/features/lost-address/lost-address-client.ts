import { missingPlace } from '~/domain/places/place-address.ts';

/**
 * Logs an address that is not there (specification §2): the path only, since a query may hold something personal. Hosting
 * has one page for all of them, so here it learns to say that a state or a place is missing. Its words for that stand on
 * the page; of the address only the name of a known state is ever shown.
 */
export function start(part: HTMLElement): void {
  // eslint-disable-next-line no-console -- the log is the point
  console.warn('Page not found:', location.pathname);

  const missing = missingPlace(location.pathname);
  if (missing === undefined) return;
  const words = part.dataset;
  write(part, 'heading', missing.kind === 'state' ? words.state : words.place);
  write(part, 'lede', missing.kind === 'state' ? words.stateLede : words.placeLede);
  if (missing.kind === 'state') write(part, 'home', words.stateHome);
  else linkTo(part, missing.state);
}

function write(part: HTMLElement, name: string, text: string | undefined): void {
  const place = part.querySelector(`[data-lost-${name}]`);
  if (place !== null && text !== undefined) place.textContent = text;
}

function linkTo(part: HTMLElement, state: { readonly slug: string; readonly name: string }): void {
  const link = part.querySelector<HTMLAnchorElement>('[data-lost-home]');
  if (link === null) return;
  link.href = `/state/${state.slug}/`;
  link.textContent = state.name;
}
