import type { LoginReason } from '#features/admin/session/admin-paths.ts';

/** What every panel of the dashboard is given. */
export interface PanelProps {
  /** Called when the session has ended: redirects to the login page, which leads back to this panel. */
  readonly onSessionEnd: (reason: LoginReason) => void;
}
