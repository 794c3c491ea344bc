import type { ReactNode } from 'react';

import { useControlWords } from './control-words.ts';

/**
 * A link that opens a new tab, because the page's input is stored nowhere, and announces that to screen readers.
 * Renders only the text if `href` is `null`.
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
