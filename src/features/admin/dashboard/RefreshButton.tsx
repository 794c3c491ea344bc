import { useStore } from '@nanostores/react';

import { Button } from '~/ui/Button.tsx';
import { REFRESH } from '~/ui/icon-paths.ts';

import type { DashboardList } from './dashboard-lists.ts';
import { stores } from './dashboard-stores.ts';

interface Props {
  readonly list: DashboardList;
  /** Whether the button works yet. */
  readonly isReady: boolean;
}

/** Reads a list anew, past everything that is remembered. */
export function RefreshButton({ list, isReady }: Props) {
  const store = stores[list];
  const { waitingFor } = useStore(store.$state, { ssr: 'initial' });
  return (
    <Button
      look="secondary"
      size="small"
      icon={REFRESH}
      disabled={!isReady}
      aria-disabled={waitingFor !== undefined}
      onClick={() => void store.refresh()}
    >
      Refresh
    </Button>
  );
}
