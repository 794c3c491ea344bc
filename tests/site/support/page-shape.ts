/**
 * Text and values that cannot make a page invalid, whatever they say: no mark that HTML reads but the references that
 * Astro writes, and more than white space. Only where a rule about the text itself is not to be expected: labels,
 * buttons and captions stay as they are.
 */
const PLAIN = String.raw`(?=[^<]*[^<\s])(?:[^<>&"]|&(?:#39|amp|quot);)+`;

/** Each pattern with what is left of it. */
const WORDS: readonly (readonly [pattern: RegExp, rest: string])[] = [
  // Running text.
  [
    new RegExp(
      String.raw`(<(?:a|b|dd|dt|li|p|small|span|strong|td|title)(?: [^<>]*)?>|</(?:a|b|small|span|strong)>)${PLAIN}(?=<)`,
      'gu',
    ),
    '$1x',
  ],
  [new RegExp(String.raw`(</svg>)${PLAIN}(?=</[ap]>)`, 'gu'), '$1x'],
  [/(<script type="application\/ld\+json">)[^<]*/gu, '$1'],
  // What search engines and links show, and the hashes of a policy.
  [
    /(<meta (?:name="(?:description|keywords|twitter:[a-z:]+)"|property="og:[a-z_:]+"|http-equiv="content-security-policy") content=")[^"&<>]+/gu,
    '$1x',
  ],
  // Addresses of pages, and telephone numbers.
  [/ href="(?:https:\/\/[\w./-]+|\/[a-z0-9/-]*\/(?:#(?:[\w.%+’=-]|&amp;)+)?)"/gu, ' href="/x/"'],
  [/ href="tel:\+\d+"/gu, ' href="tel:x"'],
  // What Astro hands to an island, and marks for scripts.
  [/ (props|uid|data-[a-z-]+)="[^"<>]+"/gu, ' $1="x"'],
  // What a map is called, and its size.
  [/(<svg [^<>]*aria-label=")[^"<>&]+/gu, '$1x'],
  [/ viewBox="[\d. -]+"/gu, ' viewBox="x"'],
  // Entries of a list that now read the same: one is as valid as twenty, unless they hold what a page may have only once.
  [
    /(<li\b(?:(?! (?:id|name|aria-label)=)[^<>])*>(?:(?!<\/?li\b| (?:id|name|aria-label)=").)*<\/li>)(?:\s*\1)+/gsu,
    '$1',
  ],
  // The same for links in a row, and for terms with their descriptions.
  [/(x<a\b(?:(?! (?:id|name|aria-label)=)[^<>])*>x<\/a>)\1+/gu, '$1'],
  [/(<dt(?: class="[^"]*")?>x<\/dt>\s*<dd(?: class="[^"]*")?>x<\/dd>)(?:\s*\1)+/gu, '$1'],
];

/** Parts of a page are named by their headings, which must differ: each text is told from the others. */
const HEADING = new RegExp(String.raw`(<h[1-6](?: [^<>]*)?>)(${PLAIN})(?=<)`, 'gu');

/**
 * A page without its plain words: two pages of one shape are both valid or both not. Three thousand places make a hundred
 * shapes, and to validate a page takes a hundred times longer than to find its shape.
 */
export function pageShape(html: string): string {
  const texts: string[] = [];
  const headings = html.replaceAll(HEADING, (_, tag: string, text: string) => {
    if (!texts.includes(text)) texts.push(text);
    return `${tag}${texts.indexOf(text)}`;
  });
  return WORDS.reduce((rest, [pattern, left]) => rest.replaceAll(pattern, left), headings);
}
