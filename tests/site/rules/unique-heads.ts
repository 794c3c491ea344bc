import { finding, type Finding } from '../support/finding.ts';
import type { PageHead } from '../support/page-head.ts';

/**
 * No two pages that search engines list share a title or a description: in a list of results they could not be told
 * apart. Unlike the other rules it looks at all pages at once.
 */
export function uniqueHeads(heads: readonly PageHead[]): Finding[] {
  const listed = heads.filter(({ noindex }) => !noindex);
  return [...shared(listed, 'title'), ...shared(listed, 'description')];
}

function shared(heads: readonly PageHead[], key: 'title' | 'description'): Finding[] {
  const first = new Map<string, string>();
  return heads.flatMap((head) => {
    const text = head[key];
    const owner = first.get(text);
    if (owner !== undefined && text !== '')
      return [finding(head, `“${text}”`, `${owner} has the same ${key}.`)];
    first.set(text, head.path);
    return [];
  });
}
