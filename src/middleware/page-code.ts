/** An inline `<script>` or `<style>` of a built page, as Astro writes it. */
export interface CodeElement {
  readonly kind: 'script' | 'style';
  /** What stands in the opening tag, as it was written. */
  readonly attributes: string;
  /** What a browser takes for its text, and so what a hash of it is of. */
  readonly text: string;
  /** Where the element begins and ends in the page. */
  readonly start: number;
  readonly end: number;
}

/** Where one begins. Its end is looked for by itself: an expression over all of it takes three times as long. */
const OPENING = /<(script|style)\b([^>]*)>/gu;

/** Every script and style element of a page, in its order. */
export function codeElements(page: string): CodeElement[] {
  const elements: CodeElement[] = [];
  let end = 0;
  for (const { 0: opening, 1: kind, 2: attributes = '', index } of page.matchAll(OPENING)) {
    // What looks like a beginning within a script is text.
    if (index < end) continue;
    const textStart = index + opening.length;
    // Neither kind of text can hold its own end tag, so the first one found is the end.
    const textEnd = page.indexOf(`</${kind}>`, textStart);
    if (textEnd === -1) break;
    end = page.indexOf('>', textEnd) + 1;
    elements.push({
      kind: kind === 'script' ? 'script' : 'style',
      attributes,
      text: page.slice(textStart, textEnd),
      start: index,
      end,
    });
  }
  return elements;
}

/** The page with other text where elements of it stand; `null` leaves one as it is. */
export function replaceElements(
  page: string,
  elements: readonly CodeElement[],
  replacement: (element: CodeElement, index: number) => string | null,
): string {
  let built = '';
  let done = 0;
  elements.forEach((element, index) => {
    const text = replacement(element, index);
    if (text === null) return;
    built += page.slice(done, element.start) + text;
    done = element.end;
  });
  return done === 0 ? page : built + page.slice(done);
}
