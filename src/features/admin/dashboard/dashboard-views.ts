import type { ComponentType } from 'react';

import { retryableImport } from '~/browser/load-once.ts';

import { ADMIN_PATHS, type LoginReason } from '../session/admin-paths.ts';
import { DASHBOARD_LISTS, type DashboardList, LIST_WORDS } from '../records/list/record-lists.ts';

/** What the dashboard hands to each panel. */
export interface PanelProps {
  /** The session is over: takes the admin to login, and back to the same panel after. */
  readonly onSessionEnd: (reason: LoginReason) => void;
}

/** A view of the dashboard that is no list of records. Its script is fetched when it is first shown. */
export interface DashboardPanel {
  /** The name in the address: `?list=<name>`. */
  readonly name: string;
  /** The label in the navigation and the page's title. */
  readonly title: string;
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

const importCharts = retryableImport(() => import('../charts/ChartsPanel.tsx'));
const importSiteHealth = retryableImport(() => import('../site/SiteHealth.tsx'));
const importAudit = retryableImport(() => import('../audit/AuditPanel.tsx'));

/** The panels, in the order of the navigation, after the lists. */
const DASHBOARD_PANELS: readonly DashboardPanel[] = [
  {
    name: 'charts',
    title: 'Charts',
    load: async () => (await importCharts()).ChartsPanel,
  },
  {
    name: 'site',
    title: 'Site',
    load: async () => (await importSiteHealth()).SiteHealth,
  },
  {
    name: 'audit',
    title: 'Audit log',
    load: async () => (await importAudit()).AuditPanel,
  },
];

/** What the dashboard can show: what waits, a list of records, or a panel. */
export type DashboardView =
  | { readonly kind: 'queue'; readonly name: 'waiting'; readonly title: string }
  | { readonly kind: 'list'; readonly name: DashboardList; readonly title: string }
  | ({ readonly kind: 'panel' } & DashboardPanel);

/** The view that is shown unless the address names another. */
export const FIRST_VIEW: DashboardView = { kind: 'queue', name: 'waiting', title: 'Waiting' };

/** Every view, in the order of the navigation. */
export const DASHBOARD_VIEWS: readonly DashboardView[] = [
  FIRST_VIEW,
  ...DASHBOARD_LISTS.map((name) => ({ kind: 'list', name, title: LIST_WORDS[name].title }) as const),
  ...DASHBOARD_PANELS.map((panel) => ({ kind: 'panel', ...panel }) as const),
];

const FILTERS = ['classification', 'finding', 'state', 'work', 'from', 'to'];

/**
 * Which view an address shows. Its name is in the query, so that a reload, the Back button and the way back from
 * login find the same one; an address without a name, or with one that is unknown, shows the first.
 *
 * @param search the query with its question mark, as in `location.search`
 * @returns one of {@link DASHBOARD_VIEWS} itself, or {@link FIRST_VIEW}
 */
export function viewInAddress(search: string): DashboardView {
  const query = new URLSearchParams(search);
  // Of the submissions, which had no name in the address once, somebody may have kept a link to a part.
  const asked = query.get('list') ?? (FILTERS.some((name) => query.has(name)) ? 'submissions' : null);
  return DASHBOARD_VIEWS.find(({ name }) => name === asked && name !== FIRST_VIEW.name) ?? FIRST_VIEW;
}

/**
 * The address of a view.
 *
 * @example viewAddress({ name: 'leads' }) // => '/admin/dashboard/?list=leads'
 */
export function viewAddress({ name }: Pick<DashboardView, 'name'>): string {
  return name === FIRST_VIEW.name ? ADMIN_PATHS.dashboard : `${ADMIN_PATHS.dashboard}?list=${name}`;
}

/** The title of the dashboard's page, by the view that it shows and how many wait, where that is known. */
export function dashboardTitle(
  { title }: Pick<DashboardView, 'title'>,
  siteName: string,
  waiting = 0,
): string {
  return `${waiting > 0 ? `(${waiting.toLocaleString('en-US')}) ` : ''}${title} | ${siteName} back office`;
}
