import { useState, type SubmitEvent } from 'react';

import { readSearch, SEARCH_HINT } from '~/domain/records/search.ts';
import { Button } from '~/ui/Button.tsx';
import { SEARCH } from '~/ui/icon-paths.ts';

import { COMPACT_CONTROL, COMPACT_LABEL } from './compact-control.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  readonly find: string | undefined;
  readonly isReady: boolean;
  readonly onFind: (find: string | undefined) => void;
}

/** Looks for a person. Searches on Enter; an emptied box shows everybody again. */
export function SearchBox({ find = '', isReady, onFind }: Props) {
  const [typed, setTyped] = useTyped(find);
  const [isTooLittle, setTooLittle] = useState(false);

  function look(text: string) {
    const wanted = text.trim();
    const isReadable = wanted === '' || readSearch(wanted) !== undefined;
    setTooLittle(!isReadable);
    if (isReadable) onFind(wanted === '' ? undefined : wanted);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    look(typed);
  }

  return (
    <form role="search" onSubmit={submit} className="min-w-0 grow max-md:basis-full md:basis-0">
      <label htmlFor="find" className={COMPACT_LABEL}>
        Name, email or phone
      </label>
      <div className="flex gap-2">
        <input
          id="find"
          type="search"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isTooLittle || undefined}
          aria-describedby={isTooLittle ? 'find-error' : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            // The box's own cross empties it: nobody presses Enter after that.
            if (target.value === '') look('');
          }}
          className={COMPACT_CONTROL}
        />
        <Button type="submit" look="secondary" size="small" icon={SEARCH} disabled={!isReady}>
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </div>
      {isTooLittle && (
        <p id="find-error" role="alert" className="mt-1 text-sm font-semibold text-no">
          {SEARCH_HINT}.
        </p>
      )}
    </form>
  );
}
