import type { ReactNode } from 'react';

import { Button } from '~/ui/Button.tsx';
import { LOGOUT } from '~/ui/icon-paths.ts';

interface Props {
  readonly email: string | undefined;
  /** Whether the buttons work yet. */
  readonly isReady: boolean;
  readonly isLoggingOut: boolean;
  readonly onLogOut: () => void;
  readonly onLogOutEverywhere: () => void;
  /** What the shown view offers beside Logout. */
  readonly children: ReactNode;
}

/** Title, who is logged in, and the buttons of specification §2. A busy button keeps the focus. */
export function DashboardHeader({
  email,
  isReady,
  isLoggingOut,
  onLogOut,
  onLogOutEverywhere,
  children,
}: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-3xl">Dashboard</h1>
        <p className="mt-1 flex min-h-8 flex-wrap items-center gap-x-4 text-sm wrap-anywhere text-muted">
          {email !== undefined && (
            <>
              Logged in as {email}
              <button
                type="button"
                aria-disabled={isLoggingOut}
                onClick={onLogOutEverywhere}
                className="min-h-8 cursor-pointer underline underline-offset-4 hover:text-ink"
              >
                Log out everywhere
              </button>
            </>
          )}
        </p>
      </div>
      <div className="flex gap-3">
        {children}
        <Button
          look="outline"
          size="small"
          icon={LOGOUT}
          disabled={!isReady}
          aria-disabled={isLoggingOut}
          onClick={onLogOut}
        >
          Logout
        </Button>
      </div>
    </div>
  );
}
