/** The pages of the back office. */
export const ADMIN_PATHS = {
  login: '/admin/login/',
  dashboard: '/admin/dashboard/',
  /** Where a second factor is set up. */
  secondFactor: '/admin/second-factor/',
} as const;

/** Why somebody is asked to log in who did not ask for it. */
export type LoginReason = 'session-ended' | 'no-rights' | 'idle';

/** The part of `Location` that says where the admin is. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const REASONS: readonly LoginReason[] = ['session-ended', 'no-rights', 'idle'];

/**
 * The redirects of specification §4: login while logged in leads to the dashboard (or back to where the admin was), and
 * any other page of the back office while logged out leads to login.
 *
 * @returns where to go instead, or `undefined` to stay
 */
export function redirectFrom(place: Place, isAuthenticated: boolean): string | undefined {
  if (place.pathname === ADMIN_PATHS.login) return isAuthenticated ? returnPath(place) : undefined;
  return isAuthenticated ? undefined : loginPath(place);
}

/**
 * The address of the login page that leads back to where the admin was. What follows a `#` stays there: it is sent
 * to no server.
 *
 * @example loginPath({ pathname: '/admin/dashboard/', search: '?state=AZ', hash: '' }, 'session-ended')
 * // => '/admin/login/?reason=session-ended&next=%2Fadmin%2Fdashboard%2F%3Fstate%3DAZ'
 */
export function loginPath({ pathname, search, hash }: Place, reason?: LoginReason): string {
  const next = pathname + search;
  const query = new URLSearchParams({
    ...(reason !== undefined && { reason }),
    ...(next !== ADMIN_PATHS.dashboard && { next }),
  }).toString();
  return (query === '' ? ADMIN_PATHS.login : `${ADMIN_PATHS.login}?${query}`) + hash;
}

/** Why the login page was opened, by its query; `undefined` when somebody simply came. */
export function loginReason(search: string): LoginReason | undefined {
  const asked = new URLSearchParams(search).get('reason');
  return REASONS.find((reason) => reason === asked);
}

/**
 * Where to go after logging in, by the login page's own address. Only pages of the back office: a link that somebody
 * sends must not lead a fresh login to another site.
 */
export function returnPath({ search, hash }: Pick<Place, 'search' | 'hash'>): string {
  const next = new URLSearchParams(search).get('next');
  const url = next === null ? undefined : readAddress(next);
  const isOurs =
    url?.origin === HERE && url.pathname.startsWith('/admin/') && url.pathname !== ADMIN_PATHS.login;
  return (isOurs ? url.pathname + url.search : ADMIN_PATHS.dashboard) + hash;
}

/** Placeholder for the site's own origin while an address is parsed. */
const HERE = 'https://back-office.invalid';

function readAddress(address: string): URL | undefined {
  try {
    return new URL(address, HERE);
  } catch {
    return undefined;
  }
}
