import { ADMIN_PATHS } from '../admin-paths.ts';

/** The dashboard's lists, in the order of its navigation; the first is shown unless the address names another. */
export const DASHBOARD_LISTS = ['submissions', 'leads', 'messages'] as const;

/** One of the dashboard's lists. */
export type DashboardList = (typeof DASHBOARD_LISTS)[number];

/** The list that is shown unless the address names another. */
export const FIRST_LIST: DashboardList = DASHBOARD_LISTS[0];

/**
 * Which list an address shows. Its name stands in the query, so that a reload, the Back button and the way back from
 * login find the same one; an address without a name, or with one that is unknown, shows the first.
 *
 * @param search the query with its question mark, as in `location.search`
 */
export function listInAddress(search: string): DashboardList {
  const asked = new URLSearchParams(search).get('list');
  return DASHBOARD_LISTS.find((list) => list === asked) ?? FIRST_LIST;
}

/**
 * The address of a list.
 *
 * @example listAddress('leads') // => '/admin/dashboard/?list=leads'
 */
export function listAddress(list: DashboardList): string {
  return list === FIRST_LIST ? ADMIN_PATHS.dashboard : `${ADMIN_PATHS.dashboard}?list=${list}`;
}
