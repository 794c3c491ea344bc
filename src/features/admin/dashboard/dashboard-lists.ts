/** The dashboard's lists of records, in the order of its navigation. */
export const DASHBOARD_LISTS = ['submissions', 'leads', 'messages'] as const;

/** One of the dashboard's lists. */
export type DashboardList = (typeof DASHBOARD_LISTS)[number];
