import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/** No `style=""` and no `onclick=""`: a content security policy without 'unsafe-inline' blocks both. */
export function inlineAttributes(page: BuiltPage): Finding[] {
  return page.all('*').flatMap((element) =>
    Object.keys(element.attribs)
      .filter((attribute) => attribute === 'style' || /^on[a-z]/u.test(attribute))
      .map((attribute) => finding(page, element, `The ${attribute} attribute belongs into a file.`)),
  );
}
