import type { ComponentType } from 'react';

import type { LoginReason } from '../admin-paths.ts';

/** What the dashboard hands to each panel. */
export interface PanelProps {
  /** The session is over: takes the admin to login, and back to the same panel after. */
  readonly onSessionEnd: (reason: LoginReason) => void;
}

/** A view of the dashboard that is no list of records. Its script is fetched when it is first shown. */
export interface DashboardPanel {
  /** Stands in the address: `?list=<name>`. */
  readonly name: string;
  /** Stands in the navigation and, as the panel's own, in the page's title. */
  readonly title: string;
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

/** The panels, in the order of the navigation, after the lists. */
export const DASHBOARD_PANELS: readonly DashboardPanel[] = [
  {
    name: 'charts',
    title: 'Charts',
    load: async () => (await import('../charts/ChartsPanel.tsx')).ChartsPanel,
  },
  {
    name: 'site',
    title: 'Site',
    load: async () => (await import('../site-health/SiteHealth.tsx')).SiteHealth,
  },
];
