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

/** Neither kind of text can hold its own end tag, so the first one found is the end. */
const CODE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gsu;

/** Every script and style element of a page, in its order. */
export function codeElements(page: string): CodeElement[] {
  return [...page.matchAll(CODE)].map(({ 0: whole, 1: kind, 2: attributes = '', 3: text = '', index }) => ({
    kind: kind === 'script' ? 'script' : 'style',
    attributes,
    text,
    start: index,
    end: index + whole.length,
  }));
}
