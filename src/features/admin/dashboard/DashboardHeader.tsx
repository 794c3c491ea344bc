import type { ReactNode } from 'react';

import { Button } from '~/ui/Button.tsx';
import { LOGOUT } from '~/ui/icon-paths.ts';

interface Props {
  readonly email: string | undefined;
  /** Whether the buttons work yet. */
  readonly isReady: boolean;
  readonly isLoggingOut: boolean;
  readonly onLogOut: () => void;
  /** What the shown view offers beside Logout. */
  readonly children: ReactNode;
}

/** Title, who is logged in, and the buttons of specification §2. A busy button keeps the focus. */
export function DashboardHeader({ email, isReady, isLoggingOut, onLogOut, children }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-3xl">Dashboard</h1>
        <p className="mt-1 min-h-6 text-sm wrap-anywhere text-muted">
          {email !== undefined && `Logged in as ${email}`}
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
