import { useEffect, useRef } from 'react';

/** Says that it is hydrated in the way the check's form does. */
export function EmptyIsland() {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ref.current !== null) ref.current.dataset.ready = '';
  }, []);
  return (
    <button type="button" ref={ref}>
      Ready
    </button>
  );
}
