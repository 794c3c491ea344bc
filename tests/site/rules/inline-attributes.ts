import { isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';

import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/** No `style=""` and no `onclick=""`: a content security policy without 'unsafe-inline' blocks both. */
export function inlineAttributes(page: BuiltPage): Finding[] {
  return DomUtils.filter(isTag, page.document).flatMap((element) =>
    isTag(element)
      ? Object.keys(element.attribs)
          .filter((attribute) => attribute === 'style' || /^on[a-z]/u.test(attribute))
          .map((attribute) => finding(page, element, `The ${attribute} attribute belongs into a file.`))
      : [],
  );
}
