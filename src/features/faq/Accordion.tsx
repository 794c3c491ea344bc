import { useEffect, useRef, type ReactNode } from 'react';

import { openLinkedDetails } from './linked-details.ts';

interface AccordionProps {
  readonly className: string;
  /** `<details>` elements with one name, rendered by the server and never changed by React. */
  readonly children?: ReactNode;
}

/**
 * An accordion: one question open at a time, each answer linkable by id. Browsers of 2026 do both natively for
 * `<details>` with a shared name; the island does it for older ones.
 */
export function Accordion({ className, children }: AccordionProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => (box.current === null ? undefined : openLinkedDetails(box.current)), []);

  useEffect(() => {
    const element = box.current;
    // Safari before 17.2 and Firefox before 130 ignore the name of <details>.
    if (element === null || 'name' in HTMLDetailsElement.prototype) return;
    function closeOthers({ target }: Event) {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      for (const other of element?.querySelectorAll('details') ?? []) {
        if (other !== target) other.open = false;
      }
    }
    // Captured, because toggle events do not bubble.
    element.addEventListener('toggle', closeOthers, true);
    return () => {
      element.removeEventListener('toggle', closeOthers, true);
    };
  }, []);

  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
