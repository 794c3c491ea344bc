import { codeElements, type CodeElement } from './page-code.ts';

/** A page's own script, as Astro writes it into a built page. */
const PAGE_SCRIPT = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/gu;

/**
 * Joins the code of a built page: one style sheet, and Astro's inline scripts where they stand side by side. Each element
 * that is left costs the page its hash in the content security policy, which does not compress.
 */
export function joinPageCode(page: string): string {
  return joinNeighbours(joinStyles(page));
}

/**
 * Lets the first paint come before a page's own scripts are even asked for: on a slow connection they would share it
 * with the document and the font. Every public page is drawn without them, and works. One script fetches them all, for
 * the same reason of hashes.
 */
export function fetchAfterFirstPaint(page: string): string {
  const sources = [...page.matchAll(PAGE_SCRIPT)].map(([, source = '']) => source);
  if (sources.length === 0) return page;
  const imports = sources.map((source) => `import("${source}")`).join(';');
  const loader = `<script type="module">requestAnimationFrame(()=>setTimeout(()=>{${imports}}))</script>`;
  let isFirst = true;
  return page.replace(PAGE_SCRIPT, () => {
    const text = isFirst ? loader : '';
    isFirst = false;
    return text;
  });
}

/** Whose work a style sheet is, as tools write it into each. All licences together are in /licences.txt. */
const LICENCE_COMMENT = /\/\*!.*?\*\/\s*/gsu;

/** All rules where the last style sheet of the head stands: after the font's preload, and in their order. */
function joinStyles(page: string): string {
  const styles = codeElements(page).filter(({ kind, attributes }) => kind === 'style' && attributes === '');
  const headEnd = page.indexOf('</head>');
  const place = styles.findLast(({ end }) => end <= headEnd);
  if (place === undefined) return page;
  const all = `<style>${styles.map(({ text }) => text.replace(LICENCE_COMMENT, '')).join('')}</style>`;
  return replaceElements(page, styles, (style) => (style === place ? all : ''));
}

/** Classic scripts that follow one another run one after the other anyway. */
function joinNeighbours(page: string): string {
  const scripts = codeElements(page).filter(({ kind, attributes }) => kind === 'script' && attributes === '');
  const follows = (left: CodeElement | undefined, right: CodeElement | undefined) =>
    left !== undefined && left.end === right?.start;
  return replaceElements(page, scripts, (script) => {
    const index = scripts.indexOf(script);
    const opening = follows(scripts[index - 1], script) ? '' : '<script>';
    // A semicolon, because a script may end without one and the next begin with a bracket.
    const closing = follows(script, scripts[index + 1]) ? ';' : '</script>';
    return opening + script.text + closing;
  });
}

function replaceElements(
  page: string,
  elements: readonly CodeElement[],
  replacement: (element: CodeElement) => string,
): string {
  let built = '';
  let done = 0;
  for (const element of elements) {
    built += page.slice(done, element.start) + replacement(element);
    done = element.end;
  }
  return built + page.slice(done);
}
