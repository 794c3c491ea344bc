import type { MouseEvent } from 'react';

import { DASHBOARD_LISTS, listAddress, type DashboardList } from './dashboard-lists.ts';
import { LIST_WORDS } from './list-words.ts';

interface Props {
  readonly shown: DashboardList;
  readonly onShow: (list: DashboardList) => void;
}

/** The way between the lists: links, so that each can be bookmarked or opened in a tab of its own. */
export function ListNavigation({ shown, onShow }: Props) {
  function follow(event: MouseEvent, list: DashboardList) {
    // With one of these keys the browser opens the link elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow(list);
  }

  return (
    <nav aria-label="Lists" className="border-b border-line">
      <ul className="flex gap-x-6 sm:gap-x-8">
        {DASHBOARD_LISTS.map((list) => (
          <li key={list}>
            <a
              href={listAddress(list)}
              aria-current={list === shown ? 'page' : undefined}
              onClick={(event) => {
                follow(event, list);
              }}
              className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent font-semibold text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink"
            >
              {LIST_WORDS[list].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
