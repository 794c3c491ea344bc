import { FORM_ANSWER_PAGES } from '#domain/api/contract.ts';

/** A page of the specification's route table (product §2), by one of its addresses. */
export interface Route {
  readonly path: string;
  /** Whether search engines may list it or its canonical page. */
  readonly listed: boolean;
}

/** Public pages. */
export const PUBLIC_ROUTES: readonly Route[] = [
  { path: '/', listed: true },
  { path: '/about/', listed: true },
  { path: '/services/', listed: true },
  { path: '/how-it-works/', listed: true },
  { path: '/faq/', listed: true },
  { path: '/testimonials/', listed: true },
  { path: '/contact/', listed: true },
  { path: '/eligibility-check/', listed: true },
  { path: '/filing/', listed: true },
  { path: '/rent-with-a-record/', listed: true },
  { path: '/rent-with-a-record/texas/', listed: true },
  { path: '/es/rent-with-a-record/oregon/', listed: true },
  { path: '/help-today/', listed: true },
  // A state with an office for a part of it, and with days to count.
  { path: '/help-today/georgia/', listed: true },
  { path: '/es/help-today/georgia/', listed: true },
  { path: '/what-happened/not-my-case/', listed: true },
  { path: '/es/what-happened/never-got-papers/', listed: true },
  { path: '/sealing-laws/', listed: true },
  { path: '/sealing-laws/changes/', listed: true },
  { path: '/sealing-laws/data/', listed: true },
  // The plan of a state with many remedies.
  { path: '/sealing-laws/ohio/', listed: true },
  // In Spanish one of each kind: pages with forms, an editorial page, the list of laws, a plan with many remedies, long
  // tables.
  { path: '/es/', listed: true },
  { path: '/es/contact/', listed: true },
  { path: '/es/eligibility-check/', listed: true },
  { path: '/es/locations/', listed: true },
  { path: '/es/faq/', listed: true },
  { path: '/es/sealing-laws/', listed: true },
  { path: '/es/sealing-laws/ohio/', listed: true },
  { path: '/es/renter-protections/', listed: true },
  { path: '/es/privacy/', listed: false },
  { path: '/privacy/', listed: false },
  { path: '/terms/', listed: false },
  { path: '/404.html', listed: false },
  // Of the places one of each kind: a state, its largest city, an area in a state without a law.
  { path: '/locations/', listed: true },
  { path: '/state/texas/', listed: true },
  { path: '/es/state/texas/', listed: true },
  { path: '/state/texas/houston/', listed: true },
  { path: '/state/alaska/badger/', listed: true },
  // A city's landing page names the page above as canonical; the other is the page of every city without one.
  { path: '/city/houston/', listed: true },
  { path: '/city/', listed: false },
];

/** Pages of the back office. */
const ADMIN_ROUTES: readonly Route[] = [
  { path: '/admin/login/', listed: false },
  { path: '/admin/dashboard/', listed: false },
];

/** Answers to forms that were sent without scripts (departure D2). */
const FORM_ANSWER_ROUTES: readonly Route[] = Object.values(FORM_ANSWER_PAGES)
  .flatMap(({ sent, unsent }) => [sent, unsent])
  .map((path) => ({ path, listed: false }));

/** All of them. */
export const ROUTES: readonly Route[] = [...PUBLIC_ROUTES, ...ADMIN_ROUTES, ...FORM_ANSWER_ROUTES];

/** Pages that answer addresses without a page of their own, each with one such address. */
const STAND_INS: Readonly<Record<string, string>> = {
  '/404.html': '/no-such-page/',
  '/city/': '/city/no-such-city/',
};

/** Routes whose template another route has too, with nothing of its own but words. */
const REPEATS = new Set([
  '/terms/',
  '/sent/check/',
  '/sent/check-not-sent/',
  '/sent/lead-not-sent/',
  '/sent/message/',
  '/sent/message-not-sent/',
]);

/** One page of each template. Of the Spanish pages only the one whose English page is not among the routes. */
export const TEMPLATES: readonly Route[] = [...PUBLIC_ROUTES, ...FORM_ANSWER_ROUTES].filter(
  ({ path }) => path === '/es/renter-protections/' || (!path.startsWith('/es/') && !REPEATS.has(path)),
);

/** Where a browser sees a page. */
export function visitAddress({ path }: Route): string {
  return STAND_INS[path] ?? path;
}
