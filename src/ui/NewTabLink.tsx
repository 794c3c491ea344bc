import type { ReactNode } from 'react';

import { useControlWords } from './control-words.ts';

/**
 * A link that leaves the page as it is, because its contents are kept nowhere else, and that says so to whoever
 * cannot see it. Without an address it is the words alone.
 */
export function NewTabLink({ href, children }: { href: string | null; children: ReactNode }) {
  const { newTab } = useControlWords();
  if (href === null) return children;
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}
