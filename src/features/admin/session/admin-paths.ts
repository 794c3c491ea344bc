export const ADMIN_PATHS = {
  /** Leads to the login, and on to the dashboard while logged in. */
  start: '/admin/',
  login: '/admin/login/',
  dashboard: '/admin/dashboard/',
  secondFactor: '/admin/second-factor/',
} as const;

export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The redirects of product §4: from the login page to the dashboard (or the previous page) while logged in, and
 * from any other page of the back office to the login page while logged out.
 *
 * @returns the redirect target; `undefined` to stay
 */
export function redirectFrom(place: Place, isAuthenticated: boolean): string | undefined {
  if (place.pathname === ADMIN_PATHS.start) return ADMIN_PATHS.login;
  if (place.pathname === ADMIN_PATHS.login) return isAuthenticated ? returnPath(place) : undefined;
  return isAuthenticated ? undefined : loginPath(place);
}

/**
 * URL of the login page with a return address. The fragment stays a fragment, because it is not sent to any server.
 *
 * @example loginPath({ pathname: '/admin/dashboard/', search: '?state=AZ', hash: '' }) // =>
 * '/admin/login/?next=%2Fadmin%2Fdashboard%2F%3Fstate%3DAZ'
 */
export function loginPath({ pathname, search, hash }: Place): string {
  const next = pathname + search;
  // A day does not begin with the audit log.
  const isToBegin = next === ADMIN_PATHS.dashboard || new URLSearchParams(search).get('list') === 'audit';
  const query = isToBegin ? '' : `?${new URLSearchParams({ next }).toString()}`;
  return ADMIN_PATHS.login + query + hash;
}

/**
 * The page to return to after logging in, from the login page's URL. Only pages of the back office are allowed: a
 * crafted link must not redirect to another site after a login (open redirect).
 */
export function returnPath({ search, hash }: Pick<Place, 'search' | 'hash'>): string {
  const next = new URLSearchParams(search).get('next');
  const url = next !== null && URL.canParse(next, HERE) ? new URL(next, HERE) : undefined;
  const isOurs =
    url?.origin === HERE && url.pathname.startsWith('/admin/') && url.pathname !== ADMIN_PATHS.login;
  return (isOurs ? url.pathname + url.search : ADMIN_PATHS.dashboard) + hash;
}

/** Placeholder for the site's origin while parsing. */
const HERE = 'https://back-office.invalid';
