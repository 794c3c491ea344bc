import { isText, type Text } from 'domhandler';

import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';
import { isInline, readableAttributes, readableTexts } from '../support/readable-text.ts';

/** Traces of a sentence that was assembled from parts, with the problem of each. */
const SLIPS: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/\S[ \u00A0]{2,}\S/u, 'Two spaces in a row.'],
  [/\S\s[,;:!?](?:\s|$)/u, 'A space before a mark.'],
  [/\S\s\.(?:\s|$)/u, 'A space before the full stop.'],
  [/,\s*,|;\s*;|(?<!\.)\.\.(?!\.)|\?\?|!!/u, 'A mark twice.'],
  [/[([]\s|\s[)\]]/u, 'A space inside brackets.'],
];

/** A text that goes on after a link or an emphasis begins with its mark, and never with a space before it. */
const DETACHED = /^\s+[,.;:!?)](?:\s|$)/u;

/** No double spaces and no detached punctuation: traces of a sentence with a missing part. */
export function spacing(page: BuiltPage): Finding[] {
  const inTexts = readableTexts(page).flatMap((text) =>
    [...slipsIn(text.data), ...(isDetached(text) ? ['A space before a mark.'] : [])].map((problem) =>
      finding(page, text, problem),
    ),
  );
  const inAttributes = readableAttributes(page).flatMap(({ element, text }) =>
    slipsIn(text).map((problem) => finding(page, element, problem)),
  );
  return [...inTexts, ...inAttributes];
}

function slipsIn(text: string): string[] {
  return SLIPS.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem);
}

function isDetached(text: Text): boolean {
  const { prev } = text;
  return prev !== null && !isText(prev) && isInline(prev) && DETACHED.test(text.data);
}
