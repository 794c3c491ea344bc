import type { MouseEvent } from 'react';

import { DASHBOARD_VIEWS, viewAddress, type DashboardView } from './dashboard-views.ts';

interface Props {
  readonly shown: DashboardView;
  readonly onShow: (view: DashboardView) => void;
}

/** The way between the views: links, so that each can be bookmarked or opened in a tab of its own. */
export function ViewNavigation({ shown, onShow }: Props) {
  function follow(event: MouseEvent, view: DashboardView) {
    // With one of these keys the browser opens the link elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow(view);
  }

  return (
    <nav aria-label="Dashboard" className="border-b border-line">
      <ul className="flex flex-wrap gap-x-3 sm:gap-x-8">
        {DASHBOARD_VIEWS.map((view) => (
          <li key={view.name}>
            <a
              href={viewAddress(view)}
              aria-current={view.name === shown.name ? 'page' : undefined}
              onClick={(event) => {
                follow(event, view);
              }}
              className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent font-semibold text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink max-sm:text-xs"
            >
              {view.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
