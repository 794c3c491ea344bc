import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

import { ancestors } from '../support/ancestors.ts';
import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/** Pictures have alt text, or an empty one if decorative, and a size that reserves their space. */
export function pictures(page: BuiltPage): Finding[] {
  return [...images(page), ...drawings(page)];
}

function images(page: BuiltPage): Finding[] {
  return page.all('img').flatMap((image) => {
    const { alt, width, height } = image.attribs;
    const findings: Finding[] = [];
    if (alt === undefined)
      findings.push(finding(page, image, 'It has no alt text; a decoration has alt="".'));
    if (!isSize(width) || !isSize(height)) {
      findings.push(finding(page, image, 'It needs width and height, or the page jumps when it arrives.'));
    }
    return findings;
  });
}

/**
 * A drawing in the page is either a picture with a name, a group with a name and links in it, or hidden from screen
 * readers. What is in a picture is not read out, so links must not be in one.
 */
function drawings(page: BuiltPage): Finding[] {
  return page
    .all('svg')
    .filter((drawing) => !isNamed(drawing) && ![drawing, ...ancestors(drawing)].some(isHidden))
    .map((drawing) =>
      finding(
        page,
        drawing,
        'It needs aria-hidden="true", or a name and role="img", or role="group" if links are in it.',
      ),
    );
}

function isNamed(drawing: Element): boolean {
  const { role, 'aria-label': label, 'aria-labelledby': labelledBy } = drawing.attribs;
  const holdsLinks = DomUtils.getElementsByTagName('a', drawing).length > 0;
  return role === (holdsLinks ? 'group' : 'img') && (label ?? labelledBy ?? '') !== '';
}

function isHidden({ attribs }: Element): boolean {
  return attribs['aria-hidden'] === 'true';
}

function isSize(value: string | undefined): boolean {
  return value !== undefined && /^[1-9]\d*$/u.test(value);
}
