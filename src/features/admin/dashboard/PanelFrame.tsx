import { useEffect, useState, type ComponentType } from 'react';

import type { DashboardPanel, PanelProps } from './dashboard-panels.ts';
import { ListSkeleton, LoadFailure } from './ListStates.tsx';

interface Props extends PanelProps {
  readonly panel: DashboardPanel;
}

/** Fetches a panel's script and shows the panel. Give it the panel's name as its key. */
export function PanelFrame({ panel, ...props }: Props) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const { load } = panel;

  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        // Wrapped, because React calls a bare function for the next state.
        if (isWanted) setPanel(() => loaded);
      },
      () => {
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);

  if (Panel !== undefined) return <Panel {...props} />;
  if (!isFailed) return <ListSkeleton />;
  return (
    <LoadFailure
      missing="This part of the dashboard could not be loaded. Check your connection."
      onRetry={() => {
        setFailed(false);
        setTries(tries + 1);
      }}
    />
  );
}
