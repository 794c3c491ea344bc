import { type ComponentType, lazy } from 'react';

import { LIST_WORDS } from '#features/admin/words.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import { WAITING } from '#domain/office/filters.ts';

const Numbers = lazy(async () => ({
  default: (await import('#features/admin/numbers/NumbersPanel.tsx')).NumbersPanel,
}));
const Audit = lazy(async () => ({
  default: (await import('#features/admin/audit/AuditPanel.tsx')).AuditPanel,
}));

/** A view of the dashboard: the queue, a list of records, or a panel, whose script is loaded when it is first shown. */
export type DashboardView = {
  /** Name in the URL: `?list=<name>`. */
  readonly name: string;
  /** Label in the navigation and the page title. */
  readonly title: string;
} & (
  | { readonly kind: 'queue'; readonly name: typeof WAITING }
  | { readonly kind: 'list'; readonly name: RecordKind }
  | { readonly kind: 'panel'; readonly Panel: ComponentType }
);

export const FIRST_VIEW: DashboardView = { kind: 'queue', name: WAITING, title: 'Waiting' };

/** All views in the order of the navigation. */
export const DASHBOARD_VIEWS: readonly DashboardView[] = [
  FIRST_VIEW,
  ...RECORD_KINDS.map((name) => ({ kind: 'list', name, title: LIST_WORDS[name].title }) as const),
  { kind: 'panel', name: 'numbers', title: 'Numbers', Panel: Numbers },
  { kind: 'panel', name: 'audit', title: 'Audit log', Panel: Audit },
];

/**
 * The view that a URL's query names, else the queue.
 *
 * @param search the query with its question mark, as in `location.search`
 * @returns one of {@link DASHBOARD_VIEWS} itself
 */
export function viewInAddress(search: string): DashboardView {
  const wanted = new URLSearchParams(search).get('list');
  return DASHBOARD_VIEWS.find(({ name }) => name === wanted) ?? FIRST_VIEW;
}

/** The page title for a view, with the number of waiting records if known. */
export function dashboardTitle(
  { title }: Pick<DashboardView, 'title'>,
  siteName: string,
  waiting = 0,
): string {
  return `${waiting > 0 ? `(${waiting.toLocaleString('en-US')}) ` : ''}${title} | ${siteName} back office`;
}
