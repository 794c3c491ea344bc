import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';

import { recordReference } from '#domain/records/reference.ts';
import { isFocusIn } from '#ui/focus.ts';
import { PersonPanel } from '#features/admin/panel/PersonPanel.tsx';

import { $found } from './found.ts';
import { SEARCH_ID } from './SearchBox.tsx';

/** A view, and beside it the panel of the record that was opened from the search, whatever the view is. */
export function BesideFound({ children }: { readonly children: ReactNode }) {
  const found = useStore($found);
  useEffect(() => {
    const close = () => {
      $found.set(undefined);
    };
    // Another view was chosen.
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      close();
    };
  }, []);

  function close() {
    if (isFocusIn(document.querySelector('[data-of]'))) document.getElementById(SEARCH_ID)?.focus();
    $found.set(undefined);
  }

  return (
    <div
      className={`flex min-h-0 flex-1 flex-col ${found === undefined ? '' : 'xl:grid xl:grid-cols-[minmax(0,1fr)_33rem] xl:grid-rows-1'}`}
    >
      <div className={`flex min-h-0 flex-1 flex-col ${found === undefined ? '' : 'max-xl:hidden'}`}>
        {children}
      </div>
      {found !== undefined && (
        <PersonPanel
          key={recordReference(found)}
          row={found}
          isToWrite={false}
          next={undefined}
          onOpen={(row) => {
            $found.set(row);
          }}
          onClose={close}
          onRemoved={close}
        />
      )}
    </div>
  );
}
