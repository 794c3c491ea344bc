import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/** A classic script of its own file holds the page up, wherever it stands; a module, `defer` and `async` do not. */
const BLOCKING_SCRIPT = 'script[src]:not([type=module], [defer], [async])';
/** A style sheet of its own file holds the first paint up, unless it is for another medium such as print. */
const BLOCKING_STYLE = 'link[rel~=stylesheet]:not([media=print])';

/** Nothing has to arrive after the document before it can be painted (design §6). */
export function noBlockingRequests(page: BuiltPage): Finding[] {
  return page
    .all(`${BLOCKING_SCRIPT}, ${BLOCKING_STYLE}`)
    .map((element) => finding(page, element, 'The first paint waits for this request.'));
}
