/** The name of a law, of which no line ends between a section, rule or chapter and its number. */
export function unbroken(name: string): string {
  return name.replaceAll(/([§.\p{L}]) (?=\d)/gu, '$1\u00A0');
}

/** A law with plain spaces in all its texts: as editors type them, and as searches look for them. */
export function withPlainSpaces<Law>(law: Law): Law {
  return JSON.parse(JSON.stringify(law).replaceAll('\u00A0', ' ')) as Law;
}
